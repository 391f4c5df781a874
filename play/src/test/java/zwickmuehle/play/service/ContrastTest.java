package zwickmuehle.play.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import zwickmuehle.play.judging.Grade;
import zwickmuehle.play.judging.Judgement;
import zwickmuehle.play.view.ReasonsView;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Score;
import zwickmuehle.search.Value;

/** Why a move was a mistake, and why another was better. */
final class ContrastTest {
    private static final Value OPEN = new Value(0, false);

    @Test
    void whoOverlooksThreeInAColumnIsToldSoAndWhatStopsIt() {
        Explaining.Contrast why = contrast("31313", 0, 3, OPEN, new Value(Score.loss(2), true), 3);
        assertThat(kinds(why.faults())).contains("ignores-four");
        assertThat(kinds(why.merits())).contains("stops-four");
        assertThat(kinds(why.answer())).containsExactly("makes-four");
        assertThat(why.faults().getFirst().points()).contains("d4");
    }

    /** Two threats cannot both be stopped: what is wrong with every move is no reason why this one was worse. */
    @Test
    void whatIsTrueOfTheBetterMoveTooIsNoReason() {
        Value lost = new Value(Score.loss(2), true);
        Explaining.Contrast why = contrast("22334", 0, 6, lost, lost, 1);
        assertThat(why.faults()).noneMatch(said -> said.kind().equals("ignores-four"));
    }

    @Test
    void onlyWhatIsKnownOfBothMovesIsSaidOfTheirValues() {
        Value won = new Value(Score.win(5), true);
        Value drawn = new Value(Score.DRAW, true);
        Explaining.Contrast why = contrast("3", 0, 3, won, drawn, 3);
        assertThat(kinds(why.faults())).contains("gives-win-away");
        assertThat(kinds(why.merits())).doesNotContain("only-win");
        assertThat(kinds(contrast("3", 0, 3, OPEN, drawn, 3).faults())).doesNotContain("gives-win-away");
    }

    private static Explaining.Contrast contrast(String columns, int played, int best, Value bestValue,
            Value playedValue, int answer) {
        Game before = Game.start(VierGewinnt.STANDARD);
        for (int i = 0; i < columns.length(); i++) {
            before = before.play(columns.charAt(i) - '0');
        }
        return Explaining.Contrast.of(new Judgement(before, played, best, List.of(best), bestValue, playedValue, 0.5,
                0.5, Grade.BLUNDER, OptionalInt.of(answer)));
    }

    private static List<String> kinds(List<ReasonsView.Said> said) {
        return said.stream().map(ReasonsView.Said::kind).toList();
    }
}
