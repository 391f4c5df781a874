package zwickmuehle.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Asker;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Oracle;

/** A game in the terminal, typed by hand. */
final class TerminalGameTest {
    private static final Rules RULES = Games.rules("viergewinnt", null);

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private long now;

    /** Lines that were typed before. */
    private static final class Typed implements LineSource {
        private final Deque<String> lines;

        Typed(String... lines) {
            this.lines = new ArrayDeque<>(List.of(lines));
        }

        @Override
        public @Nullable String read(String prompt) {
            return lines.poll();
        }

        @Override
        public boolean interactive() {
            return false;
        }

        @Override
        public void close() {}
    }

    /** A program that plays these columns, whatever stands on the board, after so long. */
    private final class Stubborn implements Player {
        private final Deque<Integer> columns;
        private final Duration thinking;

        Stubborn(Duration thinking, Integer... columns) {
            this.thinking = thinking;
            this.columns = new ArrayDeque<>(List.of(columns));
        }

        @Override
        public String name() {
            return "Stubborn";
        }

        @Override
        public void begin(Rules rules, Side side, Duration moveTime) {}

        @Override
        public Optional<Answer> answer(Game game, Deadline deadline, Asker asker) {
            now += thinking.toNanos();
            return Optional.of(new Answer(columns.removeFirst(), now, null));
        }

        @Override
        public void close() {}
    }

    private @Nullable Verdict play(TerminalSeat black, String... lines) throws IOException {
        return new TerminalGame(RULES, new TerminalSeat.Person("human"), black,
                new Clock(Duration.ofSeconds(1), () -> now), new Typed(lines),
                new PrintStream(out, true, StandardCharsets.UTF_8), Locale.ENGLISH,
                new Equipment(Oracle.NONE, () -> now, new SplittableRandom(1), 1, 1 << 20)).play();
    }

    private String printed() {
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aProgramsIllegalMoveIsItsOwnFaultByName() throws IOException {
        Verdict verdict = Objects.requireNonNull(
                play(new TerminalSeat.Machine(new Stubborn(Duration.ZERO, 99), true), "4", "4"));
        assertThat(verdict.code()).isEqualTo(VerdictCode.ILLEGAL_MOVE);
        assertThat(verdict.forfeiter()).isEqualTo(Side.BLACK);
        assertThat(printed()).contains("Stubborn", "illegal").doesNotContain("your");
    }

    @Test
    void aPersonsMistakeIsSaidAndTheyTryAgain() throws IOException {
        assertThat(play(new TerminalSeat.Machine(new Stubborn(Duration.ZERO, 3), true), "9", "4", "quit")).isNull();
        assertThat(printed()).contains("'9'").contains("Stubborn) plays 4");
    }

    @Test
    void aLateProgramLosesAndALevelOfOursDoesNot() throws IOException {
        assertThat(Objects.requireNonNull(
                play(new TerminalSeat.Machine(new Stubborn(Duration.ofSeconds(2), 3), true), "4")).code())
                .isEqualTo(VerdictCode.OUT_OF_TIME);
        assertThat(play(new TerminalSeat.Machine(new Stubborn(Duration.ofSeconds(2), 3), false), "4", "quit")).isNull();
    }

    @Test
    void resigningEndsTheGameWithAResult() throws IOException {
        assertThat(Objects.requireNonNull(
                play(new TerminalSeat.Machine(new Stubborn(Duration.ZERO, 3), true), "4", "resign")).code())
                .isEqualTo(VerdictCode.RESIGNED);
        assertThat(printed()).contains("resigned");
    }

    @Test
    void takingBackGoesToThePersonsLastDecision() throws IOException {
        assertThat(play(new TerminalSeat.Machine(new Stubborn(Duration.ZERO, 3, 5), true), "4", "undo", "1", "quit"))
                .isNull();
        assertThat(printed()).contains("plays 4", "plays 6");
    }
}
