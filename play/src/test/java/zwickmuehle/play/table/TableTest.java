package zwickmuehle.play.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static zwickmuehle.play.table.World.ANNA;
import static zwickmuehle.play.table.World.BEN;
import static zwickmuehle.play.table.World.seen;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.MoveOrigin;
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
        assertThat(world.record().past().getLast().by()).isEqualTo(MoveOrigin.COMPUTER);
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
        there.join(BEN, Side.BLACK, null);
        assertThatThrownBy(() -> here.join(new Person("third"), Side.BLACK, null)).isInstanceOf(Refusal.class);
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
        assertThat(world.search().order.urgency()).isEqualTo(Thinking.Urgency.QUESTION);
        world.search().answers("d6");
        assertThat(waiting.answers).hasSize(1);
        assertThat(table.record().past().getLast().by()).isEqualTo(MoveOrigin.BEST);
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
        assertThat(table.closedIfIdle(false)).isFalse();
        world.watched = false;
        world.pass(Duration.ofMinutes(1));
        assertThat(table.closedIfIdle(false)).isTrue();
        assertThatThrownBy(() -> table.play(ANNA, "d6", seen(0))).isInstanceOf(Refusal.class);
        assertThat(world.open().play(ANNA, "d6", seen(0)).moveNumber()).isEqualTo(1);
    }

    // ---- two people ----

    private Table tableForTwo() {
        Table table = world.table("human", "human", Side.WHITE);
        table.join(BEN, Side.BLACK, null);
        return table;
    }

    private static Refusal.Kind refusal(Runnable asked) {
        Throwable thrown = catchThrowable(asked::run);
        return ((Refusal) Objects.requireNonNull(thrown)).kind();
    }

    @Test
    void nobodyIsReplacedOrPlayedForByTheOneWhoMadeTheGame() {
        Table table = tableForTwo();
        table.play(ANNA, "d6", seen(0));
        assertThat(refusal(() -> table.pause(ANNA, true))).isEqualTo(Refusal.Kind.NOT_NOW);
        assertThat(refusal(() -> table.arrange(ANNA,
                setup -> setup.withPlayers(setup.white(), new PlayerSpec.Level(10), setup.moveTime()))))
                .isEqualTo(Refusal.Kind.NOT_YOURS);
        assertThat(refusal(() -> table.play(ANNA, "f4", seen(1)))).isEqualTo(Refusal.Kind.NOT_YOURS);
        assertThat(refusal(() -> table.playRandom(ANNA, seen(1)))).isEqualTo(Refusal.Kind.NOT_YOURS);
        assertThat(refusal(() -> table.best(ANNA, seen(1), new Waiting()))).isEqualTo(Refusal.Kind.NOT_YOURS);
        assertThat(table.record().past()).hasSize(1);
        assertThat(table.record().setup().black().human()).isTrue();
    }

    @Test
    void whoMadeAGameThatSomebodyElsePlaysHasNoSayInIt() {
        Table table = world.table("level:1", "human", Side.WHITE);
        table.join(BEN, Side.BLACK, null);
        assertThat(refusal(() -> table.undo(ANNA, true, seen(0)))).isEqualTo(Refusal.Kind.NOT_YOURS);
        assertThat(refusal(() -> table.restart(ANNA, seen(0)))).isEqualTo(Refusal.Kind.NOT_YOURS);
        assertThat(refusal(() -> table.pause(ANNA, true))).isEqualTo(Refusal.Kind.NOT_YOURS);
    }

    /** Ben sat down to play Anna, or level 1: neither becomes level 10 under his hands. */
    @Test
    void theOpponentSomebodySatDownToIsNotExchanged() {
        Table persons = tableForTwo();
        assertThat(refusal(() -> persons.arrange(ANNA,
                setup -> setup.withPlayers(new PlayerSpec.Level(10), setup.black(), setup.moveTime()))))
                .isEqualTo(Refusal.Kind.NOT_YOURS);
        assertThat(persons.arrange(ANNA, setup -> setup).version()).as("nothing was changed")
                .isEqualTo(persons.record().version());

        Table computer = world.table("level:1", "human", Side.WHITE);
        computer.join(BEN, Side.BLACK, null);
        assertThat(refusal(() -> computer.arrange(ANNA,
                setup -> setup.withPlayers(new PlayerSpec.Level(10), setup.black(), setup.moveTime()))))
                .isEqualTo(Refusal.Kind.NOT_YOURS);
        assertThat(refusal(() -> computer.arrange(ANNA,
                setup -> setup.withPlayers(setup.white(), setup.black(), Duration.ofSeconds(60)))))
                .isEqualTo(Refusal.Kind.NOT_YOURS);
    }

    /** Each change makes what the other saw stale: whoever could change something at will could stop the other. */
    @Test
    void nothingThatConcernsComputersChangesAGameOfTwoPersons() {
        Table table = tableForTwo();
        long version = table.record().version();
        assertThat(refusal(() -> table.pause(BEN, true))).isEqualTo(Refusal.Kind.NOT_NOW);
        assertThat(refusal(() -> table.pause(BEN, false))).isEqualTo(Refusal.Kind.NOT_NOW);
        assertThat(refusal(() -> table.pace(BEN, Duration.ofSeconds(1)))).isEqualTo(Refusal.Kind.NOT_NOW);
        assertThat(refusal(() -> table.step(BEN))).isEqualTo(Refusal.Kind.NOT_NOW);
        assertThat(table.record().version()).isEqualTo(version);
    }

    @Test
    void nobodyCutsTheOthersHintShort() {
        Table table = tableForTwo();
        table.hint(ANNA, seen(0), new Waiting());
        assertThat(refusal(() -> table.stop(BEN))).isEqualTo(Refusal.Kind.NOT_YOURS);
        assertThat(world.search().hurried).isFalse();
        table.stop(ANNA);
        assertThat(world.search().hurried).isTrue();
    }

    @Test
    void takingBackIsProposedAndDoneWhenTheOtherAccepts() {
        Table table = tableForTwo();
        table.play(ANNA, "d6", seen(0));
        table.play(BEN, "f4", seen(1));
        assertThat(table.undo(ANNA, false, seen(2)).moveNumber()).as("only proposed").isEqualTo(2);
        assertThat(table.view(BEN).offers()).singleElement()
                .satisfies(offer -> assertThat(offer.kind() + " " + offer.side()).isEqualTo("undo white"));
        assertThat(refusal(() -> table.undo(ANNA, false, seen(2)))).isEqualTo(Refusal.Kind.NOT_NOW);
        assertThat(refusal(() -> table.accept(ANNA, Proposal.UNDO, seen(2)))).isEqualTo(Refusal.Kind.NOT_NOW);
        assertThat(table.accept(BEN, Proposal.UNDO, seen(2)).moveNumber()).as("to Anna's decision").isZero();
        assertThat(table.view(BEN).offers()).isEmpty();
    }

    @Test
    void anOfferEndsWithTheNextMoveARefusalOrAMinute() {
        Table table = tableForTwo();
        table.play(ANNA, "d6", seen(0));
        table.offer(ANNA, Proposal.DRAW, seen(1));
        table.play(BEN, "f4", seen(1));
        assertThat(refusal(() -> table.accept(BEN, Proposal.DRAW, seen(2)))).isEqualTo(Refusal.Kind.NOT_NOW);

        table.offer(ANNA, Proposal.DRAW, seen(2));
        table.decline(BEN, Proposal.DRAW);
        assertThat(refusal(() -> table.accept(BEN, Proposal.DRAW, seen(2)))).isEqualTo(Refusal.Kind.NOT_NOW);

        table.offer(ANNA, Proposal.DRAW, seen(2));
        world.told.clear();
        world.pass(Duration.ofSeconds(61));
        assertThat(world.told).as("everybody is told that it is gone").filteredOn(said -> said.startsWith("game "))
                .hasSize(1);
        assertThat(refusal(() -> table.accept(BEN, Proposal.DRAW, seen(2)))).isEqualTo(Refusal.Kind.NOT_NOW);
        assertThat(table.record().over()).isFalse();
    }

    /** As after a restart, or at another server. */
    @Test
    void whatIsProposedAtOneTableIsAnsweredAtAnother() {
        Table one = tableForTwo();
        one.play(ANNA, "d6", seen(0));
        Table other = world.open();
        one.offer(ANNA, Proposal.DRAW, seen(1));
        other.refresh();
        assertThat(other.view(BEN).offers()).singleElement()
                .satisfies(offer -> assertThat(offer.kind() + " " + offer.side()).isEqualTo("draw white"));
        other.decline(BEN, Proposal.DRAW);
        assertThat(refusal(() -> one.offer(ANNA, Proposal.RESTART, seen(1)))).as("overtaken")
                .isEqualTo(Refusal.Kind.STALE);
        one.offer(ANNA, Proposal.DRAW, seen(1));
        Table third = world.open();
        assertThat(third.accept(BEN, Proposal.DRAW, seen(1)).outcome().reason()).isEqualTo("agreed");
        third.offer(BEN, Proposal.REMATCH, seen(1));
        one.refresh();
        assertThat(one.accept(ANNA, Proposal.REMATCH, seen(1)).next()).isEqualTo("rematch");
        third.refresh();
        assertThat(third.view(BEN).next()).isEqualTo("rematch");
        assertThat(refusal(() -> third.offer(BEN, Proposal.REMATCH, seen(1)))).isEqualTo(Refusal.Kind.NOT_NOW);
    }

    @Test
    void whoWasAboutToMoveWhenSomethingWasProposedMoves() {
        Table table = tableForTwo();
        table.play(ANNA, "d6", seen(0));
        long shown = table.view(BEN).version();
        table.offer(ANNA, Proposal.DRAW, seen(1));
        assertThat(table.view(BEN).version()).isGreaterThan(shown);
        assertThat(table.play(BEN, "f4", new Seen(1, shown)).moveNumber()).isEqualTo(2);
        assertThat(refusal(() -> table.play(ANNA, "d2", new Seen(2, shown)))).isEqualTo(Refusal.Kind.STALE);
    }

    @Test
    void aDrawIsAgreedAlsoIfBothProposeIt() {
        Table table = tableForTwo();
        table.play(ANNA, "d6", seen(0));
        table.offer(ANNA, Proposal.DRAW, seen(1));
        assertThat(table.offer(BEN, Proposal.DRAW, seen(1)).outcome().reason()).isEqualTo("agreed");
        assertThat(refusal(() -> table.offer(ANNA, Proposal.DRAW, seen(1)))).isEqualTo(Refusal.Kind.NOT_NOW);
    }

    @Test
    void aRematchIsAnotherGameWithColoursSwapped() {
        Table table = tableForTwo();
        assertThat(refusal(() -> table.offer(ANNA, Proposal.REMATCH, seen(0)))).isEqualTo(Refusal.Kind.NOT_NOW);
        table.resign(ANNA, null, seen(0));
        table.offer(BEN, Proposal.REMATCH, seen(0));
        assertThat(table.accept(ANNA, Proposal.REMATCH, seen(0)).next()).isEqualTo("rematch");
        Ledger.Kept rematch = Objects.requireNonNull(world.kept.get("rematch"));
        assertThat(rematch.seats().holds(BEN, Side.WHITE)).isTrue();
        assertThat(rematch.seats().holds(ANNA, Side.BLACK)).isTrue();
        assertThat(rematch.record().past()).isEmpty();
        assertThat(table.record().over()).as("the first game stays as it ended").isTrue();
        assertThat(refusal(() -> table.offer(BEN, Proposal.REMATCH, seen(0)))).as("one is enough")
                .isEqualTo(Refusal.Kind.NOT_NOW);
    }

    @Test
    void whoIsAwayForTenMinutesCanBeLeft() {
        Table table = tableForTwo();
        table.play(ANNA, "d6", seen(0));
        world.pass(Duration.ofMinutes(9));
        assertThat(refusal(() -> table.callOff(ANNA, seen(1)))).isEqualTo(Refusal.Kind.NOT_NOW);
        world.present.add(BEN);
        world.pass(Duration.ofMinutes(9));
        assertThat(refusal(() -> table.callOff(ANNA, seen(1)))).as("he is looking on").isEqualTo(Refusal.Kind.NOT_NOW);
        world.present.clear();
        table.gone(BEN);
        world.pass(Duration.ofMinutes(11));
        assertThat(table.callOff(ANNA, seen(1)).outcome().reason()).isEqualTo("called_off");
    }

    @Test
    void whoLeavesForGoodFreesTheSeatForEverybodyToSee() {
        Table table = tableForTwo();
        table.leave(BEN);
        assertThat(table.view(ANNA).players().black().seat()).isEqualTo("free");
        assertThat(world.told.getLast()).startsWith("game ");
        Person third = new Person("third");
        table.join(third, Side.BLACK, null);
        table.play(ANNA, "d6", seen(0));
        assertThat(table.play(third, "f4", seen(1)).moveNumber()).isEqualTo(2);
        assertThat(refusal(() -> table.play(BEN, "d2", seen(2)))).isEqualTo(Refusal.Kind.NOT_YOURS);
    }

    @Test
    void whoStaysWhenTheMakerLeavesMayGiveTheFreeSeatToAComputer() {
        Table table = tableForTwo();
        table.leave(ANNA);
        assertThat(Objects.requireNonNull(table.view(BEN).you()).control()).isTrue();
        table.arrange(BEN, setup -> setup.withPlayers(new PlayerSpec.Level(1), setup.black(), setup.moveTime()));
        assertThat(world.search().order.player().words()).isEqualTo("level:1");
        assertThat(refusal(() -> table.arrange(ANNA, setup -> setup))).isEqualTo(Refusal.Kind.NOT_YOURS);
    }

    @Test
    void onOneDeviceNothingNeedsToBeProposed() {
        Table table = world.table("human", "human");
        table.play(ANNA, "d6", seen(0));
        assertThat(table.undo(ANNA, false, seen(1)).moveNumber()).isZero();
        table.play(ANNA, "d6", seen(0));
        assertThat(table.restart(ANNA, seen(1)).moveNumber()).isZero();
        assertThat(refusal(() -> table.offer(ANNA, Proposal.DRAW, seen(0)))).isEqualTo(Refusal.Kind.NOT_NOW);
    }

    @Test
    void computersRestWhileNobodyLooksOnAndGoOnWhenSomebodyComes() {
        Table table = world.table("level:1", "level:1");
        world.watched = false;
        world.search().answers("d6");
        world.pass(Duration.ofMinutes(2));
        world.search().answers("f4");
        int before = world.searches.size();
        world.pass(Duration.ofMinutes(2));
        assertThat(world.searches).hasSize(before);
        table.view(ANNA);
        world.pass(Duration.ofSeconds(1));
        assertThat(world.searches).hasSize(before + 1);
    }

    @Test
    void aHintComesAtOnceWhereTheOpponentAnswersAtOnceToo() {
        Table table = world.table("human", "level:2");
        table.hint(ANNA, seen(0), new Waiting());
        assertThat(world.search().order.moveTime()).isLessThan(Duration.ofMillis(500));
        world.search().answers("d6");
        table.best(ANNA, seen(0), new Waiting());
        assertThat(world.search().order.moveTime()).isEqualTo(Duration.ofSeconds(2));
    }
}
