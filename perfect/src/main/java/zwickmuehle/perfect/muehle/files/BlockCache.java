package zwickmuehle.perfect.muehle.files;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.Sector;

/**
 * Opened blocks of sector files. A block's number leads to four slots next to each other, so that blocks seldom drive
 * each other out before there are as many as slots. For any thread, without locks: at worst a block is opened twice.
 */
final class BlockCache {
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

    /** @param blocks a power of two */
    BlockCache(int blocks) {
        slots = new AtomicReferenceArray<>(blocks);
    }

    byte[] block(SectorFile file, int number) {
        Sector sector = file.counts().sector();
        long key = (long) number << 8 | sector.mover() << 4 | sector.opponent();
        int first = (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & (slots.length() - WAYS);
        int free = -1;
        for (int slot = first; slot < first + WAYS; slot++) {
            Entry entry = slots.get(slot);
            if (entry == null) {
                free = slot;
            } else if (entry.key == key) {
                return entry.values;
            }
        }
        byte[] values = file.block(number);
        slots.set(free >= 0 ? free : first + (turn++ & (WAYS - 1)), new Entry(key, values));
        return values;
    }
}
