package zwickmuehle.arena.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Limits;
import zwickmuehle.search.RandomThinker;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.Thought;

final class StdioEngineTest {
    private static final Rules KURS = Games.rules("muehle", "kurs");

    private static String answers(Rules rules, String input) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new StdioEngine(rules, () -> new RandomThinker(new SplittableRandom(7)), "Name", Duration.ofSeconds(1), () -> 0)
                .play(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), new PrintStream(out, true,
                        StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void itSaysItsNameAndNothingMoreUntilItIsAsked() throws IOException {
        assertThat(answers(KURS, "0\n")).isEqualTo("Name\n");
        assertThat(answers(KURS, "")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"muehle kurs", "muehle klassisch", "muehle theorie", "viergewinnt 7x6"})
    void itsAnswersAreLegalMovesOfWholeGames(String words) throws IOException {
        String[] parts = words.split(" ", -1);
        Rules rules = Games.rules(parts[0], parts[1]);
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 20; i++) {
            Game game = Game.start(rules);
            for (int ply = 0; ply < 200 && !game.outcome().over(); ply++) {
                String colour = game.mover() == Side.WHITE ? "0" : "1";
                String[] lines = answers(rules,
                        colour + "\n" + rules.notation().protocolPosition(game.position()) + "\r\n").split("\n", -1);
                assertThat(lines).hasSize(3);
                game.play(rules.notation().parseProtocolMove(lines[1]));
                int[] moves = game.legalMoves();
                game = game.play(moves[random.nextInt(moves.length)]);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2\n", "white\n", "\n", "0\nWEEE 8 8\n", "0\nxxx\n", "0\n\n",
            "0\nWEEEEEEEEEEEEEEEEEEEEEEB 8 8 w\n", "0\nWWEEEEEEEEEEEEEEEEEEEEBB 0 0\n"})
    void whatIsNotTheProtocolIsRefusedInOneSentence(String input) {
        assertThatThrownBy(() -> answers(KURS, input)).isInstanceOf(NotationException.class);
    }

    @Test
    void aLineWithoutEndIsRefused() {
        assertThatThrownBy(() -> answers(KURS, "0".repeat(10_000))).isInstanceOf(NotationException.class)
                .hasMessageContaining("longer than any");
    }

    /** The history that a thinker sees is the one that was played. */
    @Test
    void theGameIsPutTogetherAgainFromItsPositions() throws IOException {
        List<Integer> lengths = new ArrayList<>();
        List<Integer> quiet = new ArrayList<>();
        Game game = Game.from(KURS, KURS.notation().parsePosition("WEEEEEEEEEWEWBBEEEWEBBEE 0 0 w"));
        StringBuilder input = new StringBuilder("0\n");
        for (String moves : List.of("a7-d7 a1-d1", "d7-a7 d1-a1", "a7-d7 a1-d1")) {
            input.append(KURS.notation().protocolPosition(game.position())).append('\n');
            for (String move : moves.split(" ", -1)) {
                game = game.play(KURS.notation().parseMove(move));
            }
        }
        String[] script = {"a7-d7", "d7-a7", "a7-d7"};
        new StdioEngine(KURS, () -> new Thinker() {
            @Override
            public String name() {
                return "scripted";
            }

            @Override
            public Thought think(Game seen, Limits limits,
                    BooleanSupplier stop, Consumer<Thought> progress) {
                lengths.add(seen.length());
                quiet.add(seen.quietMoves());
                int move = KURS.notation().parseMove(script[lengths.size() - 1]);
                return new Thought(move, 0, false, 0, 1, Duration.ZERO, List.of(move));
            }
        }, "Name", Duration.ofSeconds(1), () -> 0).play(
                new ByteArrayInputStream(input.toString().getBytes(StandardCharsets.UTF_8)),
                new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
        assertThat(lengths).containsExactly(0, 2, 4);
        assertThat(quiet).containsExactly(0, 2, 4);
    }

    /** The referee's clock for the first move runs from the name on, so time that making the thinker takes is gone. */
    @Test
    void whatTheStartTakesIsTakenFromTheFirstMoveOnly() throws IOException {
        AtomicLong now = new AtomicLong();
        List<Duration> times = new ArrayList<>();
        Thinker careful = new RandomThinker(new SplittableRandom(7));
        new StdioEngine(KURS, () -> {
            now.addAndGet(300_000_000);
            return new Thinker() {
                @Override
                public String name() {
                    return "careful";
                }

                @Override
                public Thought think(Game seen, Limits limits, BooleanSupplier stop, Consumer<Thought> progress) {
                    times.add(limits.time());
                    return careful.think(seen, limits, stop, progress);
                }
            };
        }, "Name", Duration.ofSeconds(1), now::get).play(
                new ByteArrayInputStream("""
                        0
                        EEEEEEEEEEEEEEEEEEEEEEEE 9 9
                        WEEEEEEEEEEEEEEEEEEEEEEB 8 8
                        """.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
        assertThat(times).containsExactly(Duration.ofMillis(650), Duration.ofMillis(950));
    }
}
