package zwickmuehle.perfect.muehle.files;

import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.Value;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

/**
 * Answers from a database, as far as its sectors reach. Quiet moves already made bring the draw nearer: a win in n
 * plies stands if, counting them, it comes within the limit. For any thread.
 */
public final class DatabaseOracle implements Oracle {
    private final Database database;
    private final int quietLimit;

    public DatabaseOracle(Database database) {
        this.database = database;
        quietLimit = database.ruleSet().quietLimit();
    }

    @Override
    public int probe(long position, int quietMoves) {
        int mover = MuehlePosition.moverStones(position);
        int opponent = MuehlePosition.opponentStones(position);
        if (MuehlePosition.moverHand(position) + MuehlePosition.opponentHand(position) > 0) {
            return UNKNOWN;
        }
        if (Integer.bitCount(mover) < Sector.FEWEST) {
            return Score.loss(0);
        }
        return database.knows(mover, opponent) ? score(database.value(mover, opponent), quietMoves) : UNKNOWN;
    }

    private int score(byte value, int quietMoves) {
        if (Value.isDraw(value) || quietMoves + Value.plies(value) > quietLimit) {
            return Score.DRAW;
        }
        return Value.isWin(value) ? Score.win(Value.plies(value)) : Score.loss(Value.plies(value));
    }
}
