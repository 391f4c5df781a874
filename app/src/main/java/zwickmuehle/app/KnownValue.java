package zwickmuehle.app;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.Value;

/**
 * A line of a file of positions with known values: {@code POSITION SCORE}, or {@code POSITION win|draw|loss [PLIES]}.
 *
 * @param position where the value is known
 * @param score the exact score, if the line has one
 * @param result for the side to move
 * @param plies how far the end is, if the line says so
 */
record KnownValue(long position, OptionalInt score, Value.Result result, OptionalInt plies) {

    static KnownValue parse(Rules rules, String line, int number) {
        List<String> words = List.of(line.strip().split("\\s+"));
        int last = words.size() - 1;
        boolean withPlies = last >= 2 && Value.Result.parse(words.get(last - 1)).isPresent();
        int value = withPlies ? last - 1 : last;
        if (value < 1) {
            throw malformed(number, line);
        }
        long position = position(rules, String.join(" ", words.subList(0, value)), number);
        String word = words.get(value);
        Optional<Value.Result> result = Value.Result.parse(word);
        if (result.isPresent()) {
            return new KnownValue(position, OptionalInt.empty(), result.get(),
                    withPlies ? OptionalInt.of(number(words.get(last), number, line)) : OptionalInt.empty());
        }
        int score = number(word, number, line);
        return new KnownValue(position, OptionalInt.of(score), Value.Result.ofSign(score), OptionalInt.empty());
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
