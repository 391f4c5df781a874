package zwickmuehle.perfect.muehle.files;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.SectorCheck;
import zwickmuehle.perfect.muehle.SectorCounts;
import zwickmuehle.perfect.muehle.SectorValues;
import zwickmuehle.perfect.muehle.IndexTables;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;

/**
 * Recomputes every stored value of a database from its successors, and the counts in the headers from the values. What
 * was found in order is noted ({@link VerifiedSectors}), so an interrupted run goes on with the sector it was at.
 */
public final class DatabaseVerifier {
    /** What verifying came to, sectors found in order by an earlier run included. */
    public record Result(long positions, long mismatches) {}

    /** Told how it goes. */
    public interface Progress {
        /** So many more positions were looked at. Called by any thread of the crew. */
        void lookedAt(long more);

        /** A sector that was verified, or a value that disagrees, in words. */
        void found(String line);
    }

    private final DatabaseFolder folder;
    private final Crew crew;
    private final Progress progress;
    private final IndexTables tables = new IndexTables();
    private long positions;
    /** The crew's threads find them. */
    @GuardedBy("this")
    private long mismatches;

    public DatabaseVerifier(Path folder, Crew crew, Progress progress) {
        this.folder = new DatabaseFolder(folder);
        this.crew = crew;
        this.progress = progress;
    }

    /** How many positions there are to look at: those of sectors that no earlier run found in order. */
    public static long remaining(Path path) throws IOException {
        DatabaseFolder folder = new DatabaseFolder(path);
        VerifiedSectors verified = VerifiedSectors.of(folder);
        long remaining = 0;
        for (Sector sector : folder.present()) {
            remaining += verified.holds(sector) ? 0 : sector.positions();
        }
        return remaining;
    }

    public Result verify() throws IOException {
        List<Sector> sectors = folder.present();
        if (sectors.isEmpty()) {
            throw new DatabaseException("%s holds no sectors of a database",
                    "%s enthält keine Sektoren einer Datenbank",
                    folder.path());
        }
        RuleSet ruleSet = RuleSet.parse(SectorFile.open(folder.sector(sectors.getFirst())).ruleSet());
        VerifiedSectors verified = VerifiedSectors.of(folder);
        for (Sector sector : sectors) {
            if (verified.holds(sector)) {
                positions += sector.positions();
                progress.found(sector + ": found in order by an earlier run");
            } else if (verify(sector, ruleSet)) {
                verified.add(sector);
            }
        }
        return new Result(positions, mismatches());
    }

    /** Whether everything is as it should be. */
    private boolean verify(Sector sector, RuleSet ruleSet) throws IOException {
        SectorValues values = load(sector, ruleSet);
        SectorValues turned = sector.turned().equals(sector) ? values : load(sector.turned(), ruleSet);
        @Nullable
        SectorValues afterCapture = sector.captureWins() ? null : load(sector.afterCapture(), ruleSet);
        Muehle rules = new Muehle(ruleSet);
        long before = mismatches();
        long checked = new SectorCheck(rules, tables, values, turned, afterCapture).run(crew,
                mismatch -> disagrees(inWords(rules, mismatch)), progress::lookedAt);
        verifyCounts(values, ruleSet);
        if (checked != sector.positions()) {
            disagrees(sector + ": " + checked + " positions instead of " + sector.positions());
        }
        positions += checked;
        progress.found(sector + ": " + checked + " positions, " + (mismatches() - before) + " mismatches");
        return mismatches() == before;
    }

    private void verifyCounts(SectorValues values, RuleSet ruleSet) throws IOException {
        Sector sector = values.index().sector();
        SectorCounts counted = SectorCounts.of(values, crew);
        SectorCounts stored = folder.counts(sector, ruleSet);
        if (!counted.equals(stored)) {
            disagrees(sector + ": the header says " + stored.csv() + ", counted are " + counted.csv());
        }
    }

    private SectorValues load(Sector sector, RuleSet ruleSet) throws IOException {
        if (!folder.has(sector)) {
            throw new DatabaseException("%s is missing, but another sector needs it",
                    "%s fehlt, aber ein anderer Sektor braucht sie", folder.sector(sector));
        }
        return folder.load(sector, ruleSet, tables, crew);
    }

    private synchronized void disagrees(String words) {
        mismatches++;
        progress.found(words);
    }

    private synchronized long mismatches() {
        return mismatches;
    }

    private static String inWords(Muehle rules, SectorCheck.Mismatch mismatch) {
        return rules.notation().position(mismatch.position()) + ": stored " + (mismatch.stored() & 0xFF)
                + ", computed " + (mismatch.computed() & 0xFF) + " (255 is a draw)";
    }
}
