package zwickmuehle.perfect.zstd;

/** Which symbol the next bits stand for. */
final class HuffmanTable {
    private static final int MOST_BITS = 11;
    private static final int MOST_SYMBOLS = 256;
    /** From here on the weights are written one by one, four bits each. */
    private static final int PLAIN_WEIGHTS = 128;
    private static final int WEIGHT_ACCURACY = 6;

    private final int bits;
    private final byte[] symbols;
    private final byte[] lengths;

    /** @param weights of the first {@code count} symbols; that of one more follows from them */
    private HuffmanTable(int[] weights, int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += weights[i] == 0 ? 0 : 1 << (weights[i] - 1);
        }
        if (sum == 0) {
            throw new DamagedException();
        }
        bits = Integer.SIZE - Integer.numberOfLeadingZeros(sum);
        int rest = (1 << bits) - sum;
        if (bits > MOST_BITS || Integer.bitCount(rest) != 1) {
            throw new DamagedException();
        }
        weights[count] = Integer.numberOfTrailingZeros(rest) + 1;
        symbols = new byte[1 << bits];
        lengths = new byte[1 << bits];
        int place = 0;
        for (int weight = 1; weight <= bits; weight++) {
            for (int symbol = 0; symbol <= count; symbol++) {
                for (int i = 0; weights[symbol] == weight && i < 1 << (weight - 1); i++) {
                    symbols[place] = (byte) symbol;
                    lengths[place++] = (byte) (bits + 1 - weight);
                }
            }
        }
    }

    /** A table as it is written, with the place where its bytes end. */
    record Read(HuffmanTable table, int end) {}

    static Read read(byte[] bytes, int from) {
        int head = bytes[from] & 0xFF;
        int[] weights = new int[MOST_SYMBOLS];
        if (head >= PLAIN_WEIGHTS) {
            int count = head - PLAIN_WEIGHTS + 1;
            for (int i = 0; i < count; i++) {
                weights[i] = bytes[from + 1 + i / 2] >> (i % 2 == 0 ? 4 : 0) & 15;
            }
            return new Read(new HuffmanTable(weights, count), from + 1 + (count + 1) / 2);
        }
        int end = from + 1 + head;
        return new Read(new HuffmanTable(weights, packedWeights(bytes, from + 1, end, weights)), end);
    }

    /** Two states take turns; the bits end before the last symbols do. */
    private static int packedWeights(byte[] bytes, int from, int end, int[] weights) {
        StateTable.Read read = StateTable.read(bytes, from, WEIGHT_ACCURACY, MOST_SYMBOLS);
        StateTable table = read.table();
        BackwardBits source = new BackwardBits(bytes, read.end(), end);
        int state = table.first(source);
        int other = table.first(source);
        int count = 0;
        while (true) {
            weights[count++] = table.symbol(state);
            if (source.left() < table.bits(state)) {
                weights[count++] = table.symbol(other);
                return count;
            }
            int next = table.after(state, source);
            state = other;
            other = next;
        }
    }

    void unpack(BackwardBits source, byte[] into, int from, int to) {
        for (int i = from; i < to; i++) {
            int code = source.peek(bits);
            into[i] = symbols[code];
            source.skip(lengths[code]);
        }
        if (source.left() != 0) {
            throw new DamagedException();
        }
    }
}
