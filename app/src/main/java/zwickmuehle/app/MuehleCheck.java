package zwickmuehle.app;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.rules.Sentence;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;
import zwickmuehle.search.Value;

/** Compares known values of Mühle positions with those of an oracle, as far as it reaches. */
final class MuehleCheck implements Examiner {
    private final Oracle oracle;
    private long probes;

    MuehleCheck(Oracle oracle) {
        this.oracle = oracle;
    }

    /** Those of the positions whose value the oracle knows. */
    List<KnownValue> known(List<KnownValue> expected) {
        List<KnownValue> known = new ArrayList<>();
        for (KnownValue line : expected) {
            if (oracle.solve(line.position(), 0, () -> false) != Oracle.UNKNOWN) {
                known.add(line);
            }
        }
        return known;
    }

    static Sentence beyond(int positions) {
        return Sentence.of("beyond the database: %d", "nicht in der Datenbank: %d", positions);
    }

    @Override
    public void forget() {}

    @Override
    public boolean confirms(KnownValue expected) {
        probes++;
        int score = oracle.solve(expected.position(), 0, () -> false);
        return new Value(score, true).result().orElseThrow() == expected.result()
                && (expected.result() == Value.Result.DRAW
                        || expected.plies().orElse(Score.plies(score)) == Score.plies(score))
                && expected.score().isEmpty();
    }

    @Override
    public long nodes() {
        return probes;
    }
}
