package zwickmuehle.play.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static zwickmuehle.play.table.World.ANNA;
import static zwickmuehle.play.table.World.BEN;
import static zwickmuehle.play.table.World.seen;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.By;
import zwickmuehle.rules.Side;

/** A game goes on, told by hand what happens, with nothing that waits. */
final class TableTest {
    private final World world = new World();

    /** Who waits for an answer, and what came. */
    private static final class Waiting implements Reply<Object> {
        private final List<Object> answers = new ArrayList<>();
        private final List<RuntimeException> refusals = new ArrayList<>();

        @Override
        public void answered(Object answer) {
            answers.add(answer);
        }

        @Override
        public void refused(RuntimeException why) {
            refusals.add(why);
        }
    }

    private static Refusal.Kind kindOf(RuntimeException e) {
        return ((Refusal) e).kind();
    }

    @Test
    void aMoveIsKeptThenToldThenAnswered() {
        Table table = world.table("human", "level:3");
        assertThat(table.play(ANNA, "d6", seen(0)).moveNumber()).isEqualTo(1);
        assertThat(world.record().past()).hasSize(1);
        assertThat(world.told).containsExactly("move 2");
        assertThat(world.search().order.player().words()).isEqualTo("level:3");

        world.search().answers("f4");
        assertThat(world.record().past()).hasSize(2);
        assertThat(world.record().past().getLast().by()).isEqualTo(By.COMPUTER);
        assertThat(world.told).containsExactly("move 2", "move 3");
    }

    @Test
    void whatCannotBeKeptHasNotHappened() {
        Table table = world.table("human", "human");
        world.diskFull = true;
        assertThatThrownBy(() -> table.play(ANNA, "d6", seen(0))).isInstanceOf(NotKept.class);
        assertThat(table.record().past()).isEmpty();
        assertThat(world.told).isEmpty();
        world.diskFull = false;
        assertThat(table.play(ANNA, "d6", seen(0)).moveNumber()).isEqualTo(1);
    }

    @Test
    void aComputersMoveThatCannotBeKeptIsThoughtAboutOnceMore() {
        Table table = world.table("human", "level:3");
        table.play(ANNA, "d6", seen(0));
        world.diskFull = true;
        world.search().answers("f4");
        assertThat(table.record().past()).hasSize(1);
        world.diskFull = false;
        world.pass(Duration.ofSeconds(3));
        assertThat(world.searches).hasSize(2);
        world.search().answers("f4");
        assertThat(table.record().past()).hasSize(2);
    }

    @Test
    void whoeverIsOvertakenIsToldAndShownTheGameAsItIs() {
        Table here = world.table("human", "human");
        Table there = world.open();
        there.play(ANNA, "d6", seen(0));
        there.undo(ANNA, true, seen(1));
        there.play(ANNA, "d5", seen(0));
        world.told.clear();
        // Both have one move, so the number would not have told them apart.
        assertThatThrownBy(() -> here.play(ANNA, "a7", seen(0)))
                .isInstanceOfSatisfying(Refusal.class, refusal -> {
                    assertThat(refusal.kind()).isEqualTo(Refusal.Kind.STALE);
                    assertThat(refusal.moveNumber()).isEqualTo(1);
                });
        assertThat(here.record()).isEqualTo(there.record());
        assertThat(world.told).containsExactly("game " + there.record().version());
        assertThat(here.play(ANNA, "a7", seen(1)).moveNumber()).isEqualTo(2);
    }

    @Test
    void aSeatIsNotTakenTwiceThroughTwoServers() {
        Table here = world.table("human", "human", Side.WHITE);
        Table there = world.open();
        there.join(BEN, Side.BLACK);
        assertThatThrownBy(() -> here.join(new Person("third"), Side.BLACK)).isInstanceOf(Refusal.class);
        assertThat(Objects.requireNonNull(world.kept.get("game")).seats().holds(BEN, Side.BLACK)).isTrue();
        assertThat(here.view(BEN).you()).isNotNull().satisfies(you -> assertThat(you.sides()).containsExactly("black"));
    }

    @Test
    void whoNamesAVersionIsHeldToIt() {
        Table table = world.table("human", "human");
        long version = table.record().version();
        table.play(ANNA, "d6", new Seen(0, version));
        table.undo(ANNA, true, seen(1));
        assertThatThrownBy(() -> table.play(ANNA, "d6", new Seen(0, version))).isInstanceOf(Refusal.class);
        assertThat(table.play(ANNA, "d6", seen(0)).moveNumber()).isEqualTo(1);
    }

    @Test
    void aThoughtThatNobodyNeedsAnyMoreIsAbandonedAndNotHeard() {
        Table table = world.table("human", "level:9");
        table.play(ANNA, "d6", seen(0));
        World.Scripted search = world.search();
        table.undo(ANNA, false, seen(1));
        assertThat(search.abandoned).isTrue();
        search.answers("f4");
        assertThat(table.record().past()).isEmpty();
    }

    @Test
    void aProgramsIllegalMoveLosesItTheGameByName() {
        Table table = world.table("human", "program:Black Knight");
        table.play(ANNA, "d6", seen(0));
        world.search().answers("d6");
        assertThat(table.record().verdict()).isNotNull().satisfies(verdict -> {
            assertThat(verdict.code()).isEqualTo(VerdictCode.ILLEGAL_MOVE);
            assertThat(verdict.sentence().english()).contains("Black Knight");
        });
        assertThat(world.forgotten).containsExactly("game");
    }

    @Test
    void aSilentProgramLosesAndOneOfOursDoesNot() {
        Table program = world.table("human", "program:Bot");
        program.play(ANNA, "d6", seen(0));
        world.pass(Duration.ofSeconds(3));
        world.search().answers("f4");
        assertThat(program.view(ANNA).outcome().reason()).isEqualTo("forfeit");

        Table ours = world.table("human", "level:10");
        ours.play(ANNA, "d6", seen(0));
        world.pass(Duration.ofSeconds(3));
        world.search().answers("f4");
        assertThat(ours.record().past()).hasSize(2);
    }

    @Test
    void aProgramThatNeverAnswersOrCrashesLoses() {
        Table silent = world.table("human", "program:Bot");
        silent.play(ANNA, "d6", seen(0));
        world.search().keepsSilent();
        assertThat(Objects.requireNonNull(silent.record().verdict()).code()).isEqualTo(VerdictCode.OUT_OF_TIME);

        Table crashing = world.table("human", "program:Bot");
        crashing.play(ANNA, "d6", seen(0));
        world.search().crashes();
        assertThat(Objects.requireNonNull(crashing.record().verdict()).code()).isEqualTo(VerdictCode.CRASHED);
    }

    @Test
    void ifThinkingFailsByOurFaultTheGameWaits() {
        Table table = world.table("human", "level:3");
        table.play(ANNA, "d6", seen(0));
        world.search().listener.failed(new IllegalStateException("broken"));
        assertThat(table.record().paused()).isTrue();
        assertThat(table.record().over()).isFalse();
    }

    @Test
    void aHintIsSaidLaterAndChangesNothing() {
        Table table = world.table("human", "human");
        Waiting waiting = new Waiting();
        table.hint(ANNA, seen(0), waiting);
        assertThat(waiting.answers).isEmpty();
        assertThatThrownBy(() -> table.hint(ANNA, seen(0), new Waiting())).isInstanceOf(Refusal.class);
        world.search().answers("d6");
        assertThat(waiting.answers).hasSize(1);
        assertThat(table.record().past()).isEmpty();
    }

    @Test
    void whoWaitsForAHintIsToldWhenTheGameGoesOnWithoutIt() {
        Table table = world.table("human", "human");
        Waiting waiting = new Waiting();
        table.hint(ANNA, seen(0), waiting);
        table.play(ANNA, "d6", seen(0));
        assertThat(world.search().abandoned).isTrue();
        assertThat(waiting.refusals).singleElement()
                .satisfies(why -> assertThat(kindOf(why)).isEqualTo(Refusal.Kind.STALE));
        world.search().answers("f4");
        assertThat(waiting.answers).isEmpty();
    }

    @Test
    void theBestMoveIsPlayedWhenItIsFound() {
        Table table = world.table("human", "human");
        Waiting waiting = new Waiting();
        table.best(ANNA, seen(0), waiting);
        assertThat(world.search().order.player().words()).isEqualTo("level:10");
        assertThat(world.search().order.question()).isTrue();
        world.search().answers("d6");
        assertThat(waiting.answers).hasSize(1);
        assertThat(table.record().past().getLast().by()).isEqualTo(By.BEST);
    }

    @Test
    void atTheEndEverySearchIsHurriedAndNoneIsBegun() {
        Table table = world.table("level:9", "level:9");
        table.finish();
        assertThat(world.search().hurried).isTrue();
        world.search().answers("d6");
        assertThat(table.record().past()).hasSize(1);
        world.pass(Duration.ofSeconds(5));
        assertThat(world.searches).hasSize(1);
    }

    @Test
    void computersKeepTheirPace() {
        Table table = world.table("level:1", "level:1");
        world.search().answers("d6");
        assertThat(world.searches).hasSize(1);
        world.pass(Duration.ofMillis(400));
        assertThat(world.searches).hasSize(1);
        world.pass(Duration.ofMillis(200));
        assertThat(world.searches).hasSize(2);
        table.pause(ANNA, true);
        assertThat(world.search().abandoned).isTrue();
    }

    @Test
    void aProgramCannotBeHurried() {
        Table table = world.table("human", "program:Bot");
        table.play(ANNA, "d6", seen(0));
        assertThatThrownBy(() -> table.stop(ANNA)).isInstanceOf(Refusal.class).hasMessageContaining("hurried");
        assertThat(world.search().hurried).isFalse();
    }

    @Test
    void aGameThatNobodyUsesIsPutAwayAndTakesNoMoreMoves() {
        Table table = world.table("human", "human");
        assertThat(table.closedIfIdle()).isFalse();
        world.watched = false;
        world.pass(Duration.ofMinutes(1));
        assertThat(table.closedIfIdle()).isTrue();
        assertThatThrownBy(() -> table.play(ANNA, "d6", seen(0))).isInstanceOf(Refusal.class);
        assertThat(world.open().play(ANNA, "d6", seen(0)).moveNumber()).isEqualTo(1);
    }
}
