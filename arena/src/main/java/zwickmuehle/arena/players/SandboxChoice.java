package zwickmuehle.arena.players;

import java.util.Locale;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/** How much an operator insists on programs being shut in. */
public enum SandboxChoice {
    /** Nothing is played unless programs are shut in. */
    REQUIRED,
    /** As well as this machine can. */
    BEST,
    /** Not at all: limits only. */
    PLAIN;

    /** As command line and tournament files write it. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The inverse of {@link #text}. */
    public static SandboxChoice parse(String text) {
        for (SandboxChoice choice : values()) {
            if (choice.text().equals(text)) {
                return choice;
            }
        }
        throw new NotationException("sandbox '%s': expected required, best or plain",
                "sandbox '%s': erwartet wird required, best oder plain", Excerpt.of(text));
    }
}
