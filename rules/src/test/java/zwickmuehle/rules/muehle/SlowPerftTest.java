package zwickmuehle.rules.muehle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwickmuehle.rules.Perft;
import zwickmuehle.rules.PerftTest;

/** The twin counts what the data files claim, and what arbitrary positions give. */
final class SlowPerftTest {
    private static final int DEEPEST = 2;

    static Stream<PerftTest.Case> cases() {
        return PerftTest.cases("muehle");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theTwinAgreesWithTheDataFile(PerftTest.Case known) {
        SlowMuehle twin = new SlowMuehle(((Muehle) known.rules()).ruleSet());
        for (int depth = 1; depth <= DEEPEST; depth++) {
            assertThat(twin.perft(known.position(), depth)).isEqualTo(known.counts().get(depth - 1));
        }
    }

    @ParameterizedTest
    @MethodSource("zwickmuehle.rules.muehle.MuehleConformanceTest#variants")
    void theTwinAgreesOnArbitraryPositions(Muehle rules) {
        RandomPositions positions = new RandomPositions(new Random(4));
        Perft perft = new Perft(rules, DEEPEST);
        for (int i = 0; i < 40; i++) {
            long position = positions.next();
            String text = rules.notation().position(position);
            assertThat(perft.count(position, DEEPEST)).as(text)
                    .isEqualTo(new SlowMuehle(rules.ruleSet()).perft(text, DEEPEST));
        }
    }
}
