package zwickmuehle.web.http;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Something of which strangers get only so much. What is counted for a client is counted for an address: the usual
 * numbers suit a school behind one.
 */
public enum Limit {
    REQUESTS_PER_SECOND(500, "requests of a client a second, in the long run; an answer counts once for every 16 KB"),

    REQUESTS_AT_ONCE(2_000, "requests of a client at once"),

    GAMES_PER_MINUTE(120, "games that a client makes a minute, in the long run"),

    GAMES_AT_ONCE(300, "games that a client makes at once"),

    STORED_BYTES_PER_SECOND(4_096, "bytes that a client has stored a second, in the long run"),

    STORED_BYTES_AT_ONCE(8 << 20, "bytes that a client has stored at once"),

    MOVES_IN_A_REQUEST(30_000, "moves of all games together that one request brings along"),

    STREAMS(4_000, "pages that only look on, over all"),

    STREAMS_PER_CLIENT(300, "pages of a client that only look on"),

    PLAYING_STREAMS_PER_CLIENT(1_000, "pages of a client on games in which it plays"),

    QUESTIONS_PER_CLIENT(8, "best moves, hints, analyses and files of a client that are worked on or wait"),

    QUESTIONS_WAITING(16, "questions that wait for the computer, over all"),

    GAMES_MEGABYTES(0, "memory for games, in MB; 0: a quarter of what there is"),

    UNREAD_MEGABYTES(32, "answers that a client has asked for and not read yet, in MB"),

    BODIES_PER_CLIENT(200, "requests of a client whose body is still arriving"),

    CONNECTIONS(6_000, "open connections, over all"),

    CONNECTIONS_PER_ADDRESS(600, "open connections from one address other than loopback"),

    SECONDS_FOR_A_REQUEST(20, "seconds in which the headers, and again the body, have to arrive");

    private final int usual;
    private final String meaning;

    Limit(int usual, String meaning) {
        this.usual = usual;
        this.meaning = meaning;
    }

    public int usual() {
        return usual;
    }

    /** For operators, in English as all of their help. */
    public String meaning() {
        return meaning;
    }

    /** As it is written on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static @Nullable Limit of(String word) {
        for (Limit limit : values()) {
            if (limit.word().equals(word)) {
                return limit;
            }
        }
        return null;
    }
}
