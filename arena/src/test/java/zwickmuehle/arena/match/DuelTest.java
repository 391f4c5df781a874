package zwickmuehle.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Asker;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

final class DuelTest {
    private static final Rules RULES = Games.rules("viergewinnt", null);

    /** Begins, or not; then fails at once. */
    private record Failing(@Nullable VerdictCode atStart, VerdictCode whenAsked) implements Player {
        @Override
        public String name() {
            return "p";
        }

        @Override
        public void begin(Rules rules, Side side, Duration moveTime) throws FaultException {
            if (atStart != null) {
                throw FaultException.of(atStart, "did not begin", "begann nicht");
            }
        }

        @Override
        public Optional<Answer> answer(Game game, Deadline deadline, Asker asker) throws FaultException {
            throw FaultException.of(whenAsked, "failed", "versagte");
        }

        @Override
        public void close() {}
    }

    private static PlayedGame play(Deque<Player> white, Deque<Player> black) {
        return new Duel(Game.start(RULES), Clock.unlimited(),
                side -> (side == Side.WHITE ? white : black).removeFirst(), () -> GameObserver.NOBODY).play();
    }

    private static Deque<Player> players(Player... players) {
        return new ArrayDeque<>(List.of(players));
    }

    private static final Player GOOD = new Failing(null, VerdictCode.CRASHED);
    private static final Player KILLED = new Failing(null, VerdictCode.UNCLEAR);
    private static final Player BROKEN = new Failing(VerdictCode.NOT_STARTED, VerdictCode.CRASHED);

    @Test
    void anUnclearGameIsPlayedOnceMore() {
        PlayedGame played = play(players(KILLED, GOOD), players(GOOD, GOOD));
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.CRASHED);
        assertThat(played.verdict().result()).isEqualTo(Result.BLACK_WON);
    }

    @Test
    void afterTwoUnclearGamesNobodyScores() {
        PlayedGame played = play(players(KILLED, KILLED), players(GOOD, GOOD));
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.UNCLEAR);
        assertThat(played.verdict().result()).isEqualTo(Result.NONE);
        assertThat(Tally.of(played.verdict().result(), Side.WHITE)).isEqualTo(Tally.NONE);
        assertThat(played.verdict().sentence().english()).isEqualTo("no result: Yellow (p) failed");
    }

    @Test
    void ofTwoPlayersThatCannotBeginNeitherScores() {
        PlayedGame played = play(players(BROKEN), players(BROKEN, BROKEN));
        assertThat(played.verdict().result()).isEqualTo(Result.NONE);
        assertThat(played.verdict().forfeiter()).isNull();
        assertThat(played.verdict().sentence().english()).endsWith("neither scores");
    }

    @Test
    void whoCanBeginWinsAgainstWhoCannot() {
        assertThat(play(players(BROKEN), players(GOOD, GOOD)).verdict().result())
                .isEqualTo(Result.BLACK_WON);
        assertThat(play(players(GOOD), players(BROKEN)).verdict().result())
                .isEqualTo(Result.WHITE_WON);
    }
}
