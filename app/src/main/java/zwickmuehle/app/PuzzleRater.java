package zwickmuehle.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.train.puzzles.Puzzle;
import zwickmuehle.train.puzzles.RatingFit;
import zwickmuehle.train.puzzles.LevelTally;
import zwickmuehle.train.puzzles.LevelTrials;

/**
 * Lets the levels try puzzles and rates these by who solves what. What each level did is written to a journal, a line a
 * puzzle, so that nothing is done twice:
 *
 * <pre>
 *   k3v9x0qa 0/4 1/4 2/4 3/4 4/4 4/4 1/1 0/0 0/0
 * </pre>
 */
final class PuzzleRater {
    private static final int BETWEEN_REPORTS = 50;

    private final Console console;
    private final @Nullable Path journal;

    PuzzleRater(Console console, @Nullable Path journal) {
        this.console = console;
        this.journal = journal;
    }

    /** A puzzle with its rating, and what the levels did. */
    record Rated(Puzzle puzzle, LevelTally tally) {}

    List<Rated> rated(List<Puzzle> puzzles) throws IOException {
        Map<String, LevelTally> known = read();
        List<LevelTally> tallies = new ArrayList<>();
        for (Puzzle puzzle : puzzles) {
            LevelTally tally = known.get(puzzle.id());
            if (tally == null) {
                tally = LevelTrials.of(puzzle);
                write(puzzle, tally);
            }
            tallies.add(tally);
            if (tallies.size() % BETWEEN_REPORTS == 0) {
                console.err().printf(Locale.ROOT, "%d of %d puzzles tried%n", tallies.size(), puzzles.size());
            }
        }
        RatingFit fit = RatingFit.of(tallies);
        for (int level = 1; level <= LevelTally.LEVELS; level++) {
            console.err().printf(Locale.ROOT, "level %d: %.0f%n", level, fit.level(level));
        }
        List<Rated> rated = new ArrayList<>();
        for (int i = 0; i < puzzles.size(); i++) {
            rated.add(new Rated(puzzles.get(i).rated((int) Math.round(fit.puzzle(i))), tallies.get(i)));
        }
        return rated;
    }

    private Map<String, LevelTally> read() throws IOException {
        Map<String, LevelTally> known = new HashMap<>();
        if (journal != null && Files.exists(journal)) {
            for (String line : Files.readAllLines(journal)) {
                int end = line.indexOf(' ');
                LevelTally tally = end < 0 ? null : LevelTally.parse(line.substring(end + 1));
                // A last line that was cut off is tried again.
                if (tally != null) {
                    known.put(line.substring(0, end), tally);
                }
            }
        }
        return known;
    }

    private void write(Puzzle puzzle, LevelTally tally) throws IOException {
        if (journal != null) {
            Files.writeString(journal, puzzle.id() + ' ' + tally.text() + '\n', StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        }
    }
}
