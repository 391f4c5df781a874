package zwickmuehle.app.manual;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A completion script for bash, also old ones: commands, options, and the words an option takes. Where it has nothing to
 * offer, bash completes file names.
 */
final class BashCompletion {
    private BashCompletion() {}

    static String of(CommandSpec program) {
        List<CommandSpec> commands = Commands.visible(program);
        String names = commands.stream().map(CommandSpec::name).collect(Collectors.joining(" "));
        StringBuilder script = new StringBuilder("""
                # Completion for bash, written by `zwickmuehle completion bash`: load it with `source`.
                _zwickmuehle() {
                  local line=${COMP_LINE:0:COMP_POINT} words word before command='' candidate candidates=''
                  # Bash takes colons for the ends of words, as in level:3; here blanks alone are.
                  read -r -a words <<<"$line"
                  case $line in *' ') words+=('') ;; esac
                  word=${words[${#words[@]}-1]}
                  before=${words[${#words[@]}-2]}
                  for candidate in "${words[@]:1:${#words[@]}-2}"; do
                    case " NAMES " in *" $candidate "*) command=$candidate && break ;; esac
                  done
                  case "$command $before" in
                """.replace("NAMES", names));
        values(commands).forEach((words, options) -> script.append("    ").append(String.join(" | ", options))
                .append(") candidates='").append(words).append("' ;;\n"));
        script.append("    *)\n      case $command in\n");
        script.append("        '') candidates='").append(names).append(" --help --version' ;;\n");
        for (CommandSpec command : commands) {
            script.append("        ").append(command.name()).append(") candidates='")
                    .append(Stream.concat(
                            Commands.words(command).stream(),
                            Commands.options(command).stream().map(OptionSpec::longestName))
                            .collect(Collectors.joining(" ")))
                    .append("' ;;\n");
        }
        return script
                .append("""
                              esac
                              case $word in -*) ;; *) case $command in '' | WITH_WORDS) ;; *) candidates='' ;; esac ;; esac
                              ;;
                          esac
                          COMPREPLY=()
                          while read -r candidate; do
                            case $word in *:*) candidate=${candidate#"${word%"${word##*:}"}"} ;; esac
                            [ -z "$candidate" ] || COMPREPLY+=("$candidate")
                          done < <(compgen -W "$candidates" -- "$word")
                        }
                        complete -o default -F _zwickmuehle zwickmuehle
                        """
                        .replace("WITH_WORDS", withWords(commands)))
                .toString();
    }

    /** Commands after which a word is offered that is no option. */
    private static String withWords(List<CommandSpec> commands) {
        return commands.stream().filter(command -> !Commands.words(command).isEmpty()).map(CommandSpec::name)
                .collect(Collectors.joining(" | "));
    }

    /** By the words offered: all the options, with their commands, that take them; nothing for what nobody can guess. */
    private static Map<String, List<String>> values(List<CommandSpec> commands) {
        return commands.stream()
                .flatMap(command -> Commands.options(command).stream().filter(Commands::takesValue)
                        .map(option -> Map.entry(String.join(" ", Commands.values(option.paramLabel())),
                                "'" + command.name() + " " + option.longestName() + "'")))
                .collect(Collectors.groupingBy(Map.Entry::getKey, TreeMap::new,
                        Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
    }
}
