package zwickmuehle.substitutes.text;

import java.util.Locale;

/**
 * {@link String#format} for the conversions that our rooms use: {@code %s}, {@code %d} (also {@code %,d} and
 * {@code %+d}) and {@code %.2f} (also {@code %+.2f}), each of the next argument or, as in {@code %2$s}, of the one with
 * that number. Whatever else there is is refused.
 */
public final class Format {
    private static final int GROUP = 3;

    private final String text;
    private final boolean german;
    private int place;

    private Format(String text, boolean german) {
        this.text = text;
        this.german = german;
    }

    public static String format(String text, Object... arguments) {
        return new Format(text, false).filled(arguments);
    }

    public static String format(Locale locale, String text, Object... arguments) {
        return new Format(text, locale.getLanguage().equals("de")).filled(arguments);
    }

    private String filled(Object... arguments) {
        StringBuilder filled = new StringBuilder();
        int used = 0;
        while (place < text.length()) {
            char c = text.charAt(place++);
            if (c != '%') {
                filled.append(c);
            } else if (next("%")) {
                filled.append('%');
            } else {
                int number = number();
                filled.append(converted(arguments[number > 0 ? number - 1 : used++]));
            }
        }
        return filled.toString();
    }

    /** The number of the argument that is wanted, or 0 for the next one. */
    private int number() {
        int end = place;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        if (end == place || !text.startsWith("$", end)) {
            return 0;
        }
        int number = Integer.parseInt(text.substring(place, end));
        place = end + 1;
        return number;
    }

    private boolean next(String wanted) {
        boolean there = text.startsWith(wanted, place);
        place += there ? wanted.length() : 0;
        return there;
    }

    private String converted(Object argument) {
        boolean plus = next("+");
        boolean grouped = next(",");
        if (next("d")) {
            String digits = String.valueOf(argument);
            boolean negative = digits.startsWith("-");
            String amount = negative ? digits.substring(1) : digits;
            return sign(negative, plus) + (grouped ? groups(amount) : amount);
        }
        if (next(".2f")) {
            double number = ((Number) argument).doubleValue();
            String amount = Decimals.of(Math.abs(number), 2);
            return sign(number < 0 || 1 / number < 0, plus) + (german ? amount.replace('.', ',') : amount);
        }
        if (!plus && !grouped && next("s")) {
            return String.valueOf(argument);
        }
        throw new IllegalArgumentException("the page cannot format " + text);
    }

    private static String sign(boolean negative, boolean plus) {
        return negative ? "-" : plus ? "+" : "";
    }

    private String groups(String digits) {
        StringBuilder grouped = new StringBuilder(digits);
        for (int i = digits.length() - GROUP; i > 0; i -= GROUP) {
            grouped.insert(i, german ? '.' : ',');
        }
        return grouped.toString();
    }
}
