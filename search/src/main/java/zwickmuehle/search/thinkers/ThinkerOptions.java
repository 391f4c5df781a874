package zwickmuehle.search.thinkers;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/** The options behind the colon of a player's name: {@code alphabeta:depth=6,evaluator=heuristic}. */
final class ThinkerOptions {
    private final Map<String, String> values = new TreeMap<>();

    private ThinkerOptions() {}

    /** Reads the options of {@code words}, which may be any of {@code known}, each once. */
    static ThinkerOptions parse(String words, Set<String> known) {
        ThinkerOptions options = new ThinkerOptions();
        int colon = words.indexOf(':');
        if (colon >= 0) {
            for (String option : words.substring(colon + 1).split(",", -1)) {
                options.add(words, option, known);
            }
        }
        return options;
    }

    private void add(String words, String option, Set<String> known) {
        String[] pair = option.split("=", -1);
        if (pair.length != 2 || !known.contains(pair[0])) {
            if (known.isEmpty()) {
                throw new NotationException("'%s': '%s' is too much, this player has no options",
                        "'%s': '%s' ist zu viel, dieser Spieler hat keine Optionen", Excerpt.of(words),
                        Excerpt.of(option));
            }
            throw new NotationException("'%s': unknown option '%s', expected one of %s, as in name=value",
                    "'%s': unbekannte Option '%s', erwartet wird eine von %s, wie in name=wert", Excerpt.of(words),
                    Excerpt.of(option), String.join(", ", new TreeSet<>(known)));
        }
        if (values.put(pair[0], pair[1]) != null) {
            throw new NotationException("'%s': %s is given twice", "'%s': %s ist zweimal angegeben",
                    Excerpt.of(words), pair[0]);
        }
    }

    boolean has(String option) {
        return values.containsKey(option);
    }

    String word(String option, String otherwise) {
        return values.getOrDefault(option, otherwise);
    }

    long number(String option, long least, long most, long otherwise) {
        String text = values.get(option);
        if (text == null) {
            return otherwise;
        }
        long number = text.matches("[0-9]{1,15}") ? Long.parseLong(text) : -1;
        if (number < least || number > most) {
            throw new NotationException("%s=%s: expected a number from %d to %d",
                    "%s=%s: erwartet wird eine Zahl von %d bis %d", option, Excerpt.of(text), least, most);
        }
        return number;
    }
}
