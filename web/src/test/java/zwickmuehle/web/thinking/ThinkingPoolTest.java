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

    @Test
    void ofTooManyQuestionsTheSurplusIsRefusedAtOnce() {
        try (ThinkingPool pool = new ThinkingPool(1, 2)) {
            CountDownLatch release = new CountDownLatch(1);
            List<CompletableFuture<Integer>> answers = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                int number = i;
                answers.add(pool.ask(() -> {
                    release.await();
                    return number;
                }));
            }
            assertThatThrownBy(() -> pool.ask(() -> 3)).isInstanceOf(Refusal.class);
            release.countDown();
            assertThat(answers.stream().map(CompletableFuture::join)).containsExactly(0, 1, 2);
            assertThat(pool.ask(() -> 4).join()).isEqualTo(4);
        }
    }

    @Test
    void questionsDoNotKeepMovesWaiting() throws InterruptedException {
        try (ThinkingPool pool = new ThinkingPool(1, 2)) {
            CountDownLatch release = new CountDownLatch(1);
            CompletableFuture<Boolean> question = pool.ask(() -> {
                release.await();
                return true;
            });
            CountDownLatch moved = new CountDownLatch(1);
            pool.submitMove(new PlayerSpec.Level(9), moved::countDown);
            moved.await();
            release.countDown();
            assertThat(question.join()).isTrue();
        }
    }
}
