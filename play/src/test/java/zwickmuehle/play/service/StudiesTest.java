package zwickmuehle.play.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.view.HardCaseView;

class StudiesTest {
    private static final long MINUTE = 60_000_000_000L;

    /** Fields that are whole numbers, and no others. */
    private record Numbers(Map<String, Long> values) implements Fields {
        @Override
        public @Nullable String textOrNull(String name) {
            return name.equals("game") ? "viergewinnt" : null;
        }

        @Override
        public List<String> texts(String name) {
            return List.of();
        }

        @Override
        public @Nullable Long wholeOrNull(String name) {
            return values.get(name);
        }

        @Override
        public @Nullable Double numberOrNull(String name) {
            return null;
        }

        @Override
        public boolean flag(String name) {
            return false;
        }
    }

    private static Studies studies(AtomicLong clock, long step) {
        return new Studies(_ -> {
            throw new IllegalStateException("hard cases need no analyst of the server's");
        }, () -> clock.getAndAdd(step));
    }

    @Test
    void hardCasesAreLookedForOnlySoLong() {
        Study endless = studies(new AtomicLong(), MINUTE).hardCases(new Numbers(Map.of("count", 6L)));
        assertThat(((HardCaseView.All) endless.run(() -> false, _ -> {})).cases()).isEmpty();
        Study quick = studies(new AtomicLong(), 0).hardCases(new Numbers(Map.of("count", 1L)));
        assertThat(((HardCaseView.All) quick.run(() -> false, _ -> {})).cases()).hasSize(1);
    }

    @Test
    void moreThanAFewHardCasesAreRefused() {
        assertThatThrownBy(() -> studies(new AtomicLong(), 0).hardCases(new Numbers(Map.of("count", 1_000_000_000L))))
                .isInstanceOf(Refusal.class).hasMessageContaining("count").hasMessageContaining("0 … 6");
    }
}
