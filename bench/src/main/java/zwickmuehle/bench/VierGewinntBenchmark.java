package zwickmuehle.bench;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.SolverWatch;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** The Vier-Gewinnt solver: time a position, over positions of random games with so many stones, each from scratch. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class VierGewinntBenchmark {
    private static final int POSITIONS = 64;

    @Param({"14", "18", "24", "30"})
    private int stones = 30;

    private final Solver solver = new Solver(Size.STANDARD);
    private final long[] positions = new long[POSITIONS];

    @Setup
    public void playRandomly() {
        VierGewinnt rules = solver.rules();
        SplittableRandom random = new SplittableRandom(stones);
        int[] moves = new int[rules.maxMoves()];
        for (int i = 0; i < POSITIONS;) {
            long position = rules.start();
            for (int n = 0; n < stones && rules.ending(position) == Ending.ONGOING; n++) {
                position = rules.play(position, moves[random.nextInt(rules.legalMoves(position, moves))]);
            }
            if (rules.ending(position) == Ending.ONGOING) {
                positions[i++] = position;
            }
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void score(Blackhole blackhole) {
        for (long position : positions) {
            solver.forget();
            blackhole.consume(solver.score(position, SolverWatch.NOBODY));
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void outcome(Blackhole blackhole) {
        for (long position : positions) {
            solver.forget();
            blackhole.consume(solver.outcome(position, SolverWatch.NOBODY));
        }
    }
}
