package zwickmuehle.app.manual;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** A completion function for zsh: commands and options with what they do, and the words or files an option takes. */
final class ZshCompletion {
    private ZshCompletion() {}

    static String of(CommandSpec program) {
        StringBuilder script = new StringBuilder(
                """
                        #compdef zwickmuehle
                        # Completion for zsh, written by `zwickmuehle completion zsh`: put it into a folder of $fpath as _zwickmuehle.
                        _zwickmuehle() {
                          if (( CURRENT == 2 )); then
                            local -a commands=(
                        """);
        for (CommandSpec command : Commands.visible(program)) {
            script.append("      ").append(quoted(command.name() + ":" + Commands.summary(command))).append('\n');
        }
        script.append("""
                    )
                    _describe command commands
                    return
                  fi
                  local command=$words[2]
                  shift words
                  (( CURRENT-- ))
                  case $command in
                """);
        for (CommandSpec command : Commands.visible(program)) {
            script.append("    ").append(command.name()).append(") _arguments")
                    .append(Stream.concat(Commands.options(command).stream().map(ZshCompletion::option),
                            positionals(command))
                            .map(argument -> " \\\n      " + quoted(argument)).collect(Collectors.joining()))
                    .append(" ;;\n");
        }
        return script.append("""
                  esac
                }
                _zwickmuehle "$@"
                """).toString();
    }

    private static String option(OptionSpec option) {
        String description = String.join(" ", Commands.lines(option.description())).replace("\\", "\\\\")
                .replace("[", "\\[").replace("]", "\\]");
        String repeated = option.isMultiValue() ? "*" : "";
        String named = repeated + option.longestName() + "[" + description + "]";
        return Commands.takesValue(option) ? named + value(option.paramLabel()) : named;
    }

    private static Stream<String> positionals(CommandSpec command) {
        String parts = Commands.visible(command).stream().map(CommandSpec::name).collect(Collectors.joining(" "));
        return parts.isEmpty()
                ? command.positionalParameters().stream().map(ZshCompletion::positional)
                : Stream.of("1:what:(" + parts + ")", "*:argument:_files");
    }

    private static String positional(PositionalParamSpec parameter) {
        return (parameter.arity().max() > 1 ? "*" : "1") + value(parameter.paramLabel());
    }

    private static String value(String label) {
        String words = String.join(" ", Commands.values(label)).replace(":", "\\:");
        String action = words.isEmpty() ? (Commands.isFile(label) ? "_files" : " ") : "(" + words + ")";
        return ":" + label + ":" + action;
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
