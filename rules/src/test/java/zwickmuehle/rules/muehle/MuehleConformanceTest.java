package zwickmuehle.rules.muehle;

import java.util.Random;
import java.util.stream.Stream;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.RulesConformance;
import zwickmuehle.rules.Twin;

/** Mühle under the named rule sets and two others, in random games and from arbitrary positions. */
final class MuehleConformanceTest extends RulesConformance {

    static Stream<Rules> variants() {
        return Stream.of("klassisch", "kurs", "theorie", "kurs,quiet=5", "mills=none,repetition=2,quiet=none")
                .map(name -> new Muehle(RuleSet.parse(name)));
    }

    @Override
    protected Twin twin(Rules rules) {
        return new SlowMuehle(((Muehle) rules).ruleSet());
    }

    @Override
    protected Stream<Game> starts(Rules rules, Random random) {
        RandomPositions positions = new RandomPositions(random);
        Stream<Game> arbitrary = Stream.generate(() -> Game.from(rules, positions.next())).limit(24);
        return Stream.concat(super.starts(rules, random).limit(8), arbitrary);
    }
}
