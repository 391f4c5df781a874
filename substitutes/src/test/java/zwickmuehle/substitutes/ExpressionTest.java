package zwickmuehle.substitutes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.substitutes.java.util.regex.TMatcher;
import zwickmuehle.substitutes.java.util.regex.TPattern;

/** Regular expressions of the page beside those of the JDK, on random texts. */
class ExpressionTest {
    private static final int TEXTS = 4_000;
    private static final String LETTERS = "01x0X./ \n\t-+*sd7ag\"\\[]{}()=E_é:>";

    @ParameterizedTest
    @ValueSource(strings = {"[0-9]{1,2}x[0-9]{1,2}", "[0X./\\s]*", "0*", "/|\\s+", "[0XE]*", "",
            "(?:(\\w{1,20})-)?(\\w{1,20}?)(?:x(\\w{1,20}))?", "Move: (?:(\\w+) -> )?(\\w+)(?: \\((\\w+)\\))?",
            "(-?\\w+) (-?\\w+) (-?\\w+)", " +", "[0-9]|10", "\\+", "\\.", "[0-9]{1,6}\\+[0-9]{1,4}",
            "\\[(\\w+) \"((?:[^\"\\\\]|\\\\.)*+)\"\\]",
            "([0-9]{1,6}(?:\\.[0-9]{1,9})?) s(?:, ([+-][0-9]{1,6})(?:/([0-9]{1,4}))?)?",
            "\\{([^}]*)\\}|([^\\s{}]+)|([{}])", "[0-9]+\\.+", "1-0|0-1|1/2-1/2|\\*", "[,\\s]+", "-?[0-9]{1,18}",
            "[A-Za-z][A-Za-z0-9]{0,30}", "a?+a|x*?0", "(a|0)?(0x)??x", "."})
    void findsWhatTheJdkFinds(String pattern) {
        SplittableRandom random = new SplittableRandom(pattern.hashCode());
        for (int i = 0; i < TEXTS; i++) {
            String text = text(pattern, random);
            assertThat(TPattern.matches(pattern, text)).as(text).isEqualTo(Pattern.matches(pattern, text));
            for (int limit : new int[]{-1, 0, 2}) {
                assertThat(TPattern.compile(pattern).split(text, limit)).as("%s split %d", text, limit)
                        .isEqualTo(Pattern.compile(pattern).split(text, limit));
            }
            compareGroups(pattern, text);
            assertThat(TPattern.compile(pattern).matcher(text).replaceAll("_")).as(text)
                    .isEqualTo(Pattern.compile(pattern).matcher(text).replaceAll("_"));
        }
    }

    private static void compareGroups(String pattern, String text) {
        TMatcher ours = TPattern.compile(pattern).matcher(text);
        Matcher theirs = Pattern.compile(pattern).matcher(text);
        boolean found = theirs.find();
        assertThat(ours.find()).as(text).isEqualTo(found);
        while (found) {
            for (int group = 0; group <= theirs.groupCount(); group++) {
                assertThat(ours.group(group)).as("group %d of %s", group, text).isEqualTo(theirs.group(group));
            }
            found = theirs.find();
            assertThat(ours.find()).as(text).isEqualTo(found);
        }
    }

    /** Letters at random, and pieces of the pattern itself, which are likelier to match. */
    private static String text(String pattern, SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(12); length > 0; length--) {
            String letters = random.nextInt(3) == 0 && !pattern.isEmpty() ? pattern : LETTERS;
            text.append(letters.charAt(random.nextInt(letters.length())));
        }
        return text.toString();
    }

    @Test
    void aLongTextTakesNoStack() {
        String value = "a\\\"".repeat(100_000);
        assertThat(TPattern.matches("\\[(\\w+) \"((?:[^\"\\\\]|\\\\.)*+)\"\\]", "[Tag \"" + value + "\"]")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"^a", "a$", "\\bword", "(?s).*", "(?<name>a)", "(ab)*", "[a&&b]", "a{2,}", "(a", "a)", "[a",
            "*"})
    void whatIsNotKnownIsRefused(String pattern) {
        assertThatThrownBy(() -> TPattern.compile(pattern)).isInstanceOf(IllegalArgumentException.class);
    }
}
