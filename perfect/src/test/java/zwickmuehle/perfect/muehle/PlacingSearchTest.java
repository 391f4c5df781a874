package zwickmuehle.perfect.muehle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.RuleSet;

/** Placing with three or four stones a side, where small sectors are all that is needed. */
final class PlacingSearchTest {
    private static final Muehle RULES = new Muehle(RuleSet.KLASSISCH);
    private static final PackedResults RESULTS = new PackedResults();

    private final RandomGenerator random = new Random(11);

    @BeforeAll
    static void solve() {
        SolvedSectors solved = new SolvedSectors(RULES.ruleSet(), 8, 2);
        try (Crew crew = new Crew(1)) {
            for (Sector sector : solved.sectors()) {
                RESULTS.add(solved.values(sector), crew);
            }
        }
    }

    @Test
    void searchAgreesWithTryingEverything() {
        PlacingSearch search = new PlacingSearch(RULES, RESULTS, 12);
        int[] seen = new int[3];
        for (int i = 0; i < 150; i++) {
            long position = randomPosition(3 + i % 2, 3 + i / 2 % 2);
            int expected = tryEverything(position);
            assertThat(search.result(position)).as(RULES.notation().position(position)).isEqualTo(expected);
            seen[expected + 1]++;
        }
        assertThat(seen).as("losses, draws and wins must all occur").doesNotContain(0);
    }

    @Test
    void searchGivesUpRatherThanGuess() {
        PlacingSearch search = new PlacingSearch(RULES, RESULTS, 12);
        long position = MuehlePosition.of(0, 0, 4, 4, Side.WHITE);
        AtomicInteger looks = new AtomicInteger();
        assertThat(search.result(position, () -> looks.incrementAndGet() > 3)).isEqualTo(MoverResult.UNKNOWN);
        assertThat(search.nodes()).isLessThan(2000);
        assertThat(search.known(position)).isEqualTo(MoverResult.UNKNOWN);
    }

    @Test
    void whatWasFoundOutIsKnownAfterwards() {
        PlacingSearch search = new PlacingSearch(RULES, RESULTS, 12);
        long position = randomPosition(4, 4);
        int result = search.result(position);
        assertThat(search.sharing().known(position)).isEqualTo(result);
        assertThat(search.sharing().result(position, () -> false)).isEqualTo(result);
    }

    @Test
    void searchGivesUpWhereTheMovingPhaseIsNotKnown() {
        PlacingSearch search = new PlacingSearch(RULES, (_, _) -> MoverResult.UNKNOWN, 12);
        assertThat(search.result(randomPosition(4, 4))).isEqualTo(MoverResult.UNKNOWN);
    }

    @Test
    void theBookSaysWhatSearchSays() {
        long start = MuehlePosition.of(0, 0, 3, 3, Side.WHITE);
        PlacingSearch search = new PlacingSearch(RULES, RESULTS, 16);
        List<long[]> plies = PlacingBook.firstPlies(RULES, start, 2);
        assertThat(plies.get(1)).as("outer and inner corner and midpoint, middle corner and midpoint").hasSize(4);
        PlacingBook book = PlacingBook.empty();
        try (Crew crew = new Crew(2)) {
            book = book.with(Arrays.copyOf(plies.get(2), 10), search, crew);
            assertThat(book.missing(plies.get(2))).hasSize(plies.get(2).length - 10);
            book = book.with(book.missing(plies.get(2)), search, crew);
        }
        book = book.withPredecessors(RULES, plies.get(1)).withPredecessors(RULES, plies.get(0));
        for (long[] positions : plies) {
            for (long position : positions) {
                assertThat(book.result(position)).isEqualTo(search.result(position));
            }
        }
    }

    @Test
    void packedResultsAreThoseOfTheValues() {
        SolvedSectors solved = new SolvedSectors(RULES.ruleSet(), 7, 2);
        for (Sector sector : solved.sectors()) {
            SectorValues values = solved.values(sector);
            for (int i = 0; i < 1000; i++) {
                int row = random.nextInt(values.index().rows());
                int column = random.nextInt(values.index().columns());
                assertThat(
                        RESULTS.result(values.index().moverSet(row, column), values.index().opponentSet(row, column)))
                        .isEqualTo(MoverResult.of(values.rows()[row][column]));
            }
        }
    }

    @Test
    void theTableKeepsBounds() {
        ResultTable table = new ResultTable(4);
        long position = MuehlePosition.of(1, 2, 3, 4, Side.WHITE);
        assertThat(table.find(position)).isEqualTo(ResultTable.NO_BOUNDS);
        table.store(position, MoverResult.DRAW, MoverResult.WIN);
        assertThat(ResultTable.lower(table.find(position))).isEqualTo(MoverResult.DRAW);
        assertThat(ResultTable.upper(table.find(position))).isEqualTo(MoverResult.WIN);
    }

    /** One or two stones of each side in hand, the others anywhere. */
    private long randomPosition(int mover, int opponent) {
        int hand = 1 + random.nextInt(2);
        int moverSet = randomSet(mover - hand, 0);
        int opponentSet = randomSet(opponent - hand, moverSet);
        return MuehlePosition.of(moverSet, opponentSet, hand, hand, Side.WHITE);
    }

    private int randomSet(int size, int occupied) {
        int set = 0;
        while (Integer.bitCount(set) < size) {
            set |= Board.bit(random.nextInt(Board.POINTS)) & ~occupied;
        }
        return set;
    }

    private static int tryEverything(long position) {
        int mover = MuehlePosition.moverStones(position);
        int hands = MuehlePosition.moverHand(position) + MuehlePosition.opponentHand(position);
        if (Integer.bitCount(mover) + MuehlePosition.moverHand(position) < Sector.FEWEST) {
            return MoverResult.LOSS;
        }
        if (hands == 0) {
            return RESULTS.result(mover, MuehlePosition.opponentStones(position));
        }
        int[] moves = new int[RULES.maxMoves()];
        int count = RULES.legalMoves(position, moves);
        int best = MoverResult.LOSS;
        for (int i = 0; i < count; i++) {
            best = Math.max(best, -tryEverything(RULES.play(position, moves[i])));
        }
        return best;
    }
}
