package zwickmuehle.search.scenarios;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Thought;
import zwickmuehle.search.thinkers.Thinkers;

/**
 * A fixed set of searches on one thread. The sum of their nodes is the same on every machine, and changes only if the
 * search does: a signature of its behaviour.
 */
public final class Bench {
    private static final long TABLE_BYTES = 32L << 20;

    private static final List<Task> TASKS = List.of(
            new Task("muehle", "klassisch", "EEEEEEEEEEEEEEEEEEEEEEEE 9 9 w", 9),
            new Task("muehle", "klassisch", "WEEBEEEWEEBWWEEBWEEBEBWE 3 3 w", 8),
            new Task("muehle", "kurs", "BEEWEWEBWEBEWBEWEBWEBEWE 0 0 w", 9),
            new Task("muehle", "theorie", "WWEEBEEBWEEWEEBEEBWEEBEW 0 0 b", 9),
            new Task("muehle", "klassisch", "EEWBEWEEEEEEEWEEEEEEBEEB 0 0 b", 5),
            new Task("viergewinnt", "7x6", "-", 12),
            new Task("viergewinnt", "7x6", "4445555221", 12),
            new Task("viergewinnt", "8x7", "4536", 10));

    /** A position to be searched to a depth. */
    private record Task(String game, String variant, String position, int depth) {}

    private Bench() {}

    /**
     * Runs all searches and returns their nodes.
     *
     * @param player the words for the player, usually {@code alphabeta}
     * @param lines told a line about each search, time included
     */
    public static long run(String player, LongSupplier nanoClock, Consumer<String> lines) {
        long nodes = 0;
        for (Task task : TASKS) {
            Rules rules = Games.rules(task.game(), task.variant());
            Equipment equipment = new Equipment(Oracle.NONE, nanoClock, new SplittableRandom(1), 1, TABLE_BYTES);
            Game game = Game.from(rules, rules.notation().parsePosition(task.position()));
            Thought thought = Thinkers.parse(player, rules, equipment).think(game, Limits.depth(task.depth()),
                    () -> false, _ -> {});
            nodes += thought.nodes();
            lines.accept("%s %s: depth %d, score %d, %s, %,d nodes, %.2f s, %,d nodes/s".formatted(
                    rules.game(), task.position(), thought.depth(), thought.score(),
                    rules.notation().move(thought.move()), thought.nodes(), thought.elapsed().toMillis() / 1e3,
                    thought.nodesPerSecond()));
        }
        return nodes;
    }
}
