package zwickmuehle.substitutes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import zwickmuehle.substitutes.java.util.TSplittableRandom;
import zwickmuehle.substitutes.java.util.zip.TCRC32C;

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
    void linesAreThoseOfAText() {
        for (String text : new String[]{"", "a", "a\n", "a\nb", "\n\na\n", "a\n\nb\n"}) {
            assertThat(Methods.lines(text).toList()).as(text).isEqualTo(text.lines().toList());
        }
    }
}
