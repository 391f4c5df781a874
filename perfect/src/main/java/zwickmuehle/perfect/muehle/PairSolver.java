package zwickmuehle.perfect.muehle;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.muehle.RuleSet;

/**
 * Solves a sector together with its turned one, from the sectors their captures lead to.
 *
 * <pre>
 *   captures by X     what closing a mill is worth to X, for every row in which it has one
 *   first pass        levels 0 and 1, drawing captures, the number of quiet moves: two rows at a time, independently
 *   levels            quiet moves followed backwards
 *   tally             whatever is left is a draw
 * </pre>
 *
 * To be used from one thread; the crew does the work. The result depends on the rules only, not on the number of threads.
 */
public final class PairSolver {
    /** A solved sector. */
    public record Solved(SectorValues values, SectorCounts counts) {}

    /** Told what is being done, from the thread that solves. */
    public interface Progress {
        void stage(Sector sector, String stage);
    }

    private final RuleSet ruleSet;
    private final IndexTables tables;
    private final Crew crew;
    private final Progress progress;

    public PairSolver(RuleSet ruleSet, IndexTables tables, Crew crew, Progress progress) {
        this.ruleSet = ruleSet;
        this.tables = tables;
        this.crew = crew;
        this.progress = progress;
    }

    /**
     * Solves the pair of a sector whose mover numbers the rows.
     *
     * @param afterCaptureByX {@link Sector#afterCapture} of the sector; null if that capture wins
     * @param afterCaptureByY the same of the turned sector
     * @return the sectors of {@link Sector#pair}, in that order
     */
    public List<Solved> solve(Sector sector, @Nullable SectorValues afterCaptureByX,
            @Nullable SectorValues afterCaptureByY) {
        Pair pair = new Pair(sector, ruleSet, tables);
        int rows = pair.rows().count();
        RowMoves moves = new RowMoves(pair.rows());

        progress.stage(sector, "captures");
        byte[][] worth = new byte[rows][];
        crew.overRows(rows, () -> new CapturesByX(pair, afterCaptureByX, tables, worth));
        progress.stage(sector, "first pass");
        crew.overRows(rows, () -> new FirstPassOfX(pair, moves, worth));
        byte[][] smaller = afterCaptureByY == null ? null : byRowsOfX(afterCaptureByY);
        crew.overRows(rows, () -> new FirstPassOfY(pair, smaller, tables));
        new Retrograde(pair, moves, crew).run(level -> progress.stage(sector, "level " + level));

        progress.stage(sector, "counting");
        List<Solved> solved = new ArrayList<>();
        for (Sector of : sector.pair()) {
            byte[][] bytes = of.equals(sector) ? pair.xToMove() : pair.yToMove();
            SectorValues values = new SectorValues(tables.index(of), bytes);
            solved.add(new Solved(values, FinalCount.count(values, pair.undecided(), crew)));
        }
        return solved;
    }

    private byte[][] byRowsOfX(SectorValues values) {
        return values.index().sector().moverNumbersRows() ? values.rows() : ByOtherSide.of(values, tables, crew);
    }
}
