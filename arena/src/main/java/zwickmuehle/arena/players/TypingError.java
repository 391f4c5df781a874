package zwickmuehle.arena.players;

import java.io.File;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Tells {@code lvel:2} from the command line of a program: one word without a folder in it, no file of that name here,
 * and what stands before the colon is nearly one of our words. Whoever has a program called {@code levels} writes
 * {@code ./levels}.
 */
final class TypingError {
    private static final List<String> WORDS = List.of("human", "level", "random", "alphabeta", "montecarlo");
    private static final int MOST_DIFFERENCES = 2;

    private TypingError() {}

    /** What was meant, or null if nothing points to a mistake. */
    static @Nullable String meant(List<String> command) {
        String word = command.getFirst();
        if (command.size() != 1 || word.contains("/") || word.contains("\\") || new File(word).exists()) {
            return null;
        }
        String[] parts = word.split(":", 2);
        for (String known : WORDS) {
            // A colon makes it likelier that one of ours was meant.
            int most = parts.length == 2 ? MOST_DIFFERENCES : Math.min(MOST_DIFFERENCES, known.length() / 3);
            if (differences(parts[0].toLowerCase(Locale.ROOT), known) <= most) {
                return parts.length == 1 ? known : known + ":" + parts[1];
            }
        }
        return null;
    }

    /** Letters added, left out or replaced on the way from one word to the other; two swapped ones count as two. */
    private static int differences(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
