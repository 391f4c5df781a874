package zwickmuehle.substitutes.text;

import java.util.List;

/** A set of characters. */
interface CharacterSet {
    CharacterSet ANY = c -> c != '\n' && c != '\r' && c != '\u0085' && c != '\u2028' && c != '\u2029';
    CharacterSet DIGIT = c -> c >= '0' && c <= '9';
    CharacterSet WORD = c -> (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    CharacterSet SPACE = c -> c == ' ' || (c >= '\t' && c <= '\r');

    boolean has(char c);

    static CharacterSet one(char letter) {
        return c -> c == letter;
    }

    static CharacterSet range(char first, char last) {
        return c -> c >= first && c <= last;
    }

    static CharacterSet anyOf(List<CharacterSet> sets, boolean not) {
        return c -> {
            for (CharacterSet set : sets) {
                if (set.has(c)) {
                    return !not;
                }
            }
            return not;
        };
    }

    /** What a backslash and a letter mean. */
    static CharacterSet escaped(char letter) {
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
