package zwickmuehle.arena.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;

final class RefereeTest {
    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final Rules VIER_GEWINNT = Games.rules("viergewinnt", null);
    private static final Rules MUEHLE = Games.rules("muehle", "kurs");

    private final ScriptedPlayer.HandClock clock = new ScriptedPlayer.HandClock();
    private final List<String> seen = new ArrayList<>();

    private ScriptedPlayer player(String... moves) {
        return new ScriptedPlayer("p", clock, Duration.ofMillis(10), moves);
    }

    private PlayedGame play(Rules rules, ScriptedPlayer white, ScriptedPlayer black) {
        PlayedGame played = new Referee(clock.allowing(SECOND)).play(Game.start(rules), white, black,
                new GameObserver() {
                    @Override
                    public void started(Game game, String whiteName, String blackName) {
                        seen.add("started");
                    }

                    @Override
                    public void moved(Game game, PlayedMove move) {
                        seen.add(game.rules().notation().move(move.move()));
                    }

                    @Override
                    public void ended(PlayedGame game) {
                        seen.add(game.verdict().result().text());
                    }
                });
        assertThat(white.closed && black.closed).as("both players are closed").isTrue();
        return played;
    }

    @Test
    void theRulesEndAGameAndObserversSeeAllOfIt() {
        PlayedGame played = play(VIER_GEWINNT, player("4", "4", "4", "4"), player("1", "1", "1"));
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.BY_RULE);
        assertThat(played.verdict().result()).isEqualTo(Result.WHITE_WON);
        assertThat(played.verdict().sentence().german()).isEqualTo("Gelb gewinnt: vier in einer Reihe");
        assertThat(played.moves()).hasSize(7).allMatch(move -> move.time().equals(Duration.ofMillis(10)));
        assertThat(seen).containsExactly("started", "4", "1", "4", "1", "4", "1", "4", "1-0");
    }

    @Test
    void anIllegalMoveLosesAndIsExplained() {
        PlayedGame played = play(MUEHLE, player("d6"), player("d6"));
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.ILLEGAL_MOVE);
        assertThat(played.verdict().result()).isEqualTo(Result.WHITE_WON);
        assertThat(played.verdict().forfeiter()).isEqualTo(Side.BLACK);
        assertThat(played.verdict().sentence().english()).contains("illegal move d6").contains("d6 is occupied");
        assertThat(played.verdict().sentence().german()).contains("d6 ist besetzt");
        assertThat(played.game().length()).isEqualTo(1);
    }

    @Test
    void aLateAnswerLosesAndTheVerdictSaysByHowMuch() {
        ScriptedPlayer late = new ScriptedPlayer("late", clock, Duration.ofMillis(1050), "d6");
        PlayedGame played = play(MUEHLE, late, player());
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.OUT_OF_TIME);
        assertThat(played.verdict().sentence().english()).contains("50 ms too late").contains("1 s");
        assertThat(played.verdict().result()).isEqualTo(Result.BLACK_WON);
    }

    @Test
    void theSidesAreCalledAsInTheirGameWhateverTheirPlayersAreCalled() {
        ScriptedPlayer knight = new ScriptedPlayer("Black Knight", clock, Duration.ofMillis(1050), "4");
        Sentence verdict = play(VIER_GEWINNT, player("4"), knight).verdict().sentence();
        assertThat(verdict.english()).startsWith("Yellow wins: Red (Black Knight) answered");
        assertThat(verdict.german()).startsWith("Gelb gewinnt: Rot (Black Knight) ");
    }

    @Test
    void whatTheMachineMayCostIsNotHeldAgainstAPlayer() {
        ScriptedPlayer justInTime = new ScriptedPlayer("p", clock, SECOND.plus(Deadline.TOLERANCE), "d6",
                ScriptedPlayer.CRASH);
        PlayedGame played = play(MUEHLE, justInTime, player("f4"));
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.CRASHED);
        assertThat(played.game().length()).isEqualTo(2);
    }

    /** 2 s, and 1 s more for each move: with 1.9 s a move there are 1.1 s after the first and 0.2 s after the second. */
    @Test
    void onAClockAMoveMayTakeWhatIsLeftAndEveryMoveAddsToIt() {
        ScriptedPlayer slow = new ScriptedPlayer("slow", clock, Duration.ofMillis(1900), "4", "4", "4", "4");
        PlayedGame played = new Referee(clock.allowing(GameClock.parse("2+1"))).play(Game.start(VIER_GEWINNT), slow,
                player("1", "1", "1"), GameObserver.NOBODY);
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.CLOCK_RAN_OUT);
        assertThat(played.verdict().forfeiter()).isEqualTo(Side.WHITE);
        assertThat(played.game().length()).isEqualTo(2);
        assertThat(played.verdict().sentence().english())
                .contains("ran out of time: answered 800 ms too late (1.1 s were left on its clock of 2+1)");
        assertThat(played.verdict().sentence().german()).contains("auf seiner Uhr (2+1) blieben 1.1 s");
    }

    @Test
    void whoIsQuickerThanTheIncrementNeverRunsOutOfTime() {
        ScriptedPlayer steady = new ScriptedPlayer("steady", clock, Duration.ofMillis(900), "4", "4", "4", "4");
        PlayedGame played = new Referee(clock.allowing(GameClock.parse("1+1"))).play(Game.start(VIER_GEWINNT), steady,
                player("1", "1", "1"), GameObserver.NOBODY);
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.BY_RULE);
    }

    @Test
    void silenceOnAClockIsItsOwnVerdict() {
        PlayedGame played = new Referee(clock.allowing(GameClock.parse("5+0"))).play(Game.start(MUEHLE),
                player(ScriptedPlayer.SILENCE), player(), GameObserver.NOBODY);
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.CLOCK_RAN_OUT);
        assertThat(played.verdict().sentence().english()).contains("no answer in the 5 s left on its clock of 5+0");
    }

    @Test
    void silenceLoses() {
        assertThat(play(MUEHLE, player(ScriptedPlayer.SILENCE), player()).verdict().code())
                .isEqualTo(VerdictCode.OUT_OF_TIME);
    }

    @Test
    void aPlayerThatCannotBeginLosesWithoutAMove() {
        PlayedGame played = play(MUEHLE, player("d6"), player("nameless"));
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.NO_NAME);
        assertThat(played.verdict().result()).isEqualTo(Result.WHITE_WON);
        assertThat(seen).containsExactly("1-0");
    }

    @Test
    void anInterruptedGameHasNoResult() {
        Thread.currentThread().interrupt();
        PlayedGame played = play(MUEHLE, player("d6"), player("f4"));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.BROKEN_OFF);
        assertThat(played.verdict().result()).isEqualTo(Result.NONE);
        assertThat(played.verdict().forfeiter()).isNull();
    }

    @Test
    void aGameWithoutEndIsADraw() {
        String[] white = new String[Referee.LONGEST_GAME];
        String[] black = new String[Referee.LONGEST_GAME];
        for (int i = 0; i < Referee.LONGEST_GAME; i++) {
            white[i] = i % 2 == 0 ? "a7-d7" : "d7-a7";
            black[i] = i % 2 == 0 ? "a1-d1" : "d1-a1";
        }
        Rules endless = Games.rules("muehle", "theorie");
        Game start = Game.from(endless, endless.notation().parsePosition("WEEEEEEEEEWEWBBEEEWEBBEE 0 0 w"));
        PlayedGame played = new Referee(clock.allowing(SECOND)).play(start, player(white), player(black),
                GameObserver.NOBODY);
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.TOO_LONG);
        assertThat(played.verdict().result()).isEqualTo(Result.DRAW);
    }
}
