package zwickmuehle.perfect.muehle.files;

import zwickmuehle.perfect.muehle.PlacingSearch;
import zwickmuehle.perfect.muehle.Result;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.Value;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

/**
 * Answers from a database, as far as its sectors reach. Quiet moves already made bring the draw nearer: a win in n
 * plies stands if, counting them, it comes within the limit.
 *
 * <p>With stones in hand the book answers, and where it ends, if the database is complete, a search of so many nodes as
 * the oracle is given: few or none for use inside another search, a million to answer one question. Such answers are
 * exact too, but how soon the win comes is not known: they have {@link Score#MOST_PLIES}. For any thread.
 */
public final class DatabaseOracle implements Oracle {
    private static final int TABLE_BITS = 20;

    private final Database database;
    private final Muehle rules;
    private final int quietLimit;
    private final long placingNodes;
    private final PlacingSearch placing;

    /** An oracle that answers at once: from the sectors and the book. */
    public DatabaseOracle(Database database) {
        this(database, 0);
    }

    /** @param placingNodes positions that may be looked at to answer for one with stones in hand */
    public DatabaseOracle(Database database, long placingNodes) {
        this.database = database;
        this.placingNodes = database.complete() ? placingNodes : 0;
        rules = new Muehle(database.ruleSet());
        quietLimit = rules.quietLimit();
        placing = new PlacingSearch(rules,
                (moverSet, opponentSet) -> Result.of(database.value(moverSet, opponentSet)),
                this.placingNodes == 0 ? 1 : TABLE_BITS);
    }

    @Override
    public int probe(long position, int quietMoves) {
        int mover = MuehlePosition.moverStones(position);
        int opponent = MuehlePosition.opponentStones(position);
        if (MuehlePosition.moverHand(position) + MuehlePosition.opponentHand(position) > 0) {
            return placingScore(position);
        }
        if (Integer.bitCount(mover) < Sector.FEWEST) {
            return Score.loss(0);
        }
        return database.knows(mover, opponent) ? score(database.value(mover, opponent), quietMoves) : UNKNOWN;
    }

    private int placingScore(long position) {
        int result = database.book().result(rules.canonical(position));
        if (result == Result.UNKNOWN && placingNodes > 0) {
            result = placing.sharing().result(position, placingNodes);
        }
        return switch (result) {
            case Result.WIN -> Score.win(Score.MOST_PLIES);
            case Result.LOSS -> Score.loss(Score.MOST_PLIES);
            case Result.DRAW -> Score.DRAW;
            default -> UNKNOWN;
        };
    }

    private int score(byte value, int quietMoves) {
        if (Value.isDraw(value) || quietMoves + Value.plies(value) > quietLimit) {
            return Score.DRAW;
        }
        return Value.isWin(value) ? Score.win(Value.plies(value)) : Score.loss(Value.plies(value));
    }
}
