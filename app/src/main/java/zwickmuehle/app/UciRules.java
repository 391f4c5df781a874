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

    /** @throws zwickmuehle.rules.NotationException if it is not Mühle that they shall play */
    static List<Sentence> differences(List<PlayerSpec> players, Rules rules) {
        for (PlayerSpec player : players) {
            if (player instanceof PlayerSpec.Uci uci) {
                uci.requireMuehle(rules);
            }
        }
        if (!(rules instanceof Muehle muehle) || players.stream().noneMatch(PlayerSpec.Uci.class::isInstance)) {
            return List.of();
        }
        return UciText.differences(muehle.ruleSet()).stream()
                .map(difference -> Sentence.of("uci, rules %s: %s", "uci, Regeln %s: %s", rules.variant(), difference))
                .toList();
    }
}
