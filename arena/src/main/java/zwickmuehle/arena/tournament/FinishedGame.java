package zwickmuehle.arena.tournament;

import zwickmuehle.arena.match.Tally;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.Side;

/** A game of a tournament that is over. */
public record FinishedGame(Fixture fixture, GameRecord record) {

    public Verdict verdict() {
        return record.played().verdict();
    }

    public double points(int entrant) {
        Result result = verdict().result();
        return result.points(entrant == fixture.white() ? Side.WHITE : Side.BLACK);
    }

    /** This game in the tally of one of its players. */
    public Tally tally(int entrant) {
        return Tally.of(verdict().result(), entrant == fixture.white() ? Side.WHITE : Side.BLACK);
    }

    /** Whether this player lost the game by a fault. */
    public boolean forfeitedBy(int entrant) {
        return verdict().forfeiter() == (entrant == fixture.white() ? Side.WHITE : Side.BLACK);
    }
}
