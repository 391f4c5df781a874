package zwickmuehle.perfect.viergewinnt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

final class VierGewinntOracleTest {

    /** Playing the move with the best score brings the end one ply nearer, to the very last stone. */
    @ParameterizedTest
    @ValueSource(strings = {"7x6", "5x5", "6x5"})
    void theDistanceToTheEndShrinksByOneWithEveryBestMove(String text) {
        Size size = Size.parse(text);
        Solver solver = new Solver(size, 1 << 20, 1);
        Oracle oracle = new VierGewinntOracle(Book.empty(size), solver, 0);
        VierGewinnt rules = solver.rules();
        for (long start : RandomGames.positions(rules, size.cells() * 3 / 5, 30, new SplittableRandom(3))) {
            long position = start;
            int known = oracle.solve(position, 0, () -> false);
            while (Score.plies(known) != 0 && rules.ending(position) == Ending.ONGOING) {
                int expected = known == Score.DRAW
                        ? Score.DRAW
                        : Score.wins(known) ? Score.loss(Score.plies(known) - 1) : Score.win(Score.plies(known) - 1);
                position = successorWith(rules, oracle, position, expected);
                known = expected;
            }
        }
    }

    private static long successorWith(VierGewinnt rules, Oracle oracle, long position, int expected) {
        int[] moves = new int[rules.maxMoves()];
        int count = rules.legalMoves(position, moves);
        long found = 0;
        int lowest = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            long next = rules.play(position, moves[i]);
            int known = oracle.solve(next, 0, () -> false);
            if (known < lowest) {
                lowest = known;
                found = next;
            }
        }
        assertThat(lowest).as(rules.notation().position(position)).isEqualTo(expected);
        return found;
    }

    @Test
    void earlyPositionsAreLookedUpOnly() {
        VierGewinnt rules = VierGewinnt.STANDARD;
        Oracle oracle = new VierGewinntOracle(Book.empty(Size.STANDARD), new Solver(Size.STANDARD, 1 << 20, 1), 20);
        assertThat(oracle.solve(rules.start(), 0, () -> false)).isEqualTo(Oracle.UNKNOWN);
        assertThat(oracle.isLookedUp(rules.start())).isFalse();
        assertThat(oracle.probe(rules.notation().parsePosition("1212121"), 0)).isEqualTo(Score.loss(0));
        assertThat(oracle.solve(rules.notation().parsePosition("5554224333234511764415115"), 0, () -> false))
                .isEqualTo(Score.win(11));
    }

    @Test
    void theEmptyBoardIsWonByTheLastStoneOfTheFirstPlayer() {
        assertThat(VierGewinntOracle.worth(1, 0, 42)).isEqualTo(Score.win(41));
        assertThat(VierGewinntOracle.worth(-1, 1, 42)).isEqualTo(Score.loss(40));
        assertThat(VierGewinntOracle.worth(-2, 0, 42)).isEqualTo(Score.loss(40));
        assertThat(VierGewinntOracle.worth(0, 0, 42)).isEqualTo(Score.DRAW);
    }

    @Test
    void whoDoesNotWantToWaitGetsNoAnswer() {
        Oracle oracle = new VierGewinntOracle(Book.empty(Size.STANDARD), new Solver(Size.STANDARD), 0);
        assertThat(oracle.probe(VierGewinnt.STANDARD.start(), 0)).isEqualTo(Oracle.UNKNOWN);
        assertThat(oracle.solve(VierGewinnt.STANDARD.start(), 0, () -> true)).isEqualTo(Oracle.UNKNOWN);
    }

    @Test
    void nobodyWaitsLongerThanHeWantsForAnother() throws InterruptedException {
        Oracle oracle = new VierGewinntOracle(Book.empty(Size.STANDARD), new Solver(Size.STANDARD), 0);
        CountDownLatch solving = new CountDownLatch(1);
        AtomicBoolean enough = new AtomicBoolean();
        Thread patient = Thread.ofPlatform().daemon().start(() -> oracle.solve(VierGewinnt.STANDARD.start(), 0, () -> {
            solving.countDown();
            return enough.get();
        }));
        solving.await();
        AtomicInteger looks = new AtomicInteger();
        assertThat(oracle.solve(VierGewinnt.STANDARD.start(), 0, () -> looks.incrementAndGet() > 3))
                .isEqualTo(Oracle.UNKNOWN);
        assertThat(patient.isAlive()).isTrue();
        enough.set(true);
        patient.join();
    }
}
