package zwickmuehle.perfect.muehle.files;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.PlacingSearch;
import zwickmuehle.perfect.muehle.MoverResult;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.SectorValue;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

/**
 * Answers from a database, as far as its sectors reach. Quiet moves already made bring the draw nearer: a win in n
 * plies stands if, counting them, it comes within the limit.
 *
 * <p>With stones in hand the book answers; where it ends, {@link #solve} searches down to the sectors, if all that can
 * come are there, and remembers what it finds. Such answers are exact too, but how soon the win comes is not known: they
 * have {@link Score#MOST_PLIES}. For any thread.
 */
public final class DatabaseOracle implements Oracle {
    /** A table of 32 MB, made when it is first needed. */
    private static final int TABLE_BITS = 22;

    private final Database database;
    private final Muehle rules;
    private final int quietLimit;
    private volatile @Nullable PlacingSearch placing;

    public DatabaseOracle(Database database) {
        this.database = database;
        rules = new Muehle(database.ruleSet());
        quietLimit = rules.quietLimit();
    }

    @Override
    public int probe(long position, int quietMoves) {
        if (MuehlePosition.hands(position) > 0) {
            return placingScore(knownPlacing(position));
        }
        int mover = MuehlePosition.moverStones(position);
        if (Integer.bitCount(mover) < Sector.FEWEST) {
            return Score.loss(0);
        }
        int value = database.lookUp(mover, MuehlePosition.opponentStones(position));
        return value == Database.MISSING ? UNKNOWN : score((byte) value, quietMoves);
    }

    @Override
    public int solve(long position, int quietMoves, BooleanSupplier stop) {
        if (rules.ending(position).wonByMover()) {
            return Score.win(0);
        }
        int known = probe(position, quietMoves);
        if (known != UNKNOWN || MuehlePosition.hands(position) == 0 || !reachesAllAfter(position)
                || stop.getAsBoolean()) {
            return known;
        }
        return placingScore(placing().sharing().result(position, stop));
    }

    /** With stones in hand a search may be needed. */
    @Override
    public boolean isLookedUp(long position) {
        return MuehlePosition.hands(position) == 0;
    }

    private int knownPlacing(long position) {
        int result = database.book().result(rules.canonical(position));
        PlacingSearch search = placing;
        return result == MoverResult.UNKNOWN && search != null ? search.known(position) : result;
    }

    private boolean reachesAllAfter(long position) {
        return database.reaches(
                Integer.bitCount(MuehlePosition.moverStones(position)) + MuehlePosition.moverHand(position),
                Integer.bitCount(MuehlePosition.opponentStones(position)) + MuehlePosition.opponentHand(position));
    }

    private PlacingSearch placing() {
        PlacingSearch search = placing;
        if (search == null) {
            synchronized (this) {
                search = placing;
                if (search == null) {
                    search = new PlacingSearch(rules, this::result, TABLE_BITS);
                    placing = search;
                }
            }
        }
        return search;
    }

    private int result(int moverSet, int opponentSet) {
        int value = database.lookUp(moverSet, opponentSet);
        return value == Database.MISSING ? MoverResult.UNKNOWN : MoverResult.of((byte) value);
    }

    private static int placingScore(int result) {
        return switch (result) {
            case MoverResult.WIN -> Score.win(Score.MOST_PLIES);
            case MoverResult.LOSS -> Score.loss(Score.MOST_PLIES);
            case MoverResult.DRAW -> Score.DRAW;
            default -> UNKNOWN;
        };
    }

    private int score(byte value, int quietMoves) {
        if (SectorValue.isDraw(value) || quietMoves + SectorValue.plies(value) > quietLimit) {
            return Score.DRAW;
        }
        return SectorValue.isWin(value) ? Score.win(SectorValue.plies(value)) : Score.loss(SectorValue.plies(value));
    }
}
