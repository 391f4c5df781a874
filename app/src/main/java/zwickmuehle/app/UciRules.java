package zwickmuehle.app;

import java.util.List;
import zwickmuehle.arena.formats.UciText;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.Muehle;

/** What is said before the first game to whoever lets engines behind {@code uci:} play by rules they may not know. */
final class UciRules {
    private UciRules() {}

    static List<Sentence> differences(List<PlayerSpec> players, Rules rules) {
        if (!(rules instanceof Muehle muehle) || players.stream().noneMatch(PlayerSpec.Uci.class::isInstance)) {
            return List.of();
        }
        return UciText.differences(muehle.ruleSet()).stream()
                .map(difference -> Sentence.of("uci, rules %s: %s", "uci, Regeln %s: %s", rules.variant(), difference))
                .toList();
    }
}
