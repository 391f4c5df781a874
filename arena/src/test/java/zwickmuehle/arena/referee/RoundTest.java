package zwickmuehle.arena.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.IllegalMoveException;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;

/** The one engine of play, driven by hand. */
final class RoundTest {
    private record Somebody(String name) implements Contestant {}

    private static final Somebody WHITE = new Somebody("Anna");
    private static final Somebody BLACK = new Somebody("Bot");
    private static final Deadline DEADLINE = new Deadline(0, Duration.ofSeconds(1), () -> 0);

    private final Round<Somebody> start = Round.of(WHITE, BLACK, Game.start(Games.rules("viergewinnt", null)));

    private static Optional<Answer> answer(int column, Duration after) {
        return Optional.of(new Answer(column, after.toNanos(), null));
    }

    private static Verdict verdict(Round<?> round) {
        return Objects.requireNonNull(round.verdict());
    }

    @Test
    void aLegalAnswerInTimeIsMadeAndTheOtherIsToMove() {
        assertThat(start.toMove()).isEqualTo(WHITE);
        Round<Somebody> next = start.after(start.judge(answer(3, Duration.ofMillis(7)), DEADLINE));
        assertThat(next.toMove()).isEqualTo(BLACK);
        assertThat(next.game().length()).isEqualTo(1);
        assertThat(next.over()).isFalse();
        assertThat(next.verdict()).isNull();
        assertThat(start.game().length()).as("the round before is unharmed").isZero();
    }

    @Test
    void theEndByTheRulesIsAVerdict() {
        Round<Somebody> round = start;
        for (int column : new int[]{0, 1, 0, 1, 0, 1, 0}) {
            round = round.play(column);
        }
        assertThat(round.over()).isTrue();
        assertThat(verdict(round).code()).isEqualTo(VerdictCode.BY_RULE);
        assertThat(verdict(round).result()).isEqualTo(Result.WHITE_WON);
        assertThat(round.takenBack(1).over()).isFalse();
    }

    @Test
    void anIllegalMoveIsThePlayersOwnFaultByName() {
        Round<Somebody> round = start.play(3);
        Round<Somebody> ended = round.after(round.judge(answer(9, Duration.ZERO), DEADLINE));
        assertThat(ended.over()).isTrue();
        assertThat(verdict(ended).code()).isEqualTo(VerdictCode.ILLEGAL_MOVE);
        assertThat(verdict(ended).forfeiter()).isEqualTo(Side.BLACK);
        assertThat(verdict(ended).sentence().english()).contains("Bot").doesNotContain("Anna");
        assertThat(ended.game()).isEqualTo(round.game());
    }

    @Test
    void aProgramIsShownItsAnswerInNumbersAndAsAMove() {
        Round<Somebody> full = start;
        for (int i = 0; i < 6; i++) {
            full = full.play(0);
        }
        Verdict verdict = verdict(full.after(full.judge(Optional.of(new Answer(0, 0, null, "0")), DEADLINE)));
        assertThat(verdict.sentence().english()).contains("answered '0', that is 1: ");
        assertThat(verdict.sentence().german()).contains("antwortete '0', das ist 1: ");
        assertThat(verdict.answer()).isEqualTo("0");
    }

    @Test
    void aPersonsIllegalMoveIsRefusedAndNothingMore() {
        assertThatThrownBy(() -> start.play(9)).isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void lateAndSilentPlayersLoseUnlessTheyAreForgiven() {
        Turn late = start.judge(answer(3, Duration.ofMillis(1_026)), DEADLINE);
        assertThat(verdict(start.after(late)).code()).isEqualTo(VerdictCode.OUT_OF_TIME);
        Turn justInTime = start.judge(answer(3, Duration.ofMillis(1_025)), DEADLINE);
        assertThat(justInTime).isInstanceOf(Turn.Made.class);
        assertThat(start.judge(answer(3, Duration.ofMinutes(9)), DEADLINE.forgiving())).isInstanceOf(Turn.Made.class);
        assertThat(verdict(start.after(start.judge(Optional.empty(), DEADLINE))).sentence().english())
                .contains("Anna", "no answer");
    }

    @Test
    void whoIsEndedFromOutsideHasNotLost() {
        Turn turn = start.fault(Side.WHITE, FaultException.of(VerdictCode.BROKEN_OFF, "ended", "beendet"));
        assertThat(verdict(start.after(turn)).result()).isEqualTo(Result.NONE);
    }
}
