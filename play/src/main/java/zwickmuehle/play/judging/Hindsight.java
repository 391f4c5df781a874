package zwickmuehle.play.judging;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.MoveValue;
import zwickmuehle.search.Score;
import zwickmuehle.search.Value;

/**
 * Judges the moves of a game from the last to the first, so that what became of a move is known when it is judged:
 *
 * <pre>
 *   before ──played──▶ after       worth what the game shows later, not what it seemed to be before
 *      └──the best other──▶ ?      worth what an analysis of its own says, before anybody is blamed
 * </pre>
 *
 * Like is compared with like: the move that was played has been looked at a move deeper than its alternatives, and might
 * seem worse for that alone. One instance judges one game, on one thread.
 */
public final class Hindsight {
    /** Moves within so much of the best are as good. */
    private static final double AS_GOOD = 0.03;
    /** So many alternatives are looked at once more before it is believed that there was none. */
    private static final int LOOKS = 4;

    private final Function<Game, Analysis> analyst;
    private final Expectation expectation;
    private Value after;
    private OptionalInt answer;

    /**
     * Begins at the end of a game.
     *
     * @param last what the position there is worth
     * @param analyst asked where somebody would be blamed
     */
    public Hindsight(Game end, Analysis last, Function<Game, Analysis> analyst) {
        this.analyst = analyst;
        this.expectation = Expectation.of(end.rules());
        this.after = last.value();
        this.answer = last.best();
    }

    /** Judges the move before those judged so far, which was played in this position. */
    public Judgement judge(Game before, int played, Analysis analysis) {
        MoveValue chosen = analysis.moves().stream().filter(move -> move.move() == played).findFirst().orElseThrow();
        Value worth = chosen.value().exact() && !after.exact() ? chosen.value() : backOnePly(after);
        List<MoveValue> others = analysis.moves().stream().filter(move -> move.move() != played)
                .map(move -> within(analysis.value(), move)).toList();
        MoveValue other = best(before, others, worth);
        double lost = other == null ? 0 : Math.max(0, expected(other.value()) - expected(worth));
        Grade grade = other == null ? Grade.BEST : grade(lost, other.value(), worth);
        MoveValue best = other == null || grade == Grade.BEST ? new MoveValue(played, worth) : other;
        Judgement judgement = new Judgement(before, played, best.move(), better(best, others), best.value(), worth,
                expected(best.value()), lost, grade, answer);
        after = analysis.value().exact() ? analysis.value() : value(best.value(), worth, others);
        answer = OptionalInt.of(best.move());
        return judgement;
    }

    /** What the position reached last is worth, for the side to move there. */
    public Value value() {
        return after;
    }

    /** No move is worth more than the position, where that is known. */
    private MoveValue within(Value position, MoveValue move) {
        boolean tooMuch = position.exact() && !move.value().exact()
                && expected(move.value()) > expected(position);
        return tooMuch ? new MoveValue(move.move(), new Value(position.score(), false)) : move;
    }

    /** The best of the other moves; estimates that would put a blame on the move played are looked at once more. */
    private @Nullable MoveValue best(Game before, List<MoveValue> others, Value worth) {
        MoveValue best = null;
        int looks = 0;
        for (MoveValue other : others) {
            if (best != null && expected(other.value()) <= expected(best.value())) {
                break;
            }
            boolean blames = !other.value().exact()
                    && Grade.of(expected(other.value()) - expected(worth)).compareTo(Grade.INACCURACY) >= 0;
            if (blames && ++looks > LOOKS) {
                break;
            }
            MoveValue candidate = blames
                    ? new MoveValue(other.move(), lookedAt(before.play(other.move())))
                    : other;
            if (best == null || expected(candidate.value()) > expected(best.value())) {
                best = candidate;
            }
        }
        return best;
    }

    /** The value of a position by its best move: a win is proven by one move, all else by all of them. */
    private static Value value(Value best, Value worth, List<MoveValue> others) {
        boolean exact = best.exact() && (Score.wins(best.score())
                || (worth.exact() && others.stream().allMatch(other -> other.value().exact())));
        return new Value(best.score(), exact);
    }

    private Value lookedAt(Game game) {
        Ending ending = game.ending();
        if (ending != Ending.ONGOING) {
            return new Value(ending.decisive() ? Score.win(1) : Score.DRAW, true);
        }
        return backOnePly(analyst.apply(game).value());
    }

    /** The value of the position after a move, for the player who made it. */
    private static Value backOnePly(Value value) {
        return new Value(Score.onePlyEarlier(value.score()), value.exact());
    }

    private static Grade grade(double lost, Value best, Value worth) {
        Grade grade = Grade.of(lost);
        if (best.exact() && worth.exact()) {
            return sign(best) > sign(worth) ? grade.atLeast(Grade.MISTAKE) : grade;
        }
        // An estimate proves nothing against a move that is known to hold.
        return worth.exact() && sign(worth) >= 0 ? grade.atMost(Grade.INACCURACY) : grade;
    }

    /** The moves as good as this one, which comes first. */
    private List<Integer> better(MoveValue best, List<MoveValue> others) {
        List<Integer> better = new ArrayList<>(List.of(best.move()));
        for (MoveValue other : others) {
            boolean worse = best.value().exact() && sign(other.value()) < sign(best.value());
            if (other.move() != best.move() && !worse
                    && expected(best.value()) - expected(other.value()) <= AS_GOOD) {
                better.add(other.move());
            }
        }
        return better;
    }

    private double expected(Value value) {
        return expectation.of(value);
    }

    /** Won, even or lost for certain. */
    private static int sign(Value value) {
        if (Score.wins(value.score())) {
            return 1;
        }
        return Score.loses(value.score()) ? -1 : 0;
    }
}
