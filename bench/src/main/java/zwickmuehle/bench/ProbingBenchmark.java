package zwickmuehle.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.perfect.muehle.files.DatabaseBuilder;
import zwickmuehle.perfect.muehle.files.DatabaseOracle;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Oracle;

/**
 * How fast a Mühle database answers once its files are in memory: random positions of one sector, and positions as a
 * search meets them, each one move after the one before. Without {@code -p folder=DIR} a database with eight stones is
 * built first.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ProbingBenchmark {
    private static final int POSITIONS = 1 << 14;

    /** A database under {@code theorie}; empty for one that is built here. */
    @Param("")
    private String folder = "";

    /** How many stones each side has. */
    @Param("4")
    private int stones = 4;

    private long[] anywhere = {};
    private long[] walked = {};
    private Oracle oracle = Oracle.NONE;
    private int next;

    @Setup
    public void open() throws IOException {
        Muehle rules = new Muehle(RuleSet.THEORIE);
        Path path = folder.isEmpty() ? built() : Path.of(folder);
        oracle = new DatabaseOracle(Database.open(path, rules.ruleSet(), _ -> {}));
        SplittableRandom random = new SplittableRandom(5);
        anywhere = new long[POSITIONS];
        for (int i = 0; i < POSITIONS; i++) {
            int own = set(random, 0);
            anywhere[i] = MuehlePosition.of(own, set(random, own), 0, 0, Side.WHITE);
        }
        walked = walk(rules, random);
    }

    private static Path built() throws IOException {
        Path path = Files.createTempDirectory("probing");
        try (Crew crew = new Crew(1)) {
            new DatabaseBuilder(path, RuleSet.THEORIE, crew, new DatabaseBuilder.Progress() {
                @Override
                public void stage(Sector sector, String stage) {}

                @Override
                public void solved(long positions) {}
            }).build(8);
        }
        return path;
    }

    private int set(SplittableRandom random, int occupied) {
        int set = 0;
        while (Integer.bitCount(set) < stones) {
            set |= Board.bit(random.nextInt(Board.POINTS)) & ~occupied;
        }
        return set;
    }

    private long[] walk(Muehle rules, SplittableRandom random) {
        long[] positions = new long[POSITIONS];
        int[] moves = new int[rules.maxMoves()];
        long position = anywhere[0];
        for (int i = 0; i < POSITIONS; i++) {
            int count = rules.legalMoves(position, moves);
            position = count == 0 ? anywhere[i] : rules.play(position, moves[random.nextInt(count)]);
            positions[i] = position;
        }
        return positions;
    }

    @Benchmark
    public int randomPosition() {
        next = (next + 1) & (POSITIONS - 1);
        return oracle.probe(anywhere[next], 0);
    }

    @Benchmark
    public int positionOfASearch() {
        next = (next + 1) & (POSITIONS - 1);
        return oracle.probe(walked[next], 0);
    }
}
