package zwickmuehle.play.table;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What concerns both players, so that one proposes it and the other accepts. */
public enum Proposal {
    UNDO, RESTART, DRAW, REMATCH;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The proposal of that word, or null. */
    public static @Nullable Proposal of(String word) {
        for (Proposal proposal : values()) {
            if (proposal.word().equals(word)) {
                return proposal;
            }
        }
        return null;
    }
}
