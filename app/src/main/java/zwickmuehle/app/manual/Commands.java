package zwickmuehle.app.manual;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What completion and manual page both ask of picocli's model. */
final class Commands {
    private static final List<String> PLAYERS = Stream.concat(
            IntStream.rangeClosed(0, 10).mapToObj(level -> "level:" + level),
            Stream.of("random", "human", "alphabeta", "montecarlo")).toList();

    private Commands() {}

    /** All commands a person may give, in the order of the help. */
    static List<CommandSpec> visible(CommandSpec program) {
        return new LinkedHashSet<>(program.subcommands().values()).stream().map(CommandLine::getCommandSpec)
                .filter(command -> !command.usageMessage().hidden()).toList();
    }

    /** The same with what a command of several parts can do in its place. */
    static List<CommandSpec> leaves(CommandSpec program) {
        return visible(program).stream()
                .flatMap(command -> command.subcommands().isEmpty() ? Stream.of(command) : visible(command).stream())
                .toList();
    }

    /** A command without the program in front of it. */
    static String name(CommandSpec command) {
        String whole = command.qualifiedName();
        return whole.substring(whole.indexOf(' ') + 1);
    }

    /** The options of a command and of its parts, those of help and version last. */
    static List<OptionSpec> options(CommandSpec command) {
        Set<String> names = new HashSet<>();
        return Stream.concat(Stream.of(command), visible(command).stream()).flatMap(part -> part.options().stream())
                .filter(option -> !option.hidden() && names.add(option.longestName()))
                .sorted((a, b) -> Boolean.compare(isStandard(a), isStandard(b))).toList();
    }

    private static boolean isStandard(OptionSpec option) {
        return option.usageHelp() || option.versionHelp();
    }

    static boolean takesValue(OptionSpec option) {
        return option.arity().max() > 0;
    }

    /** Lines of a description as help would print them: a doubled per cent sign is one. */
    static List<String> lines(String... description) {
        return Arrays.stream(description).map(line -> line.replace("%%", "%")).toList();
    }

    /** The first sentence, without its full stop: what fits beside a name. */
    static String summary(CommandSpec command) {
        String whole = String.join(" ", lines(command.usageMessage().description()));
        int end = whole.indexOf(". ");
        String first = end < 0 ? whole : whole.substring(0, end);
        return first.endsWith(".") ? first.substring(0, first.length() - 1) : first;
    }

    /** The words that may stand where a label stands; empty where only the user knows. */
    static List<String> values(String label) {
        return switch (label) {
            case "GAME" -> List.of("muehle", "viergewinnt");
            case "RULES" -> List.of("klassisch", "kurs", "theorie");
            case "P" -> PLAYERS;
            case "SHELL" -> List.of("bash", "zsh");
            default -> List.of();
        };
    }

    /** The words that may follow a command, as far as they are known. */
    static List<String> words(CommandSpec command) {
        return Stream.concat(visible(command).stream().map(CommandSpec::name),
                command.positionalParameters().stream().flatMap(p -> values(p.paramLabel()).stream())).toList();
    }

    static boolean isFile(String label) {
        return label.equals("FILE") || label.equals("DIR");
    }
}
