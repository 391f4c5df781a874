package zwickmuehle.rules.muehle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.RuleSet.AllInMills;

final class RuleSetTest {

    @ParameterizedTest
    @ValueSource(strings = {"klassisch", "kurs", "theorie", "mills=none,repetition=none,quiet=7"})
    void aRuleSetIsCalledAsItIsRead(String name) {
        assertThat(RuleSet.parse(name).name()).isEqualTo(name);
    }

    @Test
    void optionsChangeANamedSet() {
        assertThat(RuleSet.parse("kurs,quiet=50")).isEqualTo(new RuleSet(AllInMills.NONE, 3, 50));
        assertThat(RuleSet.parse("mills=none,quiet=none"))
                .isEqualTo(new RuleSet(AllInMills.NONE, 3, Rules.NO_LIMIT));
        assertThat(RuleSet.parse("kurs,mills=any,quiet=20")).isEqualTo(RuleSet.KLASSISCH);
        assertThat(RuleSet.parse("theorie,repetition=2")).isEqualTo(new RuleSet(AllInMills.ANY, 2, Rules.NO_LIMIT));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {"Klassisch | unknown rules 'Klassisch'",
            "\"\" | unknown rules ''",
            "klassisch,kurs | unknown rules 'kurs'", "quiet=x | quiet=x is no limit", "quiet=0 | quiet=0 is too few",
            "repetition=1 | repetition=1 is too few", "mills=some | mills=some is unknown",
            "quiet=1=2 | unknown rules 'quiet=1=2'", "quiet=1234567 | quiet=1234567 is no limit",
            "quiet= | is no limit"})
    void anUnknownRuleSetIsRefused(String text, String message) {
        assertThatThrownBy(() -> RuleSet.parse(text)).isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }
}
