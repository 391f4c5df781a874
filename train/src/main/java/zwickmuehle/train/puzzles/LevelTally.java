package zwickmuehle.train.puzzles;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** How often each level tried a puzzle, and how often it solved it. */
public final class LevelTally {
    /** Levels 1 to 9 try. */
    public static final int LEVELS = 9;

    private final int[] tries = new int[LEVELS];
    private final int[] solved = new int[LEVELS];

    void add(int level, int triesMade, int triesSolved) {
        tries[level - 1] += triesMade;
        solved[level - 1] += triesSolved;
    }

    public int tries(int level) {
        return tries[level - 1];
    }

    public int solved(int level) {
        return solved[level - 1];
    }

    /** Level by level: {@code 0/4 1/4 …}. */
    public String text() {
        StringJoiner text = new StringJoiner(" ");
        for (int i = 0; i < LEVELS; i++) {
            text.add(solved[i] + "/" + tries[i]);
        }
        return text.toString();
    }

    /** The inverse of {@link #text}; null if it is not whole. */
    public static @Nullable LevelTally parse(String text) {
        List<String> words = Arrays.asList(text.split(" ", -1));
        if (words.size() != LEVELS || !words.stream().allMatch(word -> word.matches("[0-9]+/[0-9]+"))) {
            return null;
        }
        LevelTally tally = new LevelTally();
        for (int i = 0; i < LEVELS; i++) {
            int bar = words.get(i).indexOf('/');
            tally.add(i + 1, Integer.parseInt(words.get(i).substring(bar + 1)),
                    Integer.parseInt(words.get(i).substring(0, bar)));
        }
        return tally;
    }
}
