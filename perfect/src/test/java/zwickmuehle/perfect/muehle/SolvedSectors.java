package zwickmuehle.perfect.muehle;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.muehle.RuleSet;

/** Sectors solved in memory, for tests. */
final class SolvedSectors {
    private final Map<Sector, PairSolver.Solved> solved = new LinkedHashMap<>();

    SolvedSectors(RuleSet ruleSet, int stones, int threads) {
        IndexTables tables = new IndexTables();
        try (Crew crew = new Crew(threads)) {
            PairSolver solver = new PairSolver(ruleSet, tables, crew, (_, _) -> {});
            for (Sector pair : Sector.pairs(stones)) {
                for (PairSolver.Solved sector : solver.solve(pair, afterCapture(pair), afterCapture(pair.turned()))) {
                    solved.put(sector.counts().sector(), sector);
                }
            }
        }
    }

    @Nullable
    SectorValues afterCapture(Sector sector) {
        return sector.captureWins() ? null : values(sector.afterCapture());
    }

    SectorValues values(Sector sector) {
        return of(sector).values();
    }

    SectorCounts counts(int mover, int opponent) {
        return of(new Sector(mover, opponent)).counts();
    }

    private PairSolver.Solved of(Sector sector) {
        PairSolver.Solved found = solved.get(sector);
        if (found == null) {
            throw new IllegalArgumentException("not solved: " + sector);
        }
        return found;
    }

    Iterable<Sector> sectors() {
        return solved.keySet();
    }
}
