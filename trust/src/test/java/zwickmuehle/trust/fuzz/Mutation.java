package zwickmuehle.trust.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** Inputs that are nearly right: good ones, damaged in a few places. The same generator gives the same inputs. */
public final class Mutation {
    private static final int LONGEST = 4_096;
    private static final int MOST_DAMAGES = 6;
    private static final List<String> WORDS = List.of("\0", "\n", "\r\n", "\"", "\\", "{", "}", "[", "]", "-1",
            "99999999999",
            "1e400", "\u001b[2J", "\u202e", "\ud83d\ude00", "é", "%00", "../", "null", "true", "w", "9", "E", "x", "  ",
            ";",
            "a1-a4xb2", "NaN", "\u2028");
    private static final int[] NUMBERS = {0, 1, -1, 127, 128, 255, 256, 65_535, 1 << 20, Integer.MAX_VALUE,
            Integer.MIN_VALUE};

    private final RandomGenerator random;

    public Mutation(RandomGenerator random) {
        this.random = random;
    }

    public byte[] of(List<byte[]> seeds) {
        byte[] data = seeds.get(random.nextInt(seeds.size()));
        int damages = 1 + random.nextInt(MOST_DAMAGES);
        for (int i = 0; i < damages; i++) {
            data = damaged(data, seeds);
        }
        return data.length > LONGEST ? Arrays.copyOf(data, LONGEST) : data;
    }

    private byte[] damaged(byte[] data, List<byte[]> seeds) {
        int at = random.nextInt(data.length + 1);
        int rest = data.length - at;
        return switch (random.nextInt(8)) {
            case 0 -> changed(data, at, (byte) (rest == 0 ? 0 : data[at] ^ (1 << random.nextInt(8))));
            case 1 -> changed(data, at, (byte) random.nextInt(256));
            case 2 -> joined(data, at, WORDS.get(random.nextInt(WORDS.size())).getBytes(StandardCharsets.UTF_8), at);
            case 3 -> joined(data, at, new byte[0], at + random.nextInt(Math.min(rest, 16) + 1));
            case 4 -> joined(data, at, Arrays.copyOfRange(data, at, at + random.nextInt(Math.min(rest, 64) + 1)), at);
            case 5 -> {
                byte[] other = seeds.get(random.nextInt(seeds.size()));
                int from = random.nextInt(other.length + 1);
                yield joined(data, at, Arrays.copyOfRange(other, from, other.length), data.length);
            }
            case 6 -> {
                byte[] number = new byte[4];
                ByteBuffer.wrap(number).order(random.nextBoolean() ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN)
                        .putInt(NUMBERS[random.nextInt(NUMBERS.length)]);
                yield joined(data, at, number, Math.min(data.length, at + 4));
            }
            default -> joined(data, at, String.valueOf(random.nextInt()).getBytes(StandardCharsets.US_ASCII), at);
        };
    }

    private static byte[] changed(byte[] data, int at, byte value) {
        byte[] changed = data.clone();
        if (at < data.length) {
            changed[at] = value;
        }
        return changed;
    }

    /** What comes before {@code end}, then something else, then what comes from {@code begin} on. */
    private static byte[] joined(byte[] data, int end, byte[] between, int begin) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(data, 0, end);
        all.writeBytes(between);
        all.write(data, begin, data.length - begin);
        return all.toByteArray();
    }
}
