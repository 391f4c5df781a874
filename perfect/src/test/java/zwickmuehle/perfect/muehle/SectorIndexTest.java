package zwickmuehle.perfect.muehle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.rules.muehle.Symmetry;

/** The index is dense, reversible, and the same for equivalent positions. */
final class SectorIndexTest {
    private static final Muehle RULES = new Muehle(RuleSet.THEORIE);

    private final IndexTables tables = new IndexTables();
    private final RandomGenerator random = new Random(7);

    @Test
    void thereAreAsManyPositionsAsTheLiteratureSays() {
        assertThat(Sector.pairs(18).stream().flatMap(pair -> pair.pair().stream()).mapToLong(Sector::positions).sum())
                .isEqualTo(8_904_593_601L);
    }

    @Test
    void everyPositionHasOneFirstColumn() {
        for (Sector pair : Sector.pairs(8)) {
            for (Sector sector : pair.pair()) {
                SectorIndex index = tables.index(sector);
                long firsts = 0;
                for (int row = 0; row < index.rows(); row++) {
                    for (int column = 0; column < index.columns(); column++) {
                        firsts += index.isFirst(row, column) ? 1 : 0;
                    }
                }
                assertThat(firsts).as(sector.toString()).isEqualTo(sector.positions());
            }
        }
    }

    @Test
    void everyCellLeadsToAPositionAndBackToAnEquivalentOne() {
        for (Sector pair : Sector.pairs(18)) {
            for (Sector sector : pair.pair()) {
                SectorIndex index = tables.index(sector);
                for (int i = 0; i < 200; i++) {
                    int row = random.nextInt(index.rows());
                    int column = random.nextInt(index.columns());
                    int mover = index.moverSet(row, column);
                    int opponent = index.opponentSet(row, column);
                    assertThat(mover & opponent).isZero();
                    assertThat(Integer.bitCount(mover)).isEqualTo(sector.mover());
                    assertThat(Integer.bitCount(opponent)).isEqualTo(sector.opponent());
                    int cell = index.cell(mover, opponent);
                    assertThat(SectorIndex.row(cell)).isEqualTo(row);
                    assertThat(canonical(index.moverSet(row, SectorIndex.column(cell)),
                            index.opponentSet(row, SectorIndex.column(cell)))).isEqualTo(canonical(mover, opponent));
                }
            }
        }
    }

    @Test
    void equivalentPositionsShareTheirRow() {
        SectorIndex index = tables.index(new Sector(5, 8));
        for (int i = 0; i < 500; i++) {
            int row = random.nextInt(index.rows());
            int column = random.nextInt(index.columns());
            for (int symmetry = 0; symmetry < Symmetry.OF_BOARD; symmetry++) {
                int cell = index.cell(Images.of(index.moverSet(row, column), symmetry),
                        Images.of(index.opponentSet(row, column), symmetry));
                assertThat(SectorIndex.row(cell)).isEqualTo(row);
                assertThat(canonical(index.moverSet(row, SectorIndex.column(cell)),
                        index.opponentSet(row, SectorIndex.column(cell))))
                        .isEqualTo(canonical(index.moverSet(row, column), index.opponentSet(row, column)));
            }
        }
    }

    @Test
    void imagesByTableAgreeWithTheRules() {
        for (int i = 0; i < 10_000; i++) {
            int set = random.nextInt(Board.ALL + 1);
            int symmetry = random.nextInt(Symmetry.OF_BOARD);
            assertThat(Images.of(set, symmetry)).isEqualTo((int) Symmetry.ofStones(set, symmetry));
        }
    }

    @Test
    void movesAreCountedAsOneByOne() {
        for (int i = 0; i < 10_000; i++) {
            int stones = random.nextInt(Board.ALL + 1);
            int empty = random.nextInt(Board.ALL + 1) & ~stones;
            int count = 0;
            for (int point = 0; point < Board.POINTS; point++) {
                if ((stones & Board.bit(point)) != 0) {
                    count += Integer.bitCount(Board.neighbours(point) & empty);
                }
            }
            assertThat(Board.movesAlong(stones, empty)).isEqualTo(count);
        }
    }

    @Test
    void theScanFindsWhatALoopFinds() {
        byte[] row = new byte[1003];
        for (int i = 0; i < row.length; i++) {
            row[i] = (byte) random.nextInt(5);
        }
        short[] found = new short[row.length];
        for (int value = 0; value < 6; value++) {
            int count = ColumnScan.find(row, value, found);
            int expected = 0;
            for (int column = 0; column < row.length - 1; column++) {
                if (row[column] == value) {
                    assertThat((int) found[expected++]).isEqualTo(column);
                }
            }
            assertThat(count).isEqualTo(expected);
        }
    }

    @Test
    void ranksAreDense() {
        Combinations combinations = new Combinations(15, 6);
        assertThat(combinations.count()).isEqualTo(5005);
        boolean[] seen = new boolean[combinations.count()];
        for (int set : combinations.sets()) {
            seen[combinations.ranks()[set]] = true;
        }
        assertThat(Arrays.equals(seen, filled(seen.length))).isTrue();
        assertThat((int) combinations.ranks()[0b11]).as("a set of another size").isEqualTo(combinations.count());
    }

    private static boolean[] filled(int length) {
        boolean[] all = new boolean[length];
        Arrays.fill(all, true);
        return all;
    }

    private static long canonical(int mover, int opponent) {
        return RULES.canonical(MuehlePosition.of(mover, opponent, 0, 0, Side.WHITE));
    }
}
