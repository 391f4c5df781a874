package zwickmuehle.perfect.muehle.files;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.SectorCounts;
import zwickmuehle.perfect.muehle.SectorValues;
import zwickmuehle.perfect.muehle.SuccessorCheck;
import zwickmuehle.perfect.muehle.Tables;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;

/** Recomputes every stored value of a database from its successors, and the counts in the headers from the values. */
public final class DatabaseVerifier {
    /** What verifying came to. */
    public record Result(long positions, long mismatches) {}

    private final DatabaseFolder folder;
    private final Crew crew;
    private final Consumer<String> report;
    private final Tables tables = new Tables();
    private long positions;
    /** The crew's threads find them. */
    @GuardedBy("this")
    private long mismatches;

    /** @param report told each sector that was verified and each value that disagrees, a line each */
    public DatabaseVerifier(Path folder, Crew crew, Consumer<String> report) {
        this.folder = new DatabaseFolder(folder);
        this.crew = crew;
        this.report = report;
    }

    public Result verify() throws IOException {
        List<Sector> sectors = folder.present();
        if (sectors.isEmpty()) {
            throw new DatabaseException("%s holds no sectors of a database",
                    "%s enthält keine Sektoren einer Datenbank",
                    folder.path());
        }
        RuleSet ruleSet = RuleSet.parse(SectorFile.open(folder.sector(sectors.getFirst())).ruleSet());
        for (Sector sector : sectors) {
            verify(sector, ruleSet);
        }
        return new Result(positions, mismatches());
    }

    private void verify(Sector sector, RuleSet ruleSet) throws IOException {
        SectorValues values = load(sector, ruleSet);
        SectorValues turned = sector.turned().equals(sector) ? values : load(sector.turned(), ruleSet);
        @Nullable
        SectorValues afterCapture = sector.captureWins() ? null : load(sector.afterCapture(), ruleSet);
        Muehle rules = new Muehle(ruleSet);
        long before = mismatches();
        long checked = 0;
        for (SuccessorCheck check : crew.overRows(values.index().rows(),
                () -> new SuccessorCheck(rules, values, turned, afterCapture,
                        mismatch -> disagrees(inWords(rules, mismatch))))) {
            checked += check.positions();
        }
        verifyCounts(values, ruleSet);
        positions += checked;
        report.accept(sector + ": " + checked + " positions, " + (mismatches() - before) + " mismatches");
    }

    private void verifyCounts(SectorValues values, RuleSet ruleSet) throws IOException {
        Sector sector = values.index().sector();
        SectorCounts counted = SectorCounts.of(values, crew);
        SectorCounts stored = folder.open(sector, ruleSet).counts();
        if (!counted.equals(stored)) {
            disagrees(sector + ": the header says " + stored.csv() + ", counted are " + counted.csv());
        }
    }

    private SectorValues load(Sector sector, RuleSet ruleSet) throws IOException {
        if (!folder.has(sector)) {
            throw new DatabaseException("%s is missing, but another sector needs it",
                    "%s fehlt, aber ein anderer Sektor braucht sie", folder.sector(sector));
        }
        return folder.open(sector, ruleSet).load(tables, crew);
    }

    private synchronized void disagrees(String words) {
        mismatches++;
        report.accept(words);
    }

    private synchronized long mismatches() {
        return mismatches;
    }

    private static String inWords(Muehle rules, SuccessorCheck.Mismatch mismatch) {
        return rules.notation().position(mismatch.position()) + ": stored " + (mismatch.stored() & 0xFF)
                + ", computed " + (mismatch.computed() & 0xFF) + " (255 is a draw)";
    }
}
