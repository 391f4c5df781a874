package zwickmuehle.perfect.muehle.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.PackedResults;
import zwickmuehle.perfect.muehle.PlacingBook;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.SectorCounts;
import zwickmuehle.perfect.muehle.SectorIndex;
import zwickmuehle.perfect.muehle.IndexTables;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.RuleSet;

/**
 * A database opened for reading: whatever sectors are there when it is opened. A sector found damaged later is given up:
 * that is told once, and from then on it is as if it were not there. For any thread.
 */
public final class Database {
    /** The answer where nothing can be looked up; no value is negative. */
    public static final int MISSING = -1;
    /** Unpacked pieces, of 8 KB at most, take at most 256 MB, and no more than an eighth of the memory there is. */
    private static final int CACHED_PIECES = Integer
            .highestOneBit(Math.clamp(Runtime.getRuntime().maxMemory() / 8 / PieceCache.LONGEST, 1 << 10, 1 << 15));

    private record Opened(SectorFile file, SectorIndex index) {}

    private final RuleSet ruleSet;
    private final IndexTables tables = new IndexTables();
    private final Map<Sector, Opened> sectors = new LinkedHashMap<>();
    private final AtomicReferenceArray<@Nullable Opened> byStones = new AtomicReferenceArray<>(1 << 8);
    private final PieceCache cache = new PieceCache(CACHED_PIECES);

    private final Consumer<Sentence> trouble;
    private PlacingBook book = PlacingBook.empty();
    private @Nullable Function<Sector, @Nullable SectorFile> opener;
    private final Set<Sector> asked = new HashSet<>();

    private Database(RuleSet ruleSet, Consumer<Sentence> trouble) {
        this.ruleSet = ruleSet;
        this.trouble = trouble;
    }

    /**
     * Opens what there is, all of which must be in order.
     *
     * @param trouble told if a block turns out to be damaged later
     * @throws DatabaseException if a file is damaged or was made for other rules
     */
    public static Database open(Path path, RuleSet ruleSet, Consumer<Sentence> trouble) throws IOException {
        Database database = new Database(ruleSet, trouble);
        database.add(new DatabaseFolder(path), failure -> {
            throw failure;
        });
        return database;
    }

    /** Opens what there is and can be used; the rest is left out. */
    public static Database openUsable(Path path, RuleSet ruleSet, Consumer<Sentence> trouble) throws IOException {
        Database database = new Database(ruleSet, trouble);
        database.add(new DatabaseFolder(path), failure -> trouble.accept(failure.sentence()));
        return database;
    }

    /**
     * A database that lies elsewhere: a sector is opened when it is first needed. So nobody knows what is there, and
     * placing is answered by the book alone. For one thread.
     *
     * @param source the bytes of a sector, or null if it is not there
     * @param book the bytes of the book, or null if there is none
     */
    public static Database elsewhere(RuleSet ruleSet, Function<Sector, @Nullable SectorBytes> source,
            byte @Nullable [] book, Unpacking unpacking, Consumer<Sentence> trouble) {
        Database database = new Database(ruleSet, trouble);
        database.opener = sector -> {
            SectorBytes bytes = source.apply(sector);
            return bytes == null ? null : new SectorFile(bytes, unpacking);
        };
        if (book != null) {
            try {
                database.book = PlacingBookFile.parse(book, ruleSet, "placing.book", unpacking);
            } catch (DatabaseException failure) {
                trouble.accept(failure.sentence());
            }
        }
        return database;
    }

    private void add(DatabaseFolder folder, Consumer<DatabaseException> failed) throws IOException {
        try {
            book = PlacingBookFile.read(folder.book(), ruleSet);
        } catch (DatabaseException failure) {
            failed.accept(failure);
        }
        for (Sector sector : folder.present()) {
            try {
                add(folder.open(sector, ruleSet));
            } catch (DatabaseException failure) {
                failed.accept(failure);
            }
        }
    }

    private void add(SectorFile file) {
        Sector sector = file.counts().sector();
        Opened opened = new Opened(file, tables.index(sector));
        file.checkShape(opened.index);
        sectors.put(sector, opened);
        byStones.set(number(sector.mover(), sector.opponent()), opened);
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

    /**
     * Whether every position is known that can come with so many stones on both sides or fewer, none in hand. Of what
     * lies elsewhere nobody knows, nor could millions of positions be asked for there.
     */
    public boolean reaches(int moverStones, int opponentStones) {
        if (opener != null) {
            return false;
        }
        for (int mover = Sector.FEWEST; mover <= moverStones; mover++) {
            for (int opponent = Sector.FEWEST; opponent <= opponentStones; opponent++) {
                if (byStones.get(number(mover, opponent)) == null || byStones.get(number(opponent, mover)) == null) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * The {@link zwickmuehle.perfect.muehle.SectorValue} of a position with these sets of stones, none in hand, or
     * {@link #MISSING}.
     */
    public int lookUp(int moverSet, int opponentSet) {
        int number = number(Integer.bitCount(moverSet), Integer.bitCount(opponentSet));
        Opened opened = byStones.get(number);
        if (opened == null) {
            opened = openedNow(Integer.bitCount(moverSet), Integer.bitCount(opponentSet));
        }
        if (opened == null) {
            return MISSING;
        }
        int cell = opened.index.cell(moverSet, opponentSet);
        int row = SectorIndex.row(cell);
        try {
            return cache.value(opened.file, opened.file.blockOf(row),
                    opened.file.offsetInBlock(row, SectorIndex.column(cell))) & 0xFF;
        } catch (DatabaseException failure) {
            if (byStones.compareAndSet(number, opened, null)) {
                trouble.accept(Sentence.of("%s; play goes on without it", "%s; es geht ohne sie weiter",
                        failure.sentence()));
            }
            return MISSING;
        }
    }

    /** A sector that lies elsewhere, asked for once. */
    private @Nullable Opened openedNow(int mover, int opponent) {
        Function<Sector, @Nullable SectorFile> from = opener;
        if (from == null || !asked.add(new Sector(mover, opponent))) {
            return null;
        }
        Sector sector = new Sector(mover, opponent);
        try {
            SectorFile file = from.apply(sector);
            if (file != null) {
                DatabaseFolder.check(file, sector + ".sector", sector, ruleSet);
                add(file);
            }
        } catch (DatabaseException failure) {
            trouble.accept(failure.sentence());
        }
        return byStones.get(number(mover, opponent));
    }

    /**
     * The results of everything that is there in memory, for whoever asks millions of times.
     *
     * @throws DatabaseException if a file is damaged or was made for other rules
     */
    public static PackedResults results(Path path, RuleSet ruleSet, Crew crew) throws IOException {
        return new DatabaseFolder(path).results(ruleSet, crew);
    }

    private static int number(int mover, int opponent) {
        return mover << 4 | opponent;
    }
}
