package zwickmuehle.app;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Sentence;

/** What is wrong with a command line, in both languages: the command-line library speaks English only, and of types. */
final class UsageTrouble {
    private UsageTrouble() {}

    static Sentence of(ParameterException trouble) {
        String command = trouble.getCommandLine().getCommandSpec().qualifiedName();
        return Sentence.of("%s (see: %s --help)", "%s (siehe: %s --help)", what(trouble), command);
    }

    private static Sentence what(ParameterException trouble) {
        return switch (trouble) {
            case UnmatchedArgumentException unmatched -> unmatched(unmatched);
            // A mistyped option is missing, too: what stands there says more.
            case MissingParameterException missing when !missing.getCommandLine().getUnmatchedArguments().isEmpty() ->
                unmatched(new UnmatchedArgumentException(missing.getCommandLine(),
                        missing.getCommandLine().getUnmatchedArguments()));
            case MissingParameterException missing when !missing.getMissing().isEmpty() -> Sentence.of("missing: %s",
                    "es fehlt: %s", missing.getMissing().stream().map(UsageTrouble::name)
                            .collect(Collectors.joining(", ")));
            case OverwrittenOptionException twice -> Sentence.of("%s is given twice", "%s steht zweimal da",
                    name(twice.getOverwritten()));
            default -> ofCommands(trouble) ? missingCommand(trouble) : invalid(trouble);
        };
    }

    /** What is said of a command that consists of others, and not of its own options, is that one of them is missing. */
    private static boolean ofCommands(ParameterException trouble) {
        return trouble.getArgSpec() == null && !trouble.getCommandLine().getSubcommands().isEmpty();
    }

    private static Sentence missingCommand(ParameterException trouble) {
        return Sentence.of("missing: one of %s", "es fehlt: eines von %s",
                String.join(", ", trouble.getCommandLine().getSubcommands().keySet()));
    }

    private static Sentence unmatched(UnmatchedArgumentException trouble) {
        String word = trouble.getUnmatched().getFirst();
        List<String> near = trouble.getSuggestions();
        if (word.startsWith("-")) {
            return Sentence.of("there is no option %s%s", "eine Option %s gibt es nicht%s", Excerpt.of(word),
                    maybe(near));
        }
        return trouble.getCommandLine().getSubcommands().isEmpty()
                ? Sentence.of("'%s' is one word too many", "'%s' ist ein Wort zu viel", Excerpt.of(word))
                : Sentence.of("there is no command '%s'%s", "einen Befehl '%s' gibt es nicht%s", Excerpt.of(word),
                        maybe(near));
    }

    private static Sentence maybe(List<String> near) {
        return near.isEmpty()
                ? new Sentence("", "")
                : Sentence.of("; did you mean %s?", "; vielleicht %s?", near.getFirst());
    }

    /** A value that is none for its option. */
    private static Sentence invalid(ParameterException trouble) {
        ArgSpec argument = trouble.getArgSpec();
        String value = trouble.getValue();
        Sentence expected = argument == null ? null : expected(argument.auxiliaryTypes()[0]);
        return argument == null || value == null || expected == null
                ? Sentence.of("%s", "%s", Excerpt.of(String.valueOf(trouble.getMessage())))
                : Sentence.of("%s: '%s' is no %s", "%s: '%s' ist keine %s", name(argument), Excerpt.of(value),
                        expected);
    }

    /** What a value of this type is called. */
    private static @Nullable Sentence expected(Class<?> type) {
        return type == int.class || type == Integer.class || type == long.class || type == Long.class
                ? new Sentence("whole number", "ganze Zahl")
                : type == double.class || type == Double.class ? new Sentence("number", "Zahl") : null;
    }

    /** As one would type it: {@code --games N}, {@code FILE}. */
    private static String name(ArgSpec argument) {
        if (argument instanceof OptionSpec option) {
            String longest = Arrays.stream(option.names()).max(Comparator.comparingInt(String::length))
                    .orElseThrow();
            return option.typeInfo().isBoolean() ? longest : longest + " " + option.paramLabel();
        }
        return argument.paramLabel();
    }
}
