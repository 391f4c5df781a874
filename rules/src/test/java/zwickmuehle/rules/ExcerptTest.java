package zwickmuehle.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
    void lettersThatAreMadeToBeBlankDoNotShow() {
        assertThat(Excerpt.of("\u3164a\u2800\u115f\uffa0\u034f")).isEqualTo("\uFFFDa\uFFFD\uFFFD\uFFFD\uFFFD");
    }

    @Test
    void aNameIsSomethingToSeeThatStaysInItsLine() {
        assertThat(List.of("Änne", "A\u0308nne", "김민준", "Nguyễn Thị Bích", "❤\uFE0F", "שָׁלוֹם", "x²"))
                .allMatch(Excerpt::legible);
        assertThat(List.of("", " ", "\u3164", "\u00a0\u00a0", "\u2003", "\u0301\u0302", "\uFE0F", "a\u202eb", "\u200b",
                "Z" + "\u0335".repeat(5))).noneMatch(Excerpt::legible);
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
