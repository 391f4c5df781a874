package zwickmuehle.play.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;

/** What the other player would do if the one to move passed. */
class ThreatsTest {
    private static List<String> threats(String game, String position) {
        Rules rules = Games.rules(game, null);
        return PositionView.of(Game.from(rules, rules.notation().parsePosition(position))).threats().stream()
                .map(MoveView::move).toList();
    }

    @Test
    void aMillThatIsOneStoneShortIsThreatenedWhilePlacing() {
        assertThat(threats("muehle", "WWEBEEEEEEEEEEEEEEEEEEEB 7 7 b")).containsExactly("g7");
        assertThat(threats("muehle", "WWEBEEEEEEEEEEEEEEEEEEEB 7 7 w")).isEmpty();
    }

    @Test
    void whileMovingOnlyAStoneBesideItThreatens() {
        assertThat(threats("muehle", "WWEBEEEEEEEEEEWEEEEEEBBB 0 0 b")).containsExactly("g4-g7");
        assertThat(threats("muehle", "WWEWBEEEEEEEEEEEEEEEWBBB 0 0 b")).isEmpty();
    }

    @Test
    void aStoneThatWouldMakeFourIsThreatened() {
        assertThat(threats("viergewinnt", "11223")).containsExactly("4");
        assertThat(threats("viergewinnt", "1122")).isEmpty();
        // A stone there would fall below the row.
        assertThat(threats("viergewinnt", "112233")).isEmpty();
    }
}
