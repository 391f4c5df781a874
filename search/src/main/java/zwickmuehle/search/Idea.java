package zwickmuehle.search;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/**
 * What makes the search more than plain alpha-beta. Each can be left out by name, {@code alphabeta:without=killers+history},
 * to see what it brings: docs/ai.md has the table.
 */
public enum Idea {
    /** Positions met before are remembered. */
    TABLE,
    /** Equivalent positions are remembered as one. */
    SYMMETRY,
    /** All moves but the first are only asked whether they are better. */
    WINDOW,
    /** Moves are tried in the order of what they promise at first sight. */
    PROMISE,
    /** Moves that refuted a sister position are tried early. */
    KILLERS,
    /** Moves that refuted much so far are tried early. */
    HISTORY,
    /** Late moves that look like nothing are looked at less deeply first. */
    REDUCTION,
    /** Only quiet positions are judged. */
    QUIESCENCE;

    public static final Set<Idea> ALL = Set.of(values());

    /** All but those named, as in {@code killers+history}. */
    public static Set<Idea> without(String names) {
        Set<Idea> ideas = EnumSet.allOf(Idea.class);
        for (String name : names.split("\\+", -1)) {
            if (!ideas.removeIf(idea -> idea.word().equals(name))) {
                throw new NotationException(
                        "without=%s: '%s' is no idea of the search, or named twice; expected some of %s",
                        "without=%s: '%s' ist keine Idee der Suche oder doppelt genannt; erwartet werden einige von %s",
                        Excerpt.of(names), Excerpt.of(name),
                        Arrays.stream(values()).map(Idea::word).collect(Collectors.joining("+")));
            }
        }
        return ideas;
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
