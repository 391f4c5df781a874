package zwickmuehle.perfect.muehle.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.perfect.files.Envelope;
import zwickmuehle.perfect.files.WholeFile;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.SectorCounts;
import zwickmuehle.perfect.muehle.SectorIndex;
import zwickmuehle.perfect.muehle.SectorValues;
import zwickmuehle.perfect.muehle.IndexTables;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

/** A small database on disk: built, interrupted, damaged, asked. */
final class DatabaseTest {
    private static final int STONES = 8;
    private static final Path KNOWN_VALUES = Path.of("../../shared/data/muehle_values.txt");

    @TempDir
    private static Path shared;

    private static List<SectorCounts> counts = List.of();

    @BeforeAll
    static void build() throws IOException {
        counts = build(shared, RuleSet.THEORIE, STONES);
    }

    private static List<SectorCounts> build(Path folder, RuleSet ruleSet, int stones) throws IOException {
        try (Crew crew = new Crew(2)) {
            return new DatabaseBuilder(folder, ruleSet, crew, new Silent()).build(stones);
        }
    }

    private static final class Silent implements DatabaseBuilder.Progress {
        @Override
        public void stage(Sector sector, String stage) {}

        @Override
        public void solved(long positions) {}
    }

    @Test
    void countsAreWrittenAsATable() throws IOException {
        assertThat(Files.readString(shared.resolve("counts.csv"))).isEqualTo("""
                mover,opponent,wins,losses,draws,longestWin,longestLoss
                3,3,140621,28736,269,25,26
                4,3,75397,3095,681906,1,10
                3,4,102281,0,658117,11,0
                4,4,159,29,3225409,9,8
                5,3,580660,0,1999730,3,0
                3,5,6301,9677,2564412,1,2
                """);
        assertThat(counts.stream().mapToLong(SectorCounts::positions).sum())
                .isEqualTo(DatabaseBuilder.positions(STONES));
    }

    @Test
    void everythingStoredCanBeVerified() throws IOException {
        try (Crew crew = new Crew(2)) {
            DatabaseVerifier.Result result = new DatabaseVerifier(shared, crew, new Found()).verify();
            assertThat(result).isEqualTo(new DatabaseVerifier.Result(DatabaseBuilder.positions(STONES), 0));
        } finally {
            Files.deleteIfExists(shared.resolve("verified.csv"));
        }
    }

    @Test
    void verifyingGoesOnWhereItWasAndLooksAgainAtWhatHasChanged(@TempDir Path folder) throws IOException {
        build(folder, RuleSet.THEORIE, 7);
        Path moved = folder.resolve("3-4.sector");
        Path aside = folder.resolve("aside");
        Files.move(moved, aside);
        try (Crew crew = new Crew(2)) {
            assertThatThrownBy(() -> new DatabaseVerifier(folder, crew, new Found()).verify())
                    .isInstanceOf(DatabaseException.class).hasMessageContaining("3-4.sector is missing");
            Files.move(aside, moved);
            long all = DatabaseBuilder.positions(7);
            long first = new Sector(3, 3).positions();
            assertThat(DatabaseVerifier.remaining(folder)).isEqualTo(all - first);

            Found found = new Found();
            assertThat(new DatabaseVerifier(folder, crew, found).verify())
                    .isEqualTo(new DatabaseVerifier.Result(all, 0));
            assertThat(found.positions.get()).isEqualTo(all - first);
            assertThat(found.lines).contains("3-3: found in order by an earlier run");
            assertThat(DatabaseVerifier.remaining(folder)).isZero();

            build(aside, RuleSet.KLASSISCH, 6);
            Files.copy(aside.resolve("3-3.sector"), folder.resolve("3-3.sector"), StandardCopyOption.REPLACE_EXISTING);
            assertThat(DatabaseVerifier.remaining(folder)).isEqualTo(first + new Sector(3, 4).positions());
        }
    }

    private static final class Found implements DatabaseVerifier.Progress {
        private final AtomicLong positions = new AtomicLong();
        private final List<String> lines = new ArrayList<>();

        @Override
        public void lookedAt(long more) {
            positions.addAndGet(more);
        }

        @Override
        public void found(String line) {
            lines.add(line);
        }
    }

    @Test
    void anInterruptedBuildGoesOnAndEndsWithTheSameBytes(@TempDir Path folder) throws IOException {
        build(folder, RuleSet.THEORIE, 6);
        Files.writeString(folder.resolve("4-3.sector.part"), "left behind by a build that was killed");
        Files.copy(shared.resolve("3-4.sector"), folder.resolve("3-4.sector"));
        build(folder, RuleSet.THEORIE, STONES);
        for (Path file : files(shared)) {
            assertThat(folder.resolve(file.getFileName())).hasSameBinaryContentAs(file);
        }
        assertThat(files(folder)).hasSameSizeAs(files(shared));
    }

    private static List<Path> files(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return new ArrayList<>(files.toList());
        }
    }

    @Test
    void anyDamagedByteIsNoticedAndTheFileNamed(@TempDir Path folder) throws IOException {
        byte[] intact = Files.readAllBytes(shared.resolve("3-4.sector"));
        RandomGenerator random = new Random(42);
        Path damaged = folder.resolve("3-4.sector");
        try (Crew crew = new Crew(1)) {
            for (int i = 0; i < 300; i++) {
                byte[] bytes = intact.clone();
                int at = i < 150 ? i : random.nextInt(bytes.length);
                bytes[at] ^= (byte) (1 << random.nextInt(8));
                Files.write(damaged, bytes);
                assertThatThrownBy(() -> read(damaged, crew)).as("byte %d", at).isInstanceOf(DatabaseException.class)
                        .hasMessageContaining("3-4.sector");
            }
        }
    }

    @Test
    void aFileThatIsTooShortOrTooLongIsNoticed(@TempDir Path folder) throws IOException {
        byte[] intact = Files.readAllBytes(shared.resolve("3-4.sector"));
        Path damaged = folder.resolve("3-4.sector");
        try (Crew crew = new Crew(1)) {
            for (int length : new int[]{0, 5, 11, 12, 40, intact.length - 1, intact.length + 1}) {
                Files.write(damaged, Arrays.copyOf(intact, length));
                assertThatThrownBy(() -> read(damaged, crew)).as("length %d", length)
                        .isInstanceOf(DatabaseException.class).hasMessageContaining("3-4.sector");
            }
        }
    }

    @Test
    void oneValueAskedForIsThatOfTheWholeSector() throws IOException {
        assertThat(differences(shared)).isZero();
    }

    @Test
    void filesOfTheFirstFormatAreReadAndPackedAnew(@TempDir Path folder) throws IOException {
        build(folder, RuleSet.THEORIE, STONES);
        for (SectorCounts of : counts) {
            writeInTheFirstFormat(folder.resolve(of.sector() + ".sector"));
        }
        assertThat(SectorFile.open(folder.resolve("5-3.sector")).divided()).isFalse();
        assertThat(differences(folder)).isZero();
        build(folder, RuleSet.THEORIE, STONES);
        for (Path file : files(shared)) {
            assertThat(folder.resolve(file.getFileName())).hasSameBinaryContentAs(file);
        }
    }

    /** How many of some thousand values differ from those in {@link #shared}, where whole sectors are read. */
    private static int differences(Path folder) throws IOException {
        Database database = Database.open(folder, RuleSet.THEORIE, DatabaseTest::unexpected);
        RandomGenerator random = new Random(7);
        int differences = 0;
        try (Crew crew = new Crew(2)) {
            for (SectorCounts of : counts) {
                SectorValues values = SectorFile.open(shared.resolve(of.sector() + ".sector")).load(new IndexTables(),
                        crew);
                SectorIndex index = values.index();
                for (int i = 0; i < 5_000; i++) {
                    int row = random.nextInt(index.rows());
                    int column = random.nextInt(index.columns());
                    int asked = database.lookUp(index.moverSet(row, column), index.opponentSet(row, column));
                    differences += asked == (values.rows()[row][column] & 0xFF) ? 0 : 1;
                }
            }
        }
        return differences;
    }

    /** As 1.0 wrote it: each block one frame. */
    private static void writeInTheFirstFormat(Path path) throws IOException {
        SectorFile file = SectorFile.open(path);
        SectorIndex index = new IndexTables().index(file.counts().sector());
        int[] lengths = new int[file.blocks()];
        int[] checksums = new int[file.blocks()];
        byte[][] parts = new byte[1 + file.blocks()][];
        for (int block = 0; block < lengths.length; block++) {
            byte[] packed = Zstd.compress(file.block(block), 5);
            parts[1 + block] = packed;
            lengths[block] = packed.length;
            checksums[block] = Envelope.checksum(packed, packed.length);
        }
        int rowsInBlock = Math.ceilDiv(1 << 15, index.columns());
        parts[0] = new SectorHeader(file.ruleSet(), file.counts(), index.rows(), index.columns(), rowsInBlock,
                SectorHeader.UNDIVIDED, lengths, checksums).encode();
        assertThat(new String(parts[0], 0, 8, StandardCharsets.US_ASCII)).isEqualTo("ZMUEHLE1");
        WholeFile.write(path, parts);
    }

    private static void read(Path path, Crew crew) throws IOException {
        SectorFile.open(path).load(new IndexTables(), crew);
    }

    @Test
    void aDatabaseForOtherRulesIsRefused() {
        assertThatThrownBy(() -> Database.open(shared, RuleSet.KURS, DatabaseTest::unexpected))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("theorie").hasMessageContaining("kurs");
    }

    @Test
    void aSectorUnderAnotherNameIsRefused(@TempDir Path folder) throws IOException {
        Files.copy(shared.resolve("3-4.sector"), folder.resolve("4-3.sector"));
        assertThatThrownBy(() -> Database.open(folder, RuleSet.THEORIE, DatabaseTest::unexpected))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("4-3.sector");
    }

    @Test
    void theOracleKnowsPositionsWithKnownAnswers() throws IOException {
        if (!Files.exists(KNOWN_VALUES)) {
            return;
        }
        Muehle rules = new Muehle(RuleSet.THEORIE);
        int known = 0;
        Database database = Database.open(shared, RuleSet.THEORIE, DatabaseTest::unexpected);
        Oracle oracle = new DatabaseOracle(database);
        for (String line : Files.readAllLines(KNOWN_VALUES)) {
            int end = line.lastIndexOf(' ');
            int score = oracle.probe(rules.notation().parsePosition(line.substring(0, end)), 0);
            if (score != Oracle.UNKNOWN) {
                String result = Score.wins(score) ? "win" : Score.loses(score) ? "loss" : "draw";
                assertThat(result).as(line).isEqualTo(line.substring(end + 1));
                known++;
            }
        }
        assertThat(known).isPositive();
    }

    @Test
    void quietMovesAlreadyMadeBringTheDrawNearer(@TempDir Path folder) throws IOException {
        build(folder, RuleSet.KLASSISCH, 6);
        Muehle rules = new Muehle(RuleSet.KLASSISCH);
        Database database = Database.open(folder, RuleSet.KLASSISCH, DatabaseTest::unexpected);
        Oracle oracle = new DatabaseOracle(database);
        long position = rules.notation().parsePosition("EEEBEEBEEEEEEWWEEEBEWEEE 0 0 w");
        int fresh = oracle.probe(position, 0);
        assertThat(Score.wins(fresh)).isTrue();
        int plies = Score.plies(fresh);
        assertThat(oracle.probe(position, 20 - plies)).isEqualTo(fresh);
        assertThat(oracle.probe(position, 21 - plies)).isEqualTo(Score.DRAW);
    }

    private static void unexpected(Sentence trouble) {
        throw new AssertionError(trouble.english());
    }

    @Test
    void aDamagedBlockIsToldOnceAndPlayGoesOnWithoutItsSector(@TempDir Path folder) throws IOException {
        for (Path file : files(shared)) {
            Files.copy(file, folder.resolve(file.getFileName()));
        }
        Path damaged = folder.resolve("3-3.sector");
        byte[] bytes = Files.readAllBytes(damaged);
        bytes[bytes.length - 1] ^= 1;
        Files.write(damaged, bytes);
        List<String> told = new ArrayList<>();
        Database database = Database.open(folder, RuleSet.THEORIE, trouble -> told.add(trouble.english()));
        Oracle oracle = new DatabaseOracle(database);
        Muehle rules = new Muehle(RuleSet.THEORIE);
        SectorIndex index = new IndexTables().index(new Sector(3, 3));
        long first = positionAt(index, 0);
        long last = positionAt(index, index.rows() - 1);
        assertThat(oracle.probe(first, 0)).isNotEqualTo(Oracle.UNKNOWN);
        assertThat(oracle.probe(last, 0)).as("in the damaged block").isEqualTo(Oracle.UNKNOWN);
        assertThat(oracle.probe(first, 0)).as("in the same sector").isEqualTo(Oracle.UNKNOWN);
        assertThat(oracle.probe(last, 0)).isEqualTo(Oracle.UNKNOWN);
        assertThat(told).singleElement().asString().contains("3-3.sector").contains("goes on without it");
        long other = rules.notation().parsePosition("WWEEEEEEEEEEEWEEEEEEBBBB 0 0 w");
        assertThat(oracle.probe(other, 0)).as("other sectors").isNotEqualTo(Oracle.UNKNOWN);
    }

    private static long positionAt(SectorIndex index, int row) {
        return MuehlePosition.of(index.moverSet(row, 0), index.opponentSet(row, 0), 0, 0, Side.WHITE);
    }

    @Test
    void whatCannotBeOpenedIsLeftOut(@TempDir Path folder) throws IOException {
        Files.copy(shared.resolve("3-3.sector"), folder.resolve("3-3.sector"));
        Files.writeString(folder.resolve("3-4.sector"), "no sector");
        Files.writeString(folder.resolve("placing.book"), "no book");
        List<String> told = new ArrayList<>();
        Database database = Database.openUsable(folder, RuleSet.THEORIE, trouble -> told.add(trouble.english()));
        assertThat(database.has(new Sector(3, 3))).isTrue();
        assertThat(database.has(new Sector(3, 4))).isFalse();
        assertThat(told).hasSize(2);
    }

    @Test
    void placingIsWorkedOutWhereAllThatCanComeIsKnown() throws IOException {
        Oracle oracle = new DatabaseOracle(Database.open(shared, RuleSet.THEORIE, DatabaseTest::unexpected));
        Muehle rules = new Muehle(RuleSet.THEORIE);
        long within = rules.notation().parsePosition("WWEEEEEEEEEEEEEEEEEEEEBB 2 2 w");
        assertThat(oracle.probe(within, 0)).isEqualTo(Oracle.UNKNOWN);
        assertThat(oracle.solve(within, 0, () -> true)).isEqualTo(Oracle.UNKNOWN);
        int solved = oracle.solve(within, 0, () -> false);
        assertThat(solved).isNotEqualTo(Oracle.UNKNOWN);
        assertThat(oracle.probe(within, 0)).as("remembered").isEqualTo(solved);
        long beyond = rules.notation().parsePosition("WWEEEEEEEEEEEEEEEEEEEEBB 3 3 w");
        assertThat(oracle.solve(beyond, 0, () -> false)).isEqualTo(Oracle.UNKNOWN);
    }

    @Test
    void theOracleIsSilentWhereTheDatabaseDoesNotReach() throws IOException {
        Muehle rules = new Muehle(RuleSet.THEORIE);
        Database database = Database.open(shared, RuleSet.THEORIE, DatabaseTest::unexpected);
        Oracle oracle = new DatabaseOracle(database);
        assertThat(oracle.probe(rules.notation().parsePosition("WWWWWEEEEEEEEEEEEEEBBBBB 0 0 w"), 0))
                .isEqualTo(Oracle.UNKNOWN);
        assertThat(oracle.probe(rules.notation().parsePosition("WWEEEEEEEEEEEEEEEEEEEBBB 0 0 w"), 0))
                .isEqualTo(Score.loss(0));
    }
}
