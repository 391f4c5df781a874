package zwickmuehle.search.scenarios;

import java.util.HashSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.MoveValue;
import zwickmuehle.search.Score;
import zwickmuehle.search.Thought;

/**
 * What must be true of a scenario, of its position as well as of the move found in it. A property, not a move: any move
 * that has it will do.
 */
public sealed interface Claim {

    /** How many plies must be looked ahead to see it. */
    int depth();

    /**
     * Whether it holds.
     *
     * @param thought what the player found
     * @param analysis the values of all moves, looked at to {@link #depth}
     */
    boolean holds(Game game, Thought thought, Analysis analysis);

    /** The side to move wins with its n-th move, no sooner and no later, and the move found does it. */
    record Wins(int withMove) implements Claim {
        @Override
        public int depth() {
            return 2 * withMove - 1;
        }

        @Override
        public boolean holds(Game game, Thought thought, Analysis analysis) {
            int win = Score.win(depth());
            return thought.score() == win && analysis.value().score() == win && scoreOf(thought, analysis) == win;
        }
    }

    /**
     * All moves lose at the latest with the opponent's n-th move, except those to the saving targets; the move found is
     * one of them.
     *
     * @param saving the columns, or the points, that save
     * @param target the column or point a move goes to
     */
    record OnlySaving(int withMove, Set<Integer> saving, IntUnaryOperator target) implements Claim {
        @Override
        public int depth() {
            return 2 * withMove;
        }

        @Override
        public boolean holds(Game game, Thought thought, Analysis analysis) {
            Set<Integer> holding = new HashSet<>();
            for (MoveValue move : analysis.moves()) {
                if (!Score.loses(move.value().score())) {
                    holding.add(target.applyAsInt(move.move()));
                }
            }
            return holding.equals(saving) && !Score.loses(scoreOf(thought, analysis));
        }
    }

    /**
     * These moves win and all others lose, the first of them with the n-th move of the side to move; the move found is
     * one of them, and is seen to win. That the others lose is too far away to be seen: it is known.
     */
    record OnlyWinning(int withMove, Set<Integer> winning) implements Claim {
        @Override
        public int depth() {
            return 2 * withMove - 1;
        }

        @Override
        public boolean holds(Game game, Thought thought, Analysis analysis) {
            return winning.contains(thought.move()) && Score.wins(scoreOf(thought, analysis));
        }
    }

    private static int scoreOf(Thought thought, Analysis analysis) {
        return analysis.moves().stream().filter(move -> move.move() == thought.move()).findFirst().orElseThrow()
                .value().score();
    }
}
