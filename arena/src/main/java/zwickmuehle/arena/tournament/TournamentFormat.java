package zwickmuehle.arena.tournament;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Who plays whom in a tournament. */
public enum TournamentFormat {
    /** Everybody plays everybody once. */
    ROUND_ROBIN(1),
    /** Everybody plays everybody twice, with colours swapped. */
    DOUBLE_ROUND_ROBIN(1),
    /** So many rounds; in each, those with equally many points meet, and nobody meets twice if it can be helped. */
    SWISS(1),
    /** The first of the list plays everybody else. */
    GAUNTLET(2),
    /** Who loses is out. */
    KNOCKOUT(2);

    private final int usualGames;

    TournamentFormat(int usualGames) {
        this.usualGames = usualGames;
    }

    /** Games a pairing where the file does not say. */
    int usualGames() {
        return usualGames;
    }

    /** As files write it: {@code round-robin}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static @Nullable TournamentFormat of(String text) {
        for (TournamentFormat format : values()) {
            if (format.text().equals(text)) {
                return format;
            }
        }
        return null;
    }
}
