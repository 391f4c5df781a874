package zwickmuehle.play.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.VierGewinntOracle;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;

/** Moves are judged by what they threw away, proven or not. */
class HindsightTest {
    private static final Rules MUEHLE = Games.rules("muehle", null);
    private static final Rules VIERGEWINNT = Games.rules("viergewinnt", null);
    private static final Limits GLANCE = Limits.nodes(4_000);

    @Test
    void notSeeingAThreatIsABlunderAndTheMoveThatStopsItIsNamed() {
        Game game = Played.moves(VIERGEWINNT, "1", "2", "1", "2", "1", "3", "1");
        Judgement sixth = judgement(Played.judged(game, Played.analyst(VIERGEWINNT, Oracle.NONE, GLANCE)), 6);
        assertThat(sixth.grade()).isEqualTo(Grade.BLUNDER);
        assertThat(sixth.better().stream().map(VIERGEWINNT.notation()::move)).containsExactly("1");
        assertThat(sixth.answer()).hasValue(VIERGEWINNT.notation().parseMove("1"));
    }

    /** White leaves a mill open that Black closes: nothing is proven so early, and it is a mistake all the same. */
    @Test
    void givingAStoneAwayIsAMistakeThoughNothingIsProven() {
        Game game = Played.moves(MUEHLE, "d6", "a7", "f4", "d7", "b2", "g7xf4", "b6");
        List<Judgement> judgements = Played.judged(game, Played.analyst(MUEHLE, Oracle.NONE, GLANCE));
        Judgement fifth = judgement(judgements, 5);
        assertThat(fifth.playedValue().exact()).isFalse();
        assertThat(fifth.grade().bad()).isTrue();
        assertThat(fifth.better().stream().map(MUEHLE.notation()::move)).first().isEqualTo("g7");
        assertThat(judgement(judgements, 6).grade()).isLessThanOrEqualTo(Grade.GOOD);
    }

    @Test
    void whatWasAWinAndIsOneNoMoreIsNeverLessThanAMistake() {
        // The first stone beside the middle gives the win away, though far from any end.
        VierGewinntOracle oracle = new VierGewinntOracle(BookFile.bundled(),
                new Solver(BookFile.bundled().size(), 1 << 22, 1), 0);
        List<Judgement> judgements = Played.judged(Played.moves(VIERGEWINNT, "3"),
                Played.analyst(VIERGEWINNT, oracle, GLANCE));
        assertThat(judgements.getFirst().lost()).isLessThan(0.2);
        assertThat(judgements.getFirst().grade()).isEqualTo(Grade.MISTAKE);
        assertThat(judgements.getFirst().better().stream().map(VIERGEWINNT.notation()::move)).containsExactly("4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"muehle", "viergewinnt"})
    void whoLosesIsShownAMistake(String name) {
        Rules rules = Games.rules(name, null);
        int lost = 0;
        for (int seed = 0; seed < 6; seed++) {
            Game game = seed % 2 == 0
                    ? Played.game(rules, "level:2", "level:5", 0, seed)
                    : Played.game(rules, "level:5", "level:2", 0, seed);
            if (game.ending().decisive()) {
                lost++;
                List<Judgement> judgements = Played.judged(game, Played.analyst(rules, Oracle.NONE, GLANCE));
                assertThat(Played.mistakesOfTheLoser(game, judgements)).as("seed %d: %s", seed, game).isNotEmpty();
            }
        }
        assertThat(lost).isGreaterThan(3);
    }

    /** A level that looks as far as the judge hardly ever blunders in its eyes; one that looks one ply does all the time. */
    @Test
    void aStrongPlayerIsBlamedLessThanAWeakOne() {
        Game game = Played.game(MUEHLE, "level:1", "level:7", 0, 3);
        List<Judgement> judgements = Played.judged(game, Played.analyst(MUEHLE, Oracle.NONE, GLANCE));
        assertThat(thrownAway(judgements, 1)).isGreaterThan(2 * thrownAway(judgements, 0));
    }

    private static double thrownAway(List<Judgement> judgements, int parity) {
        return judgements.stream().filter(one -> one.number() % 2 == parity).mapToDouble(Judgement::lost).average()
                .orElseThrow();
    }

    private static Judgement judgement(List<Judgement> judgements, int number) {
        return judgements.stream().filter(one -> one.number() == number).findFirst().orElseThrow();
    }
}
