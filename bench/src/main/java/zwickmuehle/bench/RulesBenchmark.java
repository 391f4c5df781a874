package zwickmuehle.bench;

import java.util.Random;
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
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Perft;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;

/** The rules: nanoseconds a position for each of the questions the search asks, over positions of random games. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RulesBenchmark {
    private static final int POSITIONS = 4096;

    @Param({"muehle", "viergewinnt"})
    private String game = "muehle";

    private Rules rules = Games.rules("muehle", null);
    private long[] positions = new long[POSITIONS];
    private int[] moves = new int[0];

    @Setup
    public void playRandomGames() {
        rules = Games.rules(game, null);
        moves = new int[rules.maxMoves()];
        Random random = new Random(2026);
        Game played = Game.start(rules);
        for (int i = 0; i < POSITIONS; i++) {
            int[] legal = played.legalMoves();
            played = legal.length == 0 ? Game.start(rules) : played.play(legal[random.nextInt(legal.length)]);
            positions[i] = played.position();
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void legalMoves(Blackhole blackhole) {
        for (long position : positions) {
            blackhole.consume(rules.legalMoves(position, moves));
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void legalMovesAllPlayed(Blackhole blackhole) {
        for (long position : positions) {
            int count = rules.legalMoves(position, moves);
            for (int i = 0; i < count; i++) {
                blackhole.consume(rules.play(position, moves[i]));
            }
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void ending(Blackhole blackhole) {
        for (long position : positions) {
            blackhole.consume(rules.ending(position));
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void canonical(Blackhole blackhole) {
        for (long position : positions) {
            blackhole.consume(rules.canonical(position));
        }
    }

    /** Time for the whole count of depth 5: 5,140,800 in Mühle, 16,807 in Vier Gewinnt. */
    @Benchmark
    public long perftOfDepthFive() {
        return new Perft(rules, 5).count(rules.start(), 5);
    }
}
