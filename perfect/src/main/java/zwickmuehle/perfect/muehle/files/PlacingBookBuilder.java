package zwickmuehle.perfect.muehle.files;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.PlacingBook;
import zwickmuehle.perfect.muehle.PlacingSearch;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;

/**
 * Writes the book of the first placing plies when every sector is there: deep enough that a position beyond it is
 * searched in about a second. It searches the last ply; those before follow. The file grows as positions are settled,
 * so an interrupted build goes on where it was; the same rules always end with the same bytes.
 */
final class PlacingBookBuilder {
    static final int PLIES = 4;
    /** A table of 512 MB. */
    private static final int TABLE_BITS = 26;
    private static final int POSITIONS_AT_ONCE = 256;

    private final DatabaseFolder folder;
    private final RuleSet ruleSet;
    private final Crew crew;
    private final DatabaseBuilder.Progress progress;

    PlacingBookBuilder(DatabaseFolder folder, RuleSet ruleSet, Crew crew, DatabaseBuilder.Progress progress) {
        this.folder = folder;
        this.ruleSet = ruleSet;
        this.crew = crew;
        this.progress = progress;
    }

    void build() throws IOException {
        Muehle rules = new Muehle(ruleSet);
        List<long[]> plies = PlacingBook.firstPlies(rules, rules.start(), PLIES);
        PlacingBook known = PlacingBookFile.read(folder.book(), ruleSet);
        if (plies.stream().mapToInt(positions -> known.missing(positions).length).sum() == 0) {
            return;
        }
        PlacingBook book = settled(rules, plies.get(PLIES), known);
        for (int ply = PLIES - 1; ply >= 0; ply--) {
            book = book.withPredecessors(rules, book.missing(plies.get(ply)));
        }
        PlacingBookFile.write(folder.book(), ruleSet, book);
    }

    private PlacingBook settled(Muehle rules, long[] positions, PlacingBook known) throws IOException {
        long[] missing = known.missing(positions);
        PlacingBook book = known;
        if (missing.length == 0) {
            return book;
        }
        stage(positions.length - missing.length, positions.length);
        // Search asks millions of times: it needs the results of every sector in memory, all at once.
        PlacingSearch search = new PlacingSearch(rules, folder.results(ruleSet, crew), TABLE_BITS);
        for (int done = 0; done < missing.length; done += POSITIONS_AT_ONCE) {
            long[] next = Arrays.copyOfRange(missing, done, Math.min(done + POSITIONS_AT_ONCE, missing.length));
            book = book.with(next, search, crew);
            PlacingBookFile.write(folder.book(), ruleSet, book);
            stage(positions.length - missing.length + done + next.length, positions.length);
        }
        return book;
    }

    private void stage(int done, int all) {
        progress.stage(new Sector(Sector.MOST, Sector.MOST),
                "book of placing, " + done + " of " + all + " positions settled");
        progress.settled(done, all);
    }
}
