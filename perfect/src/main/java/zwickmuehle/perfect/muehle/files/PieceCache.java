package zwickmuehle.perfect.muehle.files;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.Sector;

/**
 * Unpacked pieces of sector files. A piece's number leads to four slots next to each other, so that pieces seldom drive
 * each other out before there are as many as slots. For any thread, without locks: at worst a piece is opened twice.
 */
final class PieceCache {
    /** No piece is longer. */
    static final int LONGEST = 1 << 13;
    private static final int WAYS = 4;

    private static final class Entry {
        private final long key;
        private final byte[] values;

        Entry(long key, byte[] values) {
            this.key = key;
            this.values = values;
        }
    }

    private final AtomicReferenceArray<@Nullable Entry> slots;
    /** Which of the four goes next where all are taken; a race for it does no harm. */
    private int turn;

    /** @param pieces a power of two: so many are kept */
    PieceCache(int pieces) {
        slots = new AtomicReferenceArray<>(pieces);
    }

    /**
     * How long a piece is in a sector with so many columns: a row, as many rows as there is room for, or an equal part of
     * a row, so that the moves of the side that numbers the columns lead to few pieces.
     */
    static int bytesInPiece(int columns) {
        if (columns <= LONGEST) {
            return LONGEST / columns * columns;
        }
        int parts = Math.ceilDiv(columns, LONGEST);
        while (columns % parts != 0) {
            parts++;
        }
        return columns / parts;
    }

    /** The value at an offset of a block. */
    byte value(SectorFile file, int block, int offset) {
        int length = file.bytesInPiece();
        return piece(file, block, offset / length)[offset % length];
    }

    private byte[] piece(SectorFile file, int block, int piece) {
        long key = key(file.counts().sector(), block, piece);
        int first = firstSlot(key);
        for (int slot = first; slot < first + WAYS; slot++) {
            Entry entry = slots.get(slot);
            if (entry != null && entry.key == key) {
                return entry.values;
            }
        }
        byte[] values = file.divided() ? file.piece(block, piece) : cut(file.block(block), piece, file.bytesInPiece());
        keep(key, values);
        return values;
    }

    /** Of a file of the first format all of the block had to be unpacked, but its neighbours are seldom asked for. */
    private static byte[] cut(byte[] block, int piece, int length) {
        return Arrays.copyOfRange(block, piece * length, Math.min((piece + 1) * length, block.length));
    }

    private void keep(long key, byte[] values) {
        int first = firstSlot(key);
        int into = first + (turn++ & (WAYS - 1));
        for (int slot = first; slot < first + WAYS; slot++) {
            Entry entry = slots.get(slot);
            if (entry == null || entry.key == key) {
                into = slot;
            }
        }
        slots.set(into, new Entry(key, values));
    }

    private static long key(Sector sector, int block, int piece) {
        return ((long) block << 16 | piece) << 8 | sector.mover() << 4 | sector.opponent();
    }

    private int firstSlot(long key) {
        return (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & (slots.length() - WAYS);
    }
}
