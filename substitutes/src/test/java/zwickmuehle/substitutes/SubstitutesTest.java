package zwickmuehle.substitutes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import zwickmuehle.substitutes.java.time.TInstant;
import zwickmuehle.substitutes.java.util.TSplittableRandom;
import zwickmuehle.substitutes.java.util.zip.TCRC32C;
import zwickmuehle.substitutes.text.Format;

/** Every substitute is held against what it stands in for. */
final class SubstitutesTest {

    @Test
    void chanceIsTheSameNumberForNumber() {
        for (long seed = -3; seed < 3; seed++) {
            TSplittableRandom ours = new TSplittableRandom(seed);
            SplittableRandom theirs = new SplittableRandom(seed);
            for (int i = 1; i < 5_000; i++) {
                assertThat(ours.nextInt(i)).isEqualTo(theirs.nextInt(i));
                // Large bounds, of which many draws are refused.
                assertThat(ours.nextInt(Integer.MAX_VALUE / 2 + i))
                        .isEqualTo(theirs.nextInt(Integer.MAX_VALUE / 2 + i));
                assertThat(ours.nextInt()).isEqualTo(theirs.nextInt());
                assertThat(ours.nextLong()).isEqualTo(theirs.nextLong());
                assertThat(ours.nextDouble()).isEqualTo(theirs.nextDouble());
                assertThat(ours.nextBoolean()).isEqualTo(theirs.nextBoolean());
            }
        }
    }

    @Test
    void bitsAreCompressedAndExpandedAsByTheProcessor() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 100_000; i++) {
            int bits = random.nextInt();
            int mask = random.nextInt();
            assertThat(Methods.compress(bits, mask)).isEqualTo(Integer.compress(bits, mask));
            assertThat(Methods.expand(bits, mask)).isEqualTo(Integer.expand(bits, mask));
        }
    }

    @Test
    void theChecksumIsThatOfTheJdk() {
        byte[] bytes = new byte[1_000];
        new SplittableRandom(2).nextBytes(bytes);
        TCRC32C ours = new TCRC32C();
        CRC32C theirs = new CRC32C();
        ours.update(bytes, 3, 900);
        theirs.update(bytes, 3, 900);
        assertThat(ours.getValue()).isEqualTo(theirs.getValue());
    }

    @Test
    void numbersWithoutASignAreReadAsByTheJdk() {
        for (String text : new String[]{"0", "1", "zz", "1rp53ckpcs5c", "3w5e11264sgsf", "3w5e11264sgsg",
                "4000000000000",
                "zzzzzzzzzzzzz", "10000000000000", "", "-1", "a b", "1A"}) {
            assertThat(read(() -> Methods.parseUnsignedLong(text, 36))).as(text)
                    .isEqualTo(read(() -> Long.parseUnsignedLong(text, 36)));
        }
    }

    private static String read(LongSupplier number) {
        try {
            return Long.toString(number.getAsLong());
        } catch (NumberFormatException _) {
            return "refused";
        }
    }

    @Test
    void linesAreThoseOfAText() {
        for (String text : new String[]{"", "a", "a\n", "a\nb", "\n\na\n", "a\n\nb\n"}) {
            assertThat(Methods.lines(text).toList()).as(text).isEqualTo(text.lines().toList());
        }
    }

    @Test
    void momentsAreWrittenAsByTheJdk() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 20_000; i++) {
            long millis = random.nextLong(0, 8_000_000_000_000L) / (i % 3 == 0 ? 1 : 1000) * (i % 3 == 0 ? 1 : 1000);
            assertThat(TInstant.ofEpochMilli(millis).toString()).isEqualTo(Instant.ofEpochMilli(millis).toString());
        }
    }

    @Test
    void sentencesAreFilledAsByTheJdk() {
        double[] numbers = {0, -0.0, 0.005, 0.125, 1.005, 2.675, -3.14159, 9.995, 99.999, 1e-5, 1e7, 123456789.125,
                1e15};
        for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN, Locale.ROOT)) {
            for (double number : numbers) {
                for (String text : List.of("%.2f", "%+.2f", "a %s, %.2f %%")) {
                    Object[] words = text.contains("%s") ? new Object[]{null, number} : new Object[]{number};
                    assertThat(Format.format(locale, text, words)).isEqualTo(String.format(locale, text, words));
                }
            }
            for (long number : new long[]{0, 7, -7, 999, 1000, -123456, 1234567, Long.MAX_VALUE}) {
                for (String text : List.of("%d", "%+d", "%,d", "%,d|%s", "%2$s %1$d, %1$s", "%2$s %d")) {
                    Object[] words = {number, List.of("x")};
                    assertThat(Format.format(locale, text, words)).isEqualTo(String.format(locale, text, words));
                }
            }
        }
        assertThatThrownBy(() -> Format.format("%08x", 3)).hasMessageContaining("%08x");
    }
}
