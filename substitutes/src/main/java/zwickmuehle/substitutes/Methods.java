package zwickmuehle.substitutes;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Methods that classes of TeaVM's library lack; {@link Redirection} brings calls here. */
public final class Methods {
    private Methods() {}

    /** As {@link Integer#compress}: the bits of {@code bits} that {@code mask} selects, moved together at the low end. */
    public static int compress(int bits, int mask) {
        int compressed = 0;
        int place = 1;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            if ((bits & rest & -rest) != 0) {
                compressed |= place;
            }
            place <<= 1;
        }
        return compressed;
    }

    /** As {@link Integer#expand}: the low bits of {@code bits}, moved apart to where {@code mask} has its bits. */
    public static int expand(int bits, int mask) {
        int expanded = 0;
        int left = bits;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            if ((left & 1) != 0) {
                expanded |= rest & -rest;
            }
            left >>>= 1;
        }
        return expanded;
    }

    /** As {@link Long#parseUnsignedLong(String, int)}. */
    public static long parseUnsignedLong(String text, int radix) {
        if (text.isEmpty()) {
            throw new NumberFormatException("nothing");
        }
        long most = Long.divideUnsigned(-1, radix);
        long number = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(i), radix);
            long next = number * radix + digit;
            if (digit < 0 || Long.compareUnsigned(number, most) > 0 || Long.compareUnsigned(next, digit) < 0) {
                throw new NumberFormatException(text);
            }
            number = next;
        }
        return number;
    }

    /** As {@link Runtime#maxMemory}: a page does not know, and should not take much. */
    public static long maxMemory(@SuppressWarnings("unused") Runtime runtime) {
        return 256L << 20;
    }

    /** As {@link String#lines}, for lines that end with a newline alone. */
    public static Stream<String> lines(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        if (lines.getLast().isEmpty()) {
            lines.removeLast();
        }
        return lines.stream();
    }
}
