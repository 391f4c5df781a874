package zwickmuehle.perfect.zstd;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A frame of Zstandard being opened. Dictionaries are not known here, and the checksum of its own that a frame may have
 * is not looked at: whoever keeps frames has one for what is packed.
 */
public final class Frame {
    private static final int MAGIC = 0xFD2FB528;
    private static final int MOST_LITERALS = 1 << 17;
    private static final int[] LITERAL_BITS = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3,
            4,
            6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
    private static final int[] MATCH_BITS = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0,
            0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
    private static final int[] LITERAL_BASES = bases(0, LITERAL_BITS);
    private static final int[] MATCH_BASES = bases(3, MATCH_BITS);
    private static final int MOST_OFFSET_CODES = 32;
    private static final int LITERAL_ACCURACY = 9;
    private static final int OFFSET_ACCURACY = 8;
    private static final int MATCH_ACCURACY = 9;

    private final byte[] packed;
    private final byte[] plain;
    private final byte[] literals = new byte[MOST_LITERALS];
    private int place;
    private int filled;
    private int literalCount;
    private @Nullable HuffmanTable huffman;
    private StateTable literalLengths = StateTable.of(6, 4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2,
            2,
            2, 2, 2, 3, 2, 1, 1, 1, 1, 1, -1, -1, -1, -1);
    private StateTable offsets = StateTable.of(5, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
            1,
            -1, -1, -1, -1, -1);
    private StateTable matchLengths = StateTable.of(6, 1, 4, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
            1,
            1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1);
    private final StateTable usualLiteralLengths = literalLengths;
    private final StateTable usualOffsets = offsets;
    private final StateTable usualMatchLengths = matchLengths;
    private int latest = 1;
    private int second = 4;
    private int third = 8;

    private Frame(byte[] packed, byte[] plain) {
        this.packed = packed;
        this.plain = plain;
    }

    private static int[] bases(int first, int... bits) {
        int[] bases = new int[bits.length];
        int base = first;
        for (int code = 0; code < bits.length; code++) {
            bases[code] = base;
            base += 1 << bits[code];
        }
        return bases;
    }

    /** Opens a whole frame into {@code plain}; the length of what was in it, or -1 if it is damaged or longer. */
    public static int unpack(byte[] packed, byte[] plain) {
        try {
            return new Frame(packed, plain).unpack();
        } catch (DamagedException | IndexOutOfBoundsException | NegativeArraySizeException _) {
            return -1;
        }
    }

    private int unpack() {
        if (little(4) != MAGIC) {
            throw new DamagedException();
        }
        int head = little(1);
        boolean single = (head & 0x20) != 0;
        boolean reserved = (head & 8) != 0;
        if (reserved || (head & 3) != 0) {
            throw new DamagedException();
        }
        int sizeBytes = head >> 6 == 0 ? single ? 1 : 0 : 1 << (head >> 6);
        place += (single ? 0 : 1) + sizeBytes;
        boolean last = false;
        while (!last) {
            int block = little(3);
            last = (block & 1) != 0;
            block(block >> 1 & 3, block >> 3);
        }
        place += (head & 4) == 0 ? 0 : 4;
        if (place != packed.length) {
            throw new DamagedException();
        }
        return filled;
    }

    private int little(int bytes) {
        int number = 0;
        for (int i = 0; i < bytes; i++) {
            number |= (packed[place++] & 0xFF) << (Byte.SIZE * i);
        }
        return number;
    }

    private void block(int kind, int size) {
        switch (kind) {
            case 0 -> {
                System.arraycopy(packed, place, plain, filled, size);
                place += size;
                filled += size;
            }
            case 1 -> {
                fill(plain, filled, size, packed[place++]);
                filled += size;
            }
            case 2 -> {
                int end = place + size;
                literals(end);
                sequences(end);
                place = end;
            }
            default -> throw new DamagedException();
        }
    }

    private static void fill(byte[] into, int from, int count, byte value) {
        if (count > into.length - from) {
            throw new DamagedException();
        }
        Arrays.fill(into, from, from + count, value);
    }

    // ---- literals: bytes that are put between copies ----

    private void literals(int end) {
        int head = packed[place] & 0xFF;
        int kind = head & 3;
        int format = head >> 2 & 3;
        if (kind < 2) {
            int bytes = (format & 1) == 0 ? 1 : format == 1 ? 2 : 3;
            literalCount = little(bytes) >> ((format & 1) == 0 ? 3 : 4);
            if (literalCount > MOST_LITERALS) {
                throw new DamagedException();
            }
            if (kind == 1) {
                fill(literals, 0, literalCount, packed[place++]);
            } else {
                System.arraycopy(packed, place, literals, 0, literalCount);
                place += literalCount;
            }
            return;
        }
        int bits = format < 2 ? 10 : format == 2 ? 14 : 18;
        long sizes = little(4) & 0xFFFF_FFFFL;
        if (format == 3) {
            sizes |= (long) little(1) << 32;
        } else if (format < 2) {
            place--;
        }
        literalCount = (int) (sizes >> 4 & (1 << bits) - 1);
        int streamsEnd = place + (int) (sizes >> (4 + bits) & (1 << bits) - 1);
        if (literalCount > MOST_LITERALS || streamsEnd > end) {
            throw new DamagedException();
        }
        if (kind == 2) {
            HuffmanTable.Read read = HuffmanTable.read(packed, place);
            huffman = read.table();
            place = read.end();
        }
        HuffmanTable table = huffman;
        if (table == null) {
            throw new DamagedException();
        }
        if (format == 0) {
            table.unpack(new BackwardBits(packed, place, streamsEnd), literals, 0, literalCount);
        } else {
            fourStreams(table, streamsEnd);
        }
        place = streamsEnd;
    }

    private void fourStreams(HuffmanTable table, int end) {
        int[] ends = new int[4];
        int to = place + 6;
        for (int i = 0; i < 3; i++) {
            to += little(2);
            ends[i] = to;
        }
        ends[3] = end;
        int each = (literalCount + 3) / 4;
        int from = place;
        for (int i = 0; i < 4; i++) {
            table.unpack(new BackwardBits(packed, from, ends[i]), literals, i * each,
                    i == 3 ? literalCount : (i + 1) * each);
            from = ends[i];
        }
    }

    // ---- sequences: some literals, then a copy of what was there before ----

    private void sequences(int end) {
        int count = little(1);
        if (count == 255) {
            count = little(2) + 0x7F00;
        } else if (count >= 128) {
            count = ((count - 128) << Byte.SIZE) + little(1);
        }
        int taken = 0;
        if (count > 0) {
            int kinds = little(1);
            literalLengths = table(kinds >> 6 & 3, literalLengths, usualLiteralLengths, LITERAL_ACCURACY,
                    LITERAL_BITS.length);
            offsets = table(kinds >> 4 & 3, offsets, usualOffsets, OFFSET_ACCURACY, MOST_OFFSET_CODES);
            matchLengths = table(kinds >> 2 & 3, matchLengths, usualMatchLengths, MATCH_ACCURACY, MATCH_BITS.length);
            taken = follow(new BackwardBits(packed, place, end), count);
        }
        put(taken, literalCount - taken);
    }

    private StateTable table(int kind, StateTable before, StateTable usual, int mostAccuracy, int mostSymbols) {
        return switch (kind) {
            case 0 -> usual;
            case 1 -> StateTable.ofOne(little(1));
            case 2 -> {
                StateTable.Read read = StateTable.read(packed, place, mostAccuracy, mostSymbols);
                place = read.end();
                yield read.table();
            }
            default -> before;
        };
    }

    private int follow(BackwardBits source, int count) {
        int literalState = literalLengths.first(source);
        int offsetState = offsets.first(source);
        int matchState = matchLengths.first(source);
        int taken = 0;
        for (int left = count; left > 0; left--) {
            int offsetCode = offsets.symbol(offsetState);
            int matchCode = matchLengths.symbol(matchState);
            int literalCode = literalLengths.symbol(literalState);
            int offset = (1 << offsetCode) + source.read(offsetCode);
            int match = MATCH_BASES[matchCode] + source.read(MATCH_BITS[matchCode]);
            int before = LITERAL_BASES[literalCode] + source.read(LITERAL_BITS[literalCode]);
            if (left > 1) {
                literalState = literalLengths.after(literalState, source);
                matchState = matchLengths.after(matchState, source);
                offsetState = offsets.after(offsetState, source);
            }
            put(taken, before);
            taken += before;
            copy(distance(offset, before == 0), match);
        }
        if (source.left() != 0) {
            throw new DamagedException();
        }
        return taken;
    }

    /** How far back a copy comes from: one of the last three distances, or a new one. */
    private int distance(int offset, boolean nothingBefore) {
        int which = offset - 1 + (nothingBefore ? 1 : 0);
        int distance = switch (offset > 3 ? 4 : which) {
            case 0 -> latest;
            case 1 -> second;
            case 2 -> third;
            case 3 -> latest - 1;
            default -> offset - 3;
        };
        if (offset > 3 || which > 1) {
            third = second;
        }
        if (offset > 3 || which > 0) {
            second = latest;
        }
        latest = distance;
        return distance;
    }

    private void put(int from, int count) {
        if (count < 0 || from + count > literalCount) {
            throw new DamagedException();
        }
        System.arraycopy(literals, from, plain, filled, count);
        filled += count;
    }

    /** Byte by byte: a copy may reach into what it writes itself. */
    private void copy(int distance, int length) {
        if (distance < 1 || distance > filled || length > plain.length - filled) {
            throw new DamagedException();
        }
        for (int i = 0; i < length; i++) {
            plain[filled] = plain[filled - distance];
            filled++;
        }
    }
}
