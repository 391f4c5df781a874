package zwickmuehle.perfect.viergewinnt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** Positions with values found by others, where they lie beside the repository. */
final class KnownPositions {
    record Known(String text, long position, String value) {

        int outcome() {
            return switch (value) {
                case "win" -> 1;
                case "draw" -> 0;
                case "loss" -> -1;
                default -> Integer.signum(score());
            };
        }

        int score() {
            return Integer.parseInt(value);
        }
    }

    private KnownPositions() {}

    static List<Known> of(String set) throws IOException {
        Path file = Path.of("../../shared/data/viergewinnt_" + set + ".txt");
        Assumptions.assumeTrue(Files.exists(file), "no file " + file + " here");
        return Files.readAllLines(file).stream().map(line -> line.split(" ")).map(
                words -> new Known(words[0], VierGewinnt.STANDARD.notation().parsePosition(words[0]), words[1]))
                .toList();
    }
}
