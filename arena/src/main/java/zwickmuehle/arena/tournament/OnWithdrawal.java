package zwickmuehle.arena.tournament;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What becomes of the games of a player who withdraws. */
public enum OnWithdrawal {
    /** What was played counts; what was not is not played. */
    KEEP,
    /** Nothing counts, as if the player had never entered. */
    VOID;

    /** As files write it. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    static @Nullable OnWithdrawal of(String text) {
        for (OnWithdrawal choice : values()) {
            if (choice.text().equals(text)) {
                return choice;
            }
        }
        return null;
    }
}
