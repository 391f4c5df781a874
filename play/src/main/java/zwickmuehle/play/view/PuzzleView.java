package zwickmuehle.play.view;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.train.puzzles.Puzzle;

/**
 * A puzzle with all it takes to solve it on a page.
 *
 * @param goal moves of the solver on the longest way
 * @param wrong what is true of every move that is not right
 * @param solutions every right line, the solver's move first, replies included
 */
public record PuzzleView(String id, String kind, int goal, Spoken task, Spoken wrong, PositionView position,
        List<List<String>> solutions, @Nullable Integer rating, List<String> themes) {

    public static PuzzleView of(Puzzle puzzle) {
        return new PuzzleView(puzzle.id(), puzzle.kind().word(), puzzle.goal(), Spoken.of(puzzle.task()),
                Spoken.of(puzzle.wrong()), PositionView.of(puzzle.start()), puzzle.written(), puzzle.rating(),
                themes(puzzle));
    }

    /** A puzzle in a list, from which the page chooses. */
    public record Entry(String id, String kind, int goal, @Nullable Integer rating, List<String> themes) {}

    /** All puzzles of a game, the easiest first. */
    public record All(String game, List<Entry> puzzles) {

        public static All of(String game, List<Puzzle> puzzles) {
            return new All(game, puzzles.stream().map(puzzle -> new Entry(puzzle.id(), puzzle.kind().word(),
                    puzzle.goal(), puzzle.rating(), PuzzleView.themes(puzzle))).toList());
        }
    }

    private static List<String> themes(Puzzle puzzle) {
        return puzzle.themes().stream().sorted().map(theme -> theme.word()).toList();
    }
}
