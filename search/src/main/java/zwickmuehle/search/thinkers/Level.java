package zwickmuehle.search.thinkers;

import java.util.List;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.search.Limits;

/**
 * What makes a level: how far it looks and how often it slips. Never time, so it is the same player on every machine.
 * The ladder is built by matches; docs/ladder.md has the table.
 *
 * @param depth plies it looks ahead at most
 * @param nodes positions it looks at in a move, at most
 * @param slip how often it plays any legal move instead of the one it found, from 0 to 1
 */
record Level(int depth, long nodes, double slip) {
    static final int STRONGEST = 10;

    private static final int ANY_DEPTH = Integer.MAX_VALUE;
    private static final long ANY_NODES = Long.MAX_VALUE;

    private static final List<Level> MUEHLE = List.of(
            new Level(1, ANY_NODES, 1),
            new Level(1, ANY_NODES, 0.5),
            new Level(1, ANY_NODES, 0.28),
            new Level(2, ANY_NODES, 0.18),
            new Level(3, ANY_NODES, 0.1),
            new Level(4, ANY_NODES, 0.06),
            new Level(5, ANY_NODES, 0.03),
            new Level(6, ANY_NODES, 0),
            new Level(ANY_DEPTH, 25_000, 0),
            new Level(ANY_DEPTH, 75_000, 0),
            new Level(ANY_DEPTH, ANY_NODES, 0));

    private static final List<Level> VIERGEWINNT = List.of(
            new Level(1, ANY_NODES, 1),
            new Level(1, ANY_NODES, 0.55),
            new Level(1, ANY_NODES, 0.29),
            new Level(2, ANY_NODES, 0.19),
            new Level(4, ANY_NODES, 0.118),
            new Level(6, ANY_NODES, 0.068),
            new Level(8, ANY_NODES, 0.034),
            new Level(10, ANY_NODES, 0),
            new Level(ANY_DEPTH, 100_000, 0),
            new Level(ANY_DEPTH, 400_000, 0),
            new Level(ANY_DEPTH, ANY_NODES, 0));

    static Level of(int number, Rules rules) {
        return (rules instanceof Muehle ? MUEHLE : VIERGEWINNT).get(number);
    }

    Limits limits() {
        return new Limits(depth, nodes, Limits.FOREVER);
    }
}
