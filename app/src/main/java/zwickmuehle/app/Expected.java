package zwickmuehle.app;

import java.util.List;
import java.util.OptionalInt;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;

/**
 * A line of a file of positions with known values: {@code POSITION SCORE}, or {@code POSITION win|draw|loss [PLIES]}.
 *
 * @param position where the value is known
 * @param score the exact score, if the line has one
 * @param outcome 1 for a win of the side to move, 0 for a draw, -1 for a loss
 * @param plies how far the end is, if the line says so
 */
record Expected(long position, OptionalInt score, int outcome, OptionalInt plies) {
    private static final List<String> OUTCOMES = List.of("loss", "draw", "win");

    static Expected parse(Rules rules, String line, int number) {
        List<String> words = List.of(line.strip().split("\\s+"));
        int last = words.size() - 1;
        boolean withPlies = last >= 2 && OUTCOMES.contains(words.get(last - 1));
        int value = withPlies ? last - 1 : last;
        if (value < 1) {
            throw malformed(number, line);
        }
        long position = position(rules, String.join(" ", words.subList(0, value)), number);
        String word = words.get(value);
        if (OUTCOMES.contains(word)) {
            return new Expected(position, OptionalInt.empty(), OUTCOMES.indexOf(word) - 1,
                    withPlies ? OptionalInt.of(number(words.get(last), number, line)) : OptionalInt.empty());
        }
        int score = number(word, number, line);
        return new Expected(position, OptionalInt.of(score), Integer.signum(score), OptionalInt.empty());
    }

    private static long position(Rules rules, String text, int number) {
        try {
            return rules.notation().parsePosition(text);
        } catch (NotationException wrong) {
            NotationException located = new NotationException("line %d: %s", "Zeile %d: %s", number, wrong.sentence());
            located.initCause(wrong);
            throw located;
        }
    }

    private static int number(String word, int number, String line) {
        if (!word.matches("-?[0-9]{1,4}")) {
            throw malformed(number, line);
        }
        return Integer.parseInt(word);
    }

    private static NotationException malformed(int number, String line) {
        return new NotationException(
                "line %d, '%s': expected a position, then a score, or win, draw or loss with or without plies",
                "Zeile %d, '%s': erwartet wird eine Stellung, dann eine Bewertung oder win, draw oder loss mit oder ohne Halbzüge",
                number, Excerpt.of(line));
    }
}
