package zwickmuehle.train.puzzles;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/** Chooses among rated puzzles, so that easy, middling and hard ones are as many as can be. */
public final class Spread {
    private static final int STEP = 100;

    private Spread() {}

    /** So many of them, or all if there are fewer: one of each hundred of rating by turns; the easiest first. */
    public static List<Puzzle> evenly(List<Puzzle> rated, int count) {
        SortedMap<Integer, Deque<Puzzle>> steps = new TreeMap<>();
        for (Puzzle puzzle : rated) {
            steps.computeIfAbsent(Math.floorDiv(rating(puzzle), STEP), _ -> new ArrayDeque<>()).add(puzzle);
        }
        List<Puzzle> chosen = new ArrayList<>();
        while (chosen.size() < Math.min(count, rated.size())) {
            for (Deque<Puzzle> step : steps.values()) {
                Puzzle next = step.poll();
                if (next != null && chosen.size() < count) {
                    chosen.add(next);
                }
            }
        }
        chosen.sort(Comparator.comparingInt(Spread::rating));
        return chosen;
    }

    private static int rating(Puzzle puzzle) {
        return Objects.requireNonNull(puzzle.rating(), "spread is what has been rated");
    }
}
