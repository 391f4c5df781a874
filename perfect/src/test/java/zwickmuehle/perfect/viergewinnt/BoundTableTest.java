package zwickmuehle.perfect.viergewinnt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BoundTableTest {

    @Test
    void boundsComeBackAndGetTighter() {
        BoundTable table = new BoundTable(49, 1 << 16);
        long key = table.spread(0x1234_5678_9abcL);
        assertThat(table.probe(key)).isEqualTo(BoundTable.NOTHING);
        table.store(key, -20, 3, 100);
        table.store(key, -7, 21, 1);
        assertThat(BoundTable.lower(table.probe(key))).isEqualTo(-7);
        assertThat(BoundTable.upper(table.probe(key))).isEqualTo(3);
        table.clear();
        assertThat(table.probe(key)).isEqualTo(BoundTable.NOTHING);
    }

    /** A table may forget, but what it says of a key was stored under that very key, however full it is. */
    @ParameterizedTest
    @ValueSource(ints = {2, 6, 9, 20, 49, 56, 63, 64})
    void aKeyIsNeverTakenForAnother(int keyBits) {
        BoundTable table = new BoundTable(keyBits, 1 << 14);
        SplittableRandom random = new SplittableRandom(keyBits);
        Map<Long, Integer> stored = new HashMap<>();
        int found = 0;
        for (int i = 0; i < 100_000; i++) {
            long key = random.nextLong() >>> (Long.SIZE - keyBits);
            if (random.nextInt(4) == 0) {
                key &= 0xFFF;
            }
            long entry = table.probe(table.spread(key));
            Integer expected = stored.get(key);
            if (entry != BoundTable.NOTHING) {
                assertThat(expected).isNotNull().isEqualTo(BoundTable.lower(entry)).isEqualTo(BoundTable.upper(entry));
                found++;
            }
            int score = expected == null ? random.nextInt(43) - 21 : expected;
            table.store(table.spread(key), score, score, random.nextLong(1 << 20));
            stored.put(key, score);
            table.growIfCrowded();
        }
        assertThat(found).isPositive();
    }

    @Test
    void nothingIsLostByGrowing() {
        BoundTable table = new BoundTable(49, 1 << 24);
        for (long key = 0; key < 60; key++) {
            table.store(table.spread(key * 7919), (int) key % 20, 20, 1);
        }
        long known = known(table);
        table.growFully();
        assertThat(known(table)).isEqualTo(known).isGreaterThan(50);
    }

    private static long known(BoundTable table) {
        long known = 0;
        for (long key = 0; key < 60; key++) {
            long entry = table.probe(table.spread(key * 7919));
            known += entry != BoundTable.NOTHING && BoundTable.lower(entry) == key % 20 ? 1 : 0;
        }
        return known;
    }

    @Test
    void theCostlierEntryStays() {
        BoundTable table = new BoundTable(49, 2048);
        long costly = table.spread(1);
        table.store(costly, 1, 1, 1_000_000);
        for (long key = 2; key < 10_000; key++) {
            table.store(table.spread(key), 0, 0, 10);
        }
        assertThat(BoundTable.lower(table.probe(costly))).isEqualTo(1);
    }
}
