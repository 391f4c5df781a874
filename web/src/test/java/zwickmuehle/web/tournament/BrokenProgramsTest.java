package zwickmuehle.web.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Sentence;

class BrokenProgramsTest {
    private static final Sentence WHY = new Sentence("no compiler", "kein Compiler");

    private final AtomicLong now = new AtomicLong();
    private final BrokenPrograms programs = new BrokenPrograms(now::get);

    @Test
    void onTheOnlyMachineAProgramIsGivenUpAfterTwoMinutesInWhichNothingElseCouldBePlayed() {
        programs.failed("bot", "lab 1", WHY);
        assertThat(programs.hopeless(Set.of("lab 1"), true)).isEmpty();
        now.addAndGet(Duration.ofSeconds(119).toNanos());
        assertThat(programs.hopeless(Set.of("lab 1"), true)).isEmpty();
        now.addAndGet(Duration.ofSeconds(2).toNanos());
        assertThat(programs.hopeless(Set.of("lab 1"), false)).as("something else is played").isEmpty();
        assertThat(programs.hopeless(Set.of("lab 1", "lab 2"), true)).as("another machine has come").isEmpty();
        assertThat(programs.hopeless(Set.of("lab 1"), true)).containsEntry("bot", WHY);
        assertThat(programs.hopeless(Set.of("lab 1"), true)).as("named once").isEmpty();
    }

    @Test
    void whoHasRunSomewhereIsNeverGivenUp() {
        programs.prove("bot");
        programs.failed("bot", "lab 1", WHY);
        programs.failed("bot", "lab 2", WHY);
        now.addAndGet(Duration.ofHours(1).toNanos());
        assertThat(programs.hopeless(Set.of("lab 1", "lab 2"), true)).isEmpty();
    }
}
