package zwickmuehle.perfect.muehle.files;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.Sector;

/**
 * Opened blocks of sector files, each in the one slot its number leads to; a later one takes the place of an earlier
 * one. For any thread, without locks: at worst a block is opened twice.
 */
final class BlockCache {
    private static final class Entry {
        private final long key;
        private final byte[] values;

        Entry(long key, byte[] values) {
            this.key = key;
            this.values = values;
        }
    }

    private final AtomicReferenceArray<@Nullable Entry> slots;

    BlockCache(int blocks) {
        slots = new AtomicReferenceArray<>(Integer.highestOneBit(blocks));
    }

    byte[] block(SectorFile file, int number) {
        Sector sector = file.counts().sector();
        long key = (long) number << 8 | sector.mover() << 4 | sector.opponent();
        int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & (slots.length() - 1);
        Entry entry = slots.get(slot);
        if (entry == null || entry.key != key) {
            entry = new Entry(key, file.block(number));
            slots.set(slot, entry);
        }
        return entry.values;
    }
}
