package zwickmuehle.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwickmuehle.rules.games.Games;

/** Known counts of move sequences, from the data files in {@code perft/}. */
public final class PerftTest {

    /** A line of a data file: {@code VARIANT | POSITION | count at depth 1, 2, …}. */
    public record Case(Rules rules, String position, List<Long> counts) {

        static Case parse(String game, String line) {
            String[] fields = line.split("\\|", -1);
            String[] counts = fields[2].strip().split(" +", -1);
            return new Case(Games.rules(game, fields[0].strip()), fields[1].strip(),
                    Stream.of(counts).map(Long::valueOf).toList());
        }

        @Override
        public String toString() {
            return rules.game() + " " + rules.variant() + " " + position;
        }
    }

    static Stream<Case> muehle() {
        return cases("muehle");
    }

    static Stream<Case> viergewinnt() {
        return cases("viergewinnt");
    }

    public static Stream<Case> cases(String game) {
        String file = "/perft/" + game + ".txt";
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(PerftTest.class.getResourceAsStream(file), file), StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> Case.parse(game, line)).toList().stream();
        } catch (IOException e) {
            throw new IllegalStateException(file, e);
        }
    }

    @ParameterizedTest
    @MethodSource({"muehle", "viergewinnt"})
    void countsAgree(Case known) {
        long position = known.rules().notation().parsePosition(known.position());
        Perft perft = new Perft(known.rules(), known.counts().size());
        assertThat(perft.count(position, 0)).isOne();
        for (int depth = 1; depth <= known.counts().size(); depth++) {
            assertThat(perft.count(position, depth)).as("depth " + depth).isEqualTo(known.counts().get(depth - 1));
        }
    }

    @Test
    @Tag("slow")
    void muehleAtDepthSeven() {
        Rules rules = Games.rules("muehle", null);
        assertThat(new Perft(rules, 7).count(rules.start(), 7)).isEqualTo(1_873_562_112L);
    }
}
