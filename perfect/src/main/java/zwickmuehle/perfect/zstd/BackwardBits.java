package zwickmuehle.perfect.zstd;

/**
 * Bits read from the end of some bytes to their beginning. The highest bit set in the last byte marks the end and is no
 * part of them. Beyond the beginning there are zeros.
 */
final class BackwardBits {
    private final byte[] bytes;
    private final int from;
    /** How many bits are left; negative where more were read than there are. */
    private int left;

    BackwardBits(byte[] bytes, int from, int to) {
        int last = bytes[to - 1] & 0xFF;
        if (to <= from || last == 0) {
            throw new DamagedException();
        }
        this.bytes = bytes;
        this.from = from;
        left = Byte.SIZE * (to - from - 1) + Integer.SIZE - 1 - Integer.numberOfLeadingZeros(last);
    }

    int left() {
        return left;
    }

    /** At most 32 bits, the first read is the highest. */
    int read(int count) {
        int bits = peek(count);
        left -= count;
        return bits;
    }

    void skip(int count) {
        left -= count;
    }

    int peek(int count) {
        int low = left - count;
        if (low < 0) {
            return left <= 0 ? 0 : (int) (bits(0, left) << -low);
        }
        return (int) bits(low, count);
    }

    private long bits(int low, int count) {
        long gathered = 0;
        int first = low / Byte.SIZE;
        int last = (low + count + Byte.SIZE - 1) / Byte.SIZE;
        for (int i = last - 1; i >= first; i--) {
            gathered = gathered << Byte.SIZE | (bytes[from + i] & 0xFF);
        }
        return gathered >>> low % Byte.SIZE & (1L << count) - 1;
    }
}
