package zwickmuehle.perfect.viergewinnt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** The bounds claimed without search, held against the slow twin, which tries everything. */
final class ZugzwangTest {

    @ParameterizedTest
    @ValueSource(strings = {"4x4", "4x3", "3x5", "5x3", "1x8"})
    void noBoundIsBelowTheScoreOnAnyPositionOfASmallBoard(String text) {
        Size size = Size.parse(text);
        SlowSolver twin = new SlowSolver(size);
        VierGewinnt rules = new VierGewinnt(size);
        twin.score(rules.start());
        int bounds = 0;
        for (long position : twin.all().keySet()) {
            bounds += checked(rules, twin, position);
        }
        assertThat(bounds).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"5x4,10,4000", "4x5,10,4000", "5x5,14,1500", "6x4,13,1500", "6x5,20,1500", "7x5,25,1500", "7x6,32,1500",
            "7x6,31,1500", "7x6,29,100", "7x7,39,1000", "8x6,38,500"})
    void noBoundIsBelowTheScoreOnRandomPositions(String text, int stones, int howMany) {
        Size size = Size.parse(text);
        SlowSolver twin = new SlowSolver(size);
        VierGewinnt rules = new VierGewinnt(size);
        int bounds = 0;
        for (long position : RandomGames.positions(rules, stones, howMany, new SplittableRandom(stones))) {
            bounds += checked(rules, twin, position);
        }
        assertThat(bounds).isPositive();
    }

    /** 1 if there is a bound. Where a stone can fall to a winning cell at once, bounds are not asked for. */
    private static int checked(VierGewinnt rules, SlowSolver twin, long position) {
        Geometry g = Geometry.of(rules.size());
        long leader = rules.stones(position, rules.mover(position));
        long follower = rules.stones(position, rules.mover(position).other());
        long landings = g.landings(leader | follower);
        long wins = g.winningCells(follower, leader | follower);
        if (rules.ending(position).decisive() || (landings & wins) != 0
                || (landings & g.winningCells(leader, leader | follower)) != 0) {
            return 0;
        }
        int bound = Zugzwang.upperBound(g, leader, follower, wins, Long.bitCount(leader | follower));
        assertThat(twin.score(position)).as(rules.notation().position(position)).isLessThanOrEqualTo(bound);
        return bound == Zugzwang.UNKNOWN ? 0 : 1;
    }
}
