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

    @Test
    void aCharacterOfTwoCharsCountsOnce() {
        assertThat(Excerpt.length("😀" + "E".repeat(23))).isEqualTo(24);
        assertThat(Excerpt.of("😀".repeat(60))).isEqualTo("😀".repeat(60));
        assertThat(Excerpt.spelledOut("😀".repeat(4), 4)).isEqualTo("😀".repeat(4));
        assertThat(Excerpt.spelledOut("😀".repeat(5), 4)).isEqualTo("😀".repeat(4) + "…");
    }

    @Test
    void whatDoesNotShowIsWrittenOutForWhoWroteIt() {
        assertThat(Excerpt.spelledOut("a\u001b[31mü", 60)).isEqualTo("a\\x1b[31mü");
        assertThat(Excerpt.ascii("\u22121 2\u00a03\r", 60)).isEqualTo("\\u22121 2\\xa03\\r");
    }
}
