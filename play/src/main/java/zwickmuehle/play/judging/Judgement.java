package zwickmuehle.play.judging;

import java.util.List;
import java.util.OptionalInt;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Value;

/**
 * What there is to say about a move that was played.
 *
 * @param before the game before it
 * @param best the move that should have been played; the one that was, if that was as good as any
 * @param better all moves that would have kept what there was, the best first
 * @param bestValue what {@code best} is worth to the player
 * @param playedValue what the move played is worth to the same player
 * @param had the result that could be expected with {@code best}, from 0 to 1
 * @param lost what was thrown away of it
 * @param answer the opponent's best answer to the move played; empty if it ended the game
 */
public record Judgement(Game before, int played, int best, List<Integer> better, Value bestValue, Value playedValue,
        double had, double lost, Grade grade, OptionalInt answer) {

    /** The number of the move, from 1. */
    public int number() {
        return before.length() + 1;
    }

    /** The same, called a mistake: the worst of a game that was lost without a clear one. */
    Judgement asMistake() {
        return new Judgement(before, played, best, better, bestValue, playedValue, had, lost, Grade.MISTAKE, answer);
    }
}
