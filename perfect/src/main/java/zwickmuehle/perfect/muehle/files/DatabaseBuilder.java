package zwickmuehle.perfect.muehle.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.files.WholeFile;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.PairSolver;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.SectorCounts;
import zwickmuehle.perfect.muehle.SectorValues;
import zwickmuehle.perfect.muehle.IndexTables;
import zwickmuehle.rules.muehle.RuleSet;

/**
 * Builds a database pair of sectors by pair, from fewest stones up, each from files written before. What is there
 * already is kept, so an interrupted build goes on with the pair it was at, and ends with the same bytes; what was
 * written in an older format is packed anew.
 */
public final class DatabaseBuilder {
    /** Told what is being done, from the thread that builds. */
    public interface Progress extends PairSolver.Progress {
        /** So many positions, of all sectors asked for, are solved and written. */
        void solved(long positions) throws IOException;

        /** So many of the book's positions are settled, which comes after the last sector. */
        default void settled(int positions, int ofAll) {}
    }

    private final DatabaseFolder folder;
    private final RuleSet ruleSet;
    private final Crew crew;
    private final Progress progress;
    private final IndexTables tables = new IndexTables();

    public DatabaseBuilder(Path folder, RuleSet ruleSet, Crew crew, Progress progress) {
        this.folder = new DatabaseFolder(folder);
        this.ruleSet = ruleSet;
        this.crew = crew;
        this.progress = progress;
    }

    /** Whether a book of placing follows the sectors. */
    public static boolean withBook(int stones) {
        return stones == 2 * Sector.MOST;
    }

    /** How many positions there are with so many stones on the board or fewer. */
    public static long positions(int stones) {
        return Sector.pairs(stones).stream().flatMap(pair -> pair.pair().stream()).mapToLong(Sector::positions).sum();
    }

    /** Builds what is missing of all sectors with so many stones or fewer; returns the counts of all of them. */
    public List<SectorCounts> build(int stones) throws IOException {
        Files.createDirectories(folder.path());
        PairSolver solver = new PairSolver(ruleSet, tables, crew, progress);
        List<SectorCounts> counts = new ArrayList<>();
        long solved = 0;
        for (Sector pair : Sector.pairs(stones)) {
            if (!pair.pair().stream().allMatch(folder::has)) {
                solve(pair, solver);
            }
            for (Sector sector : pair.pair()) {
                packAnew(sector);
                SectorCounts of = folder.counts(sector, ruleSet);
                counts.add(of);
                solved += of.positions();
            }
            progress.solved(solved);
        }
        writeCounts();
        if (withBook(stones)) {
            new PlacingBookBuilder(folder, ruleSet, crew, progress).build();
        }
        return counts;
    }

    /** A file of the first format is written in today's, of which one value can be had several times as quickly. */
    private void packAnew(Sector sector) throws IOException {
        SectorFile file = folder.open(sector, ruleSet);
        if (!file.divided()) {
            progress.stage(sector, "packing anew");
            SectorWriter.write(folder.sector(sector), file.ruleSet(), folder.load(sector, ruleSet, tables, crew),
                    file.counts(), crew);
        }
    }

    private void solve(Sector pair, PairSolver solver) throws IOException {
        progress.stage(pair, "loading");
        SectorValues afterCaptureByX = afterCapture(pair);
        SectorValues afterCaptureByY = pair.mover() == pair.opponent() ? afterCaptureByX : afterCapture(pair.turned());
        List<PairSolver.Solved> solved = solver.solve(pair, afterCaptureByX, afterCaptureByY);
        progress.stage(pair, "writing");
        for (PairSolver.Solved sector : solved) {
            SectorWriter.write(folder.sector(sector.counts().sector()), ruleSet.name(), sector.values(),
                    sector.counts(), crew);
        }
    }

    private @Nullable SectorValues afterCapture(Sector sector) throws IOException {
        return sector.captureWins() ? null : folder.load(sector.afterCapture(), ruleSet, tables, crew);
    }

    /** Of everything that is there, also if it was built before and with more stones. */
    private void writeCounts() throws IOException {
        StringBuilder csv = new StringBuilder(SectorCounts.CSV_HEADER).append('\n');
        for (Sector sector : folder.present()) {
            csv.append(folder.counts(sector, ruleSet).csv()).append('\n');
        }
        WholeFile.write(folder.counts(), csv.toString());
    }
}
