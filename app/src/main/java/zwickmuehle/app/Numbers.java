package zwickmuehle.app;

import picocli.CommandLine.TypeConversionException;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/** Whole numbers among the arguments. */
final class Numbers {
    private Numbers() {}

    /** The value of an option that the command-line library reads; its own reading takes the digits of any script. */
    static int ofOption(String text) {
        if (text.matches("[-+]?[0-9]{1,10}") && Long.parseLong(text) == (int) Long.parseLong(text)) {
            return Integer.parseInt(text);
        }
        throw new TypeConversionException("'" + Excerpt.of(text) + "' is not an int");
    }

    /** The number in {@code text}, the value of {@code option}, if it lies in the range. */
    static int parse(String option, String text, int least, int most) {
        if (text.matches("-?[0-9]{1,10}")) {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return (int) number;
            }
        }
        throw new NotationException("%s %s: expected a number from %d to %d",
                "%s %s: erwartet wird eine Zahl von %d bis %d", option, Excerpt.of(text), least, most);
    }
}
