package zwickmuehle.substitutes.text;

import java.util.List;

/** A set of characters. */
interface Letter {
    Letter ANY = c -> c != '\n' && c != '\r' && c != '\u0085' && c != '\u2028' && c != '\u2029';
    Letter DIGIT = c -> c >= '0' && c <= '9';
    Letter WORD = c -> (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    Letter SPACE = c -> c == ' ' || (c >= '\t' && c <= '\r');

    boolean has(char c);

    static Letter one(char letter) {
        return c -> c == letter;
    }

    static Letter range(char first, char last) {
        return c -> c >= first && c <= last;
    }

    static Letter anyOf(List<Letter> sets, boolean not) {
        return c -> {
            for (Letter set : sets) {
                if (set.has(c)) {
                    return !not;
                }
            }
            return not;
        };
    }

    /** What a backslash and a letter mean. */
    static Letter escaped(char letter) {
        return switch (letter) {
            case 'w' -> WORD;
            case 's' -> SPACE;
            case 'd' -> DIGIT;
            case 'n' -> one('\n');
            case 'r' -> one('\r');
            case 't' -> one('\t');
            default -> {
                if (WORD.has(letter)) {
                    throw new IllegalArgumentException("\\" + letter + " is not known in the page");
                }
                yield one(letter);
            }
        };
    }
}
