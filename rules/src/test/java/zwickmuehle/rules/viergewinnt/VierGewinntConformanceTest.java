package zwickmuehle.rules.viergewinnt;

import java.util.stream.Stream;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.RulesConformance;
import zwickmuehle.rules.Twin;

/** Vier Gewinnt on the standard board and on the extremes of what fits: flat, high, narrow, and all 64 bits used. */
final class VierGewinntConformanceTest extends RulesConformance {

    static Stream<Rules> variants() {
        return Stream.of("7x6", "8x7", "9x6", "4x4", "5x4", "3x20", "1x63", "32x1", "10x5", "16x3")
                .map(size -> new VierGewinnt(Size.parse(size)));
    }

    @Override
    protected Twin twin(Rules rules) {
        return new SlowVierGewinnt(((VierGewinnt) rules).size());
    }
}
