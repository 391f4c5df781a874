package zwickmuehle.play.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static zwickmuehle.play.table.World.ANNA;
import static zwickmuehle.play.table.World.BEN;
import static zwickmuehle.play.table.World.seen;

import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.TimeControl;
import zwickmuehle.play.view.ClockView;
import zwickmuehle.rules.Side;

/** Two people play with a clock: it runs for the player to move, on the clock of the server. */
final class ClockTest {
    private final World world = new World();

    private Table begun() {
        Table table = world.table(TimeControl.parse("60+3"), Side.WHITE);
        table.join(BEN, null, null);
        world.pass(Duration.ofSeconds(500));
        table.play(ANNA, "d6", seen(0));
        world.pass(Duration.ofSeconds(500));
        table.play(BEN, "f4", seen(1));
        return table;
    }

    private ClockView clock(Table table) {
        return Objects.requireNonNull(table.view(ANNA).clock());
    }

    @Test
    void theFirstMoveOfEachSideIsFree() {
        Table table = begun();
        assertThat(clock(table).white()).isEqualTo(60);
        assertThat(clock(table).black()).isEqualTo(60);
        assertThat(clock(table).running()).isEqualTo("white");
    }

    @Test
    void aMoveCostsItsTimeAndBringsTheIncrement() {
        Table table = begun();
        world.pass(Duration.ofSeconds(10));
        assertThat(clock(table).white()).isEqualTo(50);
        table.play(ANNA, "d2", seen(2));
        assertThat(clock(table).white()).isEqualTo(53);
        assertThat(clock(table).running()).isEqualTo("black");
    }

    @Test
    void whoseTimeIsUpHasLost() {
        Table table = begun();
        world.pass(Duration.ofSeconds(59));
        assertThat(table.record().over()).isFalse();
        world.pass(Duration.ofSeconds(2));
        assertThat(Objects.requireNonNull(world.record().verdict()).code()).isEqualTo(VerdictCode.OUT_OF_TIME);
        assertThat(table.view(ANNA).outcome().winner()).isEqualTo("black");
        assertThat(clock(table).white()).isZero();
        assertThat(world.told).filteredOn(said -> !said.startsWith("presence ")).last().asString().startsWith("game ");
    }

    @Test
    void aMoveThatComesAfterTheTimeIsNotMade() {
        Table table = begun();
        world.passWithoutAlarms(Duration.ofSeconds(61));
        assertThatThrownBy(() -> table.play(ANNA, "d2", seen(2))).isInstanceOf(Refusal.class)
                .hasMessageContaining("your time is up");
        assertThat(table.record().past()).hasSize(2);
        assertThat(table.record().over()).isTrue();
    }

    @Test
    void noOrderButAMoveTurnsTheClockBack() {
        Table table = begun();
        world.pass(Duration.ofSeconds(20));
        table.arrange(ANNA, setup -> setup);
        assertThat(clock(table).white()).isEqualTo(40);
        world.pass(Duration.ofSeconds(41));
        assertThat(table.record().over()).isTrue();
    }

    @Test
    void theClockWaitsForTheOtherPlayer() {
        Table table = world.table(TimeControl.parse("60+0"), Side.WHITE);
        table.play(ANNA, "d6", seen(0));
        table.join(BEN, null, null);
        table.play(BEN, "f4", seen(1));
        table.leave(BEN);
        world.pass(Duration.ofSeconds(100));
        assertThat(table.record().over()).isFalse();
        assertThat(clock(table).running()).isNull();
        table.join(BEN, null, null);
        assertThat(clock(table).white()).isEqualTo(60);
        assertThat(clock(table).running()).isEqualTo("white");
    }

    /** Or nobody's time would ever be up: the seat is free, and whoever left it takes it again at once. */
    @Test
    void whoLeavesAndSitsDownAgainHasNoMoreTimeThanBefore() {
        Table table = begun();
        world.pass(Duration.ofSeconds(50));
        table.leave(ANNA);
        world.pass(Duration.ofSeconds(5));
        assertThat(clock(table).white()).isEqualTo(10);
        table.join(ANNA, Side.WHITE, null);
        assertThat(clock(table).white()).isEqualTo(10);
        assertThat(clock(table).running()).isEqualTo("white");
        world.pass(Duration.ofSeconds(11));
        assertThat(table.record().over()).isTrue();
    }

    /** Nor does anybody lose time because the other is gone. */
    @Test
    void whoMovesWhileTheOtherIsGoneHasTakenOnlyTheTimeThatRan() {
        Table table = begun();
        world.pass(Duration.ofSeconds(10));
        table.leave(BEN);
        world.pass(Duration.ofSeconds(100));
        table.play(ANNA, "d2", seen(2));
        assertThat(clock(table).white()).isEqualTo(53);
        world.pass(Duration.ofSeconds(100));
        table.join(BEN, Side.BLACK, null);
        assertThat(clock(table).black()).isEqualTo(60);
        assertThat(clock(table).running()).isEqualTo("black");
    }

    /** In a game of hours changes without end would fill the memory with what is due at its end. */
    @Test
    void theTimerWaitsOnceForAGameHoweverMuchHappensThere() {
        Table table = world.table(TimeControl.parse("10800+0"), Side.WHITE);
        table.join(BEN, null, null);
        table.play(ANNA, "d6", seen(0));
        table.play(BEN, "f4", seen(1));
        table.offer(BEN, Proposal.UNDO, seen(2));
        int waiting = world.alarms();
        for (int i = 0; i < 100; i++) {
            table.name(ANNA, "Anna " + i);
            table.offer(ANNA, Proposal.DRAW, seen(2));
            table.decline(BEN, Proposal.DRAW);
        }
        assertThat(world.alarms()).isEqualTo(waiting);
        world.pass(Duration.ofSeconds(61));
        assertThat(table.view(ANNA).offers()).isEmpty();
        for (int minute = 1; minute < 179; minute++) {
            world.pass(Duration.ofMinutes(1));
        }
        assertThat(table.record().over()).isFalse();
        world.pass(Duration.ofSeconds(58));
        assertThat(table.record().over()).isFalse();
        world.pass(Duration.ofSeconds(2));
        assertThat(table.record().over()).isTrue();
    }

    @Test
    void aGameWhoseClockRunsIsNotPutAwayAndGoesOnAfterARestart() {
        Table table = begun();
        world.watched = false;
        world.pass(Duration.ofSeconds(35));
        assertThat(table.closedIfIdle(true)).isFalse();
        assertThat(clock(world.open()).white()).isEqualTo(60);
    }

    @Test
    void aRematchHasTheSameClock() {
        Table table = begun();
        world.pass(Duration.ofSeconds(61));
        table.offer(ANNA, Proposal.REMATCH, seen(2));
        table.accept(BEN, Proposal.REMATCH, seen(2));
        assertThat(Objects.requireNonNull(world.kept.get("rematch")).record().setup().clock())
                .isEqualTo(TimeControl.parse("60+3"));
    }

    @Test
    void aClockIsWrittenAsSecondsWithinLimits() {
        assertThat(TimeControl.parse("300+3").text()).isEqualTo("300+3");
        for (String wrong : new String[]{"5", "300+", "1+0", "300+61", "99999+0", "300+3 "}) {
            assertThatThrownBy(() -> TimeControl.parse(wrong)).as(wrong).isInstanceOf(Refusal.class);
        }
    }
}
