package zwickmuehle.web.thinking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.play.problem.Refusal;

class ThinkingPoolTest {

    private static CompletableFuture<Integer> blocking(ThinkingPool pool, CountDownLatch release, int number) {
        return pool.ask("client", () -> {
            release.await();
            return number;
        }, () -> {});
    }

    @Test
    void ofTooManyQuestionsTheSurplusIsRefusedAtOnce() throws InterruptedException {
        try (ThinkingPool pool = new ThinkingPool(1, 2)) {
            CountDownLatch release = new CountDownLatch(1);
            List<CompletableFuture<Integer>> answers = new ArrayList<>();
            answers.add(blocking(pool, release, 0));
            while (pool.running() == 0) {
                Thread.sleep(1);
            }
            answers.add(blocking(pool, release, 1));
            answers.add(blocking(pool, release, 2));
            assertThatThrownBy(() -> pool.ask("client", () -> 3, () -> {})).isInstanceOf(Refusal.class);
            release.countDown();
            assertThat(answers.stream().map(CompletableFuture::join)).containsExactly(0, 1, 2);
            assertThat(pool.ask("client", () -> 4, () -> {}).join()).isEqualTo(4);
        }
    }

    @Test
    void questionsDoNotKeepMovesWaiting() throws InterruptedException {
        try (ThinkingPool pool = new ThinkingPool(1, 2)) {
            CountDownLatch release = new CountDownLatch(1);
            CompletableFuture<Integer> question = blocking(pool, release, 1);
            CountDownLatch moved = new CountDownLatch(1);
            pool.submitMove(new PlayerSpec.Level(9), new FakeTask("client", false, moved::countDown));
            moved.await();
            release.countDown();
            assertThat(question.join()).isEqualTo(1);
        }
    }
}
