package zwickmuehle.search.montecarlo;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.Thought;

/**
 * Plain Monte Carlo: the same number of random games after each move, and the move with the best average wins. The moves
 * take turns, so an early stop finds all of them tried equally often.
 */
public final class MonteCarloThinker implements Thinker {
    private final String name;
    private final int rounds;
    private final Equipment equipment;

    /** Plays {@code rounds} random games for each move. */
    public MonteCarloThinker(String name, int rounds, Equipment equipment) {
        this.name = name;
        this.rounds = rounds;
        this.equipment = equipment;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Thought think(Game game, Limits limits, BooleanSupplier stop, Consumer<Thought> progress) {
        long start = equipment.nanoClock().getAsLong();
        BooleanSupplier expired = limits.expiry(equipment.nanoClock(), stop);
        Playouts playouts = new Playouts(game.rules(), equipment.random());
        int[] moves = game.legalMoves();
        Game[] next = new Game[moves.length];
        for (int i = 0; i < moves.length; i++) {
            next[i] = game.play(moves[i]);
        }
        long[] sums = new long[moves.length];
        int round = 0;
        while (round < rounds && (round == 0 || playouts.positions() < limits.nodes()) && !expired.getAsBoolean()) {
            for (int i = 0; i < moves.length && (i == 0 || !expired.getAsBoolean()); i++) {
                sums[i] += result(next[i], playouts);
            }
            round++;
        }
        int best = bestOf(sums);
        int score = round == 0 ? 0 : Math.toIntExact(MonteCarloEvaluator.ALWAYS_WON * sums[best] / round);
        Duration elapsed = Duration.ofNanos(equipment.nanoClock().getAsLong() - start);
        return new Thought(moves[best], score, false, 0, playouts.positions(), elapsed, List.of(moves[best]));
    }

    /** 1 for the player who just moved if a random game from here is won for them. */
    private static int result(Game game, Playouts playouts) {
        Ending ending = game.ending();
        if (ending != Ending.ONGOING) {
            return ending.decisive() ? 1 : 0;
        }
        return -playouts.play(game.position(), game.quietMoves());
    }

    /** One of those with the largest sum, by chance. */
    private int bestOf(long[] sums) {
        int best = 0;
        int equals = 0;
        for (int i = 0; i < sums.length; i++) {
            if (sums[i] > sums[best]) {
                best = i;
                equals = 1;
            } else if (sums[i] == sums[best] && equipment.random().nextInt(++equals) == 0) {
                best = i;
            }
        }
        return best;
    }
}
