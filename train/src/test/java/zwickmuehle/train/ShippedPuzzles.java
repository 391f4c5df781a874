package zwickmuehle.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.perfect.muehle.files.DatabaseOracle;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Oracle;
import zwickmuehle.train.puzzles.Puzzle;
import zwickmuehle.train.puzzles.PuzzleBook;

/** The puzzles that come with the page, and what knows all of Mühle, where it is there. */
public final class ShippedPuzzles {
    private static final Path FOLDER = Path.of("../web/src/main/resources/page/puzzles");
    private static final int FEWEST = 2_000;
    private static final int MOST_BYTES = 300_000;

    private ShippedPuzzles() {}

    /** As many as are promised, rated, in a file of the promised size, no two equivalent. */
    public static List<Puzzle> of(String game) throws IOException {
        Path file = FOLDER.resolve(game + ".txt");
        String text = Files.readString(file);
        List<Puzzle> puzzles = PuzzleBook.parse(text).puzzles();
        assertThat(Files.size(file)).isLessThanOrEqualTo(MOST_BYTES);
        assertThat(puzzles).hasSizeGreaterThanOrEqualTo(FEWEST).hasSize((int) text.lines().count() - 1)
                .allSatisfy(puzzle -> assertThat(puzzle.rating()).isNotNull());
        assertThat(puzzles.stream().map(puzzle -> puzzle.rules().canonical(puzzle.position())).distinct())
                .hasSize(puzzles.size());
        return puzzles;
    }

    /** Every position in which the solver of a puzzle is to move, on the first way to its end. */
    public static List<Game> tasks(Puzzle puzzle) {
        List<Game> tasks = new ArrayList<>();
        Game game = puzzle.start();
        List<Integer> line = puzzle.solutions().getFirst();
        for (int i = 0; i < line.size(); i++) {
            if (i % 2 == 0) {
                tasks.add(game);
            }
            game = game.play(line.get(i));
        }
        return tasks;
    }

    /** Needs the whole database: set {@code ZWICKMUEHLE_DATABASES} to the folder above {@code klassisch}. */
    public static Oracle wholeDatabase() throws IOException {
        String home = System.getenv("ZWICKMUEHLE_DATABASES");
        Assumptions.assumeTrue(home != null && Files.isDirectory(Path.of(home, "klassisch")), "no database here");
        return new DatabaseOracle(Database.open(Path.of(home, "klassisch"), RuleSet.KLASSISCH, trouble -> {
            throw new IllegalStateException(trouble.english());
        }));
    }
}
