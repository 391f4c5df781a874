package zwickmuehle.substitutes.text;

import java.util.Arrays;

/** One try of an expression on a text. */
final class MatchAttempt {
    final CharSequence text;
    /** Where groups begin and end, in turn; -1 where they were not needed. */
    final int[] borders;
    /** Whether the whole text must match, or any beginning of what is left of it. */
    final boolean all;
    /** Where what matched ends. */
    int end;

    MatchAttempt(CharSequence text, int groups, boolean all) {
        this.text = text;
        this.all = all;
        borders = new int[2 * (groups + 1)];
        Arrays.fill(borders, -1);
    }
}
