package zwickmuehle.perfect.muehle.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.PackedResults;
import zwickmuehle.perfect.muehle.PlacingBook;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.SectorCounts;
import zwickmuehle.perfect.muehle.SectorIndex;
import zwickmuehle.perfect.muehle.Tables;
import zwickmuehle.rules.muehle.RuleSet;

/** A database opened for reading: whatever sectors are there when it is opened. For any thread. */
public final class Database {
    /** Opened blocks take at most 128 MB. */
    private static final int CACHED_BLOCKS = 1 << 12;

    private record Opened(SectorFile file, SectorIndex index) {}

    private final RuleSet ruleSet;
    private final Tables tables = new Tables();
    private final Map<Sector, Opened> sectors = new LinkedHashMap<>();
    private final @Nullable Opened[] byStones = new Opened[1 << 8];
    private final BlockCache cache = new BlockCache(CACHED_BLOCKS);

    private final PlacingBook book;

    private Database(RuleSet ruleSet, PlacingBook book) {
        this.ruleSet = ruleSet;
        this.book = book;
    }

    /**
     * Opens what there is.
     *
     * @throws DatabaseException if a file is damaged or was made for other rules
     */
    public static Database open(Path path, RuleSet ruleSet) throws IOException {
        DatabaseFolder folder = new DatabaseFolder(path);
        Database database = new Database(ruleSet, BookFile.read(folder.book(), ruleSet));
        for (Sector sector : folder.present()) {
            database.add(folder.open(sector, ruleSet));
        }
        return database;
    }

    private void add(SectorFile file) {
        Sector sector = file.counts().sector();
        Opened opened = new Opened(file, tables.index(sector));
        file.checkShape(opened.index);
        sectors.put(sector, opened);
        byStones[sector.mover() << 4 | sector.opponent()] = opened;
    }

    public RuleSet ruleSet() {
        return ruleSet;
    }

    /** What is there, in the order of solving. */
    public List<SectorCounts> counts() {
        List<SectorCounts> counts = new ArrayList<>();
        sectors.values().forEach(opened -> counts.add(opened.file.counts()));
        return counts;
    }

    public boolean has(Sector sector) {
        return sectors.containsKey(sector);
    }

    /** Whether every sector is there, so that placing can be searched to its end. */
    public boolean complete() {
        return Sector.pairs(2 * Sector.MOST).stream().allMatch(pair -> pair.pair().stream().allMatch(this::has));
    }

    /** What is known about the first placing positions. */
    public PlacingBook book() {
        return book;
    }

    /** Bytes on disk, without counts and book. */
    public long size() {
        return sectors.values().stream().mapToLong(opened -> opened.file.size()).sum();
    }

    /** Whether the position with these sets of stones, none in hand, lies in a sector that is there. */
    public boolean knows(int moverSet, int opponentSet) {
        return opened(moverSet, opponentSet) != null;
    }

    /** The {@link zwickmuehle.perfect.muehle.Value} of a position that is known. */
    public byte value(int moverSet, int opponentSet) {
        Opened opened = opened(moverSet, opponentSet);
        if (opened == null) {
            throw new IllegalArgumentException("no such sector in the database");
        }
        int cell = opened.index.cell(moverSet, opponentSet);
        int row = SectorIndex.row(cell);
        byte[] block = cache.block(opened.file, opened.file.blockOf(row));
        return block[opened.file.offsetInBlock(row, SectorIndex.column(cell))];
    }

    /** The results of everything that is there in memory, for whoever asks millions of times. */
    public PackedResults results(Crew crew) {
        PackedResults results = new PackedResults();
        sectors.values().forEach(opened -> results.add(opened.file.load(tables, crew), crew));
        return results;
    }

    private @Nullable Opened opened(int moverSet, int opponentSet) {
        return byStones[Integer.bitCount(moverSet) << 4 | Integer.bitCount(opponentSet)];
    }
}
