package zwickmuehle.arena.match;

import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.Side;

/** One game of a match that is over; {@code number} counts from 1. */
public record MatchGame(int number, boolean firstIsWhite, GameRecord record) {

    public Verdict verdict() {
        return record.played().verdict();
    }

    /** This game in the tally of the first player. */
    public Tally tally() {
        return Tally.of(verdict().result(), firstIsWhite ? Side.WHITE : Side.BLACK);
    }
}
