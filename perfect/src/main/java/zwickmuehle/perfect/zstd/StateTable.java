package zwickmuehle.perfect.zstd;

/**
 * A table of finite state entropy: each state stands for a symbol, and leads to the next state by some bits that are
 * read.
 */
final class StateTable {
    private static final int LEAST_ACCURACY = 5;

    private final int accuracy;
    private final byte[] symbols;
    private final byte[] bits;
    private final int[] bases;

    private StateTable(int accuracy) {
        this.accuracy = accuracy;
        symbols = new byte[1 << accuracy];
        bits = new byte[1 << accuracy];
        bases = new int[1 << accuracy];
    }

    /** A table that knows one symbol alone. */
    static StateTable ofOne(int symbol) {
        StateTable table = new StateTable(0);
        table.symbols[0] = (byte) symbol;
        return table;
    }

    /** @param shares of each symbol among the states; -1 for less than one of them */
    static StateTable of(int accuracy, int... shares) {
        StateTable table = new StateTable(accuracy);
        int size = 1 << accuracy;
        int[] next = new int[shares.length];
        int high = size;
        for (int symbol = 0; symbol < shares.length; symbol++) {
            next[symbol] = Math.abs(shares[symbol]);
            if (shares[symbol] < 0) {
                table.symbols[--high] = (byte) symbol;
            }
        }
        int step = (size >> 1) + (size >> 3) + 3;
        int place = 0;
        for (int symbol = 0; symbol < shares.length; symbol++) {
            for (int i = 0; i < shares[symbol]; i++) {
                table.symbols[place] = (byte) symbol;
                do {
                    place = place + step & size - 1;
                } while (place >= high);
            }
        }
        for (int state = 0; state < size; state++) {
            int number = next[table.symbols[state]]++;
            int count = accuracy - (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(number));
            table.bits[state] = (byte) count;
            table.bases[state] = (number << count) - size;
        }
        return table;
    }

    /** A table as it is written, with the place where its bytes end. */
    record Read(StateTable table, int end) {}

    static Read read(byte[] bytes, int from, int mostAccuracy, int mostSymbols) {
        int place = from * Byte.SIZE;
        int accuracy = LEAST_ACCURACY + forward(bytes, place, 4);
        if (accuracy > mostAccuracy) {
            throw new DamagedException();
        }
        place += 4;
        int[] shares = new int[mostSymbols];
        int rest = 1 << accuracy;
        int symbol = 0;
        while (rest > 0) {
            int count = Integer.SIZE - Integer.numberOfLeadingZeros(rest + 1);
            int value = forward(bytes, place, count);
            int low = (1 << (count - 1)) - 1;
            int spare = (1 << count) - 2 - rest;
            place += count;
            if ((value & low) < spare) {
                // One bit less was enough.
                place--;
                value &= low;
            } else if (value > low) {
                value -= spare;
            }
            int share = value - 1;
            shares[symbol++] = share;
            rest -= Math.abs(share);
            while (share == 0) {
                int zeros = forward(bytes, place, 2);
                place += 2;
                symbol += zeros;
                if (zeros < 3) {
                    break;
                }
            }
        }
        if (rest < 0) {
            throw new DamagedException();
        }
        return new Read(of(accuracy, shares), (place + Byte.SIZE - 1) / Byte.SIZE);
    }

    private static int forward(byte[] bytes, int place, int count) {
        int gathered = 0;
        for (int i = 0; i < count; i++) {
            gathered |= (bytes[(place + i) / Byte.SIZE] >> (place + i) % Byte.SIZE & 1) << i;
        }
        return gathered;
    }

    int first(BackwardBits source) {
        return source.read(accuracy);
    }

    int symbol(int state) {
        return symbols[state];
    }

    int bits(int state) {
        return bits[state];
    }

    int after(int state, BackwardBits source) {
        return bases[state] + source.read(bits[state]);
    }
}
