package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zwickmuehle.trust.Testimony.Outcome;

/** The checker finds what it is there to find. */
class TestimonyTest {
    private final Testimony testimony = new Testimony();

    @Test
    void aGameThatIsAsEverybodyWasToldIsAllRight() {
        testimony.asked("g", 0, "4", Outcome.MADE);
        testimony.asked("g", 0, "3", Outcome.REFUSED);
        testimony.asked("g", 1, "5", Outcome.UNKNOWN);
        assertThat(testimony.contradictions("g", List.of("4"), false)).isEmpty();
        assertThat(testimony.contradictions("g", List.of("4", "5"), false)).isEmpty();
        assertThat(testimony.contradictions("g", List.of("4", "7"), true)).isEmpty();
    }

    @Test
    void whatIsLostDoubledOrMadeByNobodyIsNamed() {
        testimony.asked("g", 0, "4", Outcome.MADE);
        testimony.asked("g", 0, "4", Outcome.MADE);
        testimony.asked("g", 1, "5", Outcome.REFUSED);
        testimony.asked("g", 2, "6", Outcome.MADE);
        assertThat(testimony.contradictions("g", List.of("4", "5"), false)).containsExactly(
                "g: move 2, 6, was acknowledged and is lost", "g: move 0 was acknowledged 2 times",
                "g: move 1, 5, is stored and nobody made it");
        assertThat(testimony.contradictions("g", List.of("1"), false)).contains(
                "g: move 0, 4, was acknowledged and is lost");
    }
}
