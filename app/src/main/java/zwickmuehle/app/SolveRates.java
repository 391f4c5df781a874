package zwickmuehle.app;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import zwickmuehle.train.puzzles.Puzzle;
import zwickmuehle.train.puzzles.LevelTally;

/** How much each level solves of the puzzles of each band of ratings: as a table, and as a plot of a line a level. */
final class SolveRates {
    private static final int BAND = 200;
    private static final int LEFT = 48;
    private static final int RIGHT = 550;
    private static final int TOP = 20;
    private static final int BOTTOM = 260;
    private static final List<String> COLOURS = List.of("#b30000", "#c85a17", "#b8860b", "#6b8e23", "#2e8b57",
            "#20808d", "#1f5fa8", "#5b3fa0", "#8b2f8b");

    private final SortedMap<Integer, int[]> tries = new TreeMap<>();
    private final SortedMap<Integer, int[]> solved = new TreeMap<>();
    private final SortedMap<Integer, Integer> puzzles = new TreeMap<>();

    void add(Puzzle puzzle, LevelTally tally) {
        int band = Math.floorDiv(Objects.requireNonNull(puzzle.rating()), BAND) * BAND;
        puzzles.merge(band, 1, Integer::sum);
        for (int level = 1; level <= LevelTally.LEVELS; level++) {
            tries.computeIfAbsent(band, _ -> new int[LevelTally.LEVELS])[level - 1] += tally.tries(level);
            solved.computeIfAbsent(band, _ -> new int[LevelTally.LEVELS])[level - 1] += tally.solved(level);
        }
    }

    /** Of the tries of a level at the puzzles of a band, so many of a hundred were right. */
    private double share(int band, int level) {
        return 100.0 * Objects.requireNonNull(solved.get(band))[level - 1]
                / Math.max(1, Objects.requireNonNull(tries.get(band))[level - 1]);
    }

    String table() {
        StringBuilder table = new StringBuilder("| rating | puzzles |");
        for (int level = 1; level <= LevelTally.LEVELS; level++) {
            table.append(" level ").append(level).append(" |");
        }
        table.append("\n|").append("---|".repeat(LevelTally.LEVELS + 2)).append('\n');
        puzzles.forEach((band, count) -> {
            table.append(String.format(Locale.ROOT, "| %d to %d | %d |", band, band + BAND - 1, count));
            for (int level = 1; level <= LevelTally.LEVELS; level++) {
                table.append(String.format(Locale.ROOT, " %.0f %% |", share(band, level)));
            }
            table.append('\n');
        });
        return table.toString();
    }

    String plot() {
        StringBuilder plot = new StringBuilder(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 300\" font-family=\"sans-serif\""
                        + " font-size=\"12\"><rect width=\"640\" height=\"300\" fill=\"#fff\"/>\n");
        for (int share = 0; share <= 100; share += 25) {
            plot.append(String.format(Locale.ROOT,
                    "<path d=\"M%d %.1fH%d\" stroke=\"#ddd\"/><text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d %%</text>\n",
                    LEFT, y(share), RIGHT, LEFT - 6, y(share) + 4, share));
        }
        puzzles.keySet().forEach(band -> plot.append(String.format(Locale.ROOT,
                "<text x=\"%.1f\" y=\"278\" text-anchor=\"middle\">%d</text>\n", x(band), band + BAND / 2)));
        plot.append("<text x=\"299\" y=\"294\" text-anchor=\"middle\">rating of the puzzle</text>\n");
        for (int level = 1; level <= LevelTally.LEVELS; level++) {
            StringJoiner way = new StringJoiner("L", "M", "");
            for (int band : puzzles.keySet()) {
                way.add(String.format(Locale.ROOT, "%.1f %.1f", x(band), y(share(band, level))));
            }
            String colour = COLOURS.get(level - 1);
            plot.append(String.format(Locale.ROOT,
                    "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/><text x=\"564\" y=\"%d\" fill=\"%s\">level %d</text>\n",
                    way, colour, 14 + 20 * level, colour, level));
        }
        return plot.append("</svg>\n").toString();
    }

    private double x(int band) {
        int first = puzzles.firstKey();
        int last = puzzles.lastKey();
        return last == first ? LEFT : LEFT + (double) (RIGHT - LEFT) * (band - first) / (last - first);
    }

    private static double y(double share) {
        return BOTTOM - (BOTTOM - TOP) * share / 100;
    }
}
