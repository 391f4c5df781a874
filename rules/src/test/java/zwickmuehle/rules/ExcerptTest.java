package zwickmuehle.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ExcerptTest {

    @Test
    void plainTextStaysAsItIs() {
        assertThat(Excerpt.of("d6-d5 Mühle …")).isEqualTo("d6-d5 Mühle …");
    }

    @Test
    void whatCouldSteerATerminalIsReplaced() {
        assertThat(Excerpt.of("a\u001b[31m\nb\u202ec\u0000")).isEqualTo("a\uFFFD[31m\uFFFDb\uFFFDc\uFFFD");
        assertThat(Excerpt.of("\ud800")).isEqualTo("\uFFFD");
    }

    @Test
    void longTextIsCut() {
        assertThat(Excerpt.of("x".repeat(60))).isEqualTo("x".repeat(60));
        assertThat(Excerpt.of("x".repeat(61))).isEqualTo("x".repeat(60) + "…");
    }
}
