package zwickmuehle.perfect.zstd;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the native library packs, opened in plain Java. */
class FrameTest {

    @ParameterizedTest
    @ValueSource(ints = {-5, 1, 3, 5, 9, 15, 19, 22})
    void opensWhatTheLibraryPacks(int level) {
        SplittableRandom random = new SplittableRandom(level);
        for (int i = 0; i < 48; i++) {
            byte[] plain = bytes(random, i % 6, random.nextInt(i % 20 == 0 ? 400_000 : 40_000));
            byte[] packed = Zstd.compress(plain, level);
            byte[] opened = new byte[plain.length];
            assertThat(Frame.unpack(packed, opened)).as("%d bytes of kind %d", plain.length, i % 6)
                    .isEqualTo(plain.length);
            assertThat(opened).isEqualTo(plain);
        }
    }

    /** Noise, few symbols, values as in a sector, text, one byte alone, and repetitions of long ago. */
    private static byte[] bytes(SplittableRandom random, int kind, int length) {
        byte[] bytes = new byte[length];
        String words = "a stone in a mill cannot be taken; Zwickmühle ";
        byte[] text = words.repeat(length / words.length() + 1).getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < length; i++) {
            bytes[i] = switch (kind) {
                case 0 -> (byte) random.nextInt();
                case 1 -> (byte) random.nextInt(3);
                case 2 -> (byte) (random.nextInt(4) == 0 ? random.nextInt(40) * random.nextInt(5) : 0);
                case 3 -> random.nextInt(20) == 0 ? (byte) random.nextInt() : text[i];
                case 4 -> (byte) length;
                default -> i > 900 && random.nextInt(9) > 0 ? bytes[i - 900 + i / 5_000] : (byte) random.nextInt(60);
            };
        }
        return bytes;
    }

    @Test
    void whatIsDamagedIsNeverOpenedBeyondItsRoom() {
        SplittableRandom random = new SplittableRandom(1);
        byte[] plain = bytes(random, 2, 5_000);
        byte[] packed = Zstd.compress(plain, 5);
        int refused = 0;
        for (int i = 0; i < 20_000; i++) {
            byte[] damaged = packed.clone();
            damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
            refused += Frame.unpack(damaged, new byte[plain.length]) != plain.length ? 1 : 0;
        }
        assertThat(refused).isPositive();
        assertThat(Frame.unpack(packed, new byte[plain.length - 1])).isEqualTo(-1);
        assertThat(Frame.unpack(Arrays.copyOf(packed, packed.length - 1), new byte[plain.length])).isEqualTo(-1);
        assertThat(Frame.unpack(new byte[0], new byte[9])).isEqualTo(-1);
    }
}
