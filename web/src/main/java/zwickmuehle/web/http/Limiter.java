package zwickmuehle.web.http;

import io.javalin.config.JavalinConfig;
import io.javalin.config.Key;
import io.javalin.http.Context;
import java.util.function.LongSupplier;
import zwickmuehle.rules.Sentence;
import zwickmuehle.web.table.Accounts;

/**
 * All limits of one server, side by side: requests and what they cost, new games, bytes on disk, listening pages,
 * questions to the computer.
 */
final class Limiter implements Accounts {
    private static final double SECONDS_OF_A_MINUTE = 60;
    /** An answer, or news to those who watch, counts as another request for each so many bytes. */
    private static final double BYTES_OF_A_REQUEST = 16_384;
    private static final String KEY = "limiter";

    /** A game of 3,000 moves is most of a megabyte, and the system takes in several before anybody has to wait. */
    private static final int MOST_LONG_EVENTS = 32;

    private final Allowances allowances;
    private final RateLimit requests;
    private final RateLimit looks;
    private final RateLimit games;
    private final RateLimit stored;
    private final Shares streams;
    private final Shares playing;
    private final Shares questions;
    private final Shares longEvents;
    private final Shares bodies;
    private final Freight freight;

    Limiter(Allowances allowances, LongSupplier nanoClock) {
        this.allowances = allowances;
        Sentence tooMany = new Sentence("too many requests at once: please try again in a moment",
                "zu viele Anfragen auf einmal: bitte gleich noch einmal versuchen");
        requests = new RateLimit(allowances.of(Limit.REQUESTS_PER_SECOND), allowances.of(Limit.REQUESTS_AT_ONCE),
                tooMany, nanoClock);
        looks = new RateLimit(allowances.of(Limit.REQUESTS_PER_SECOND), allowances.of(Limit.REQUESTS_AT_ONCE),
                tooMany, nanoClock);
        games = new RateLimit(allowances.of(Limit.GAMES_PER_MINUTE) / SECONDS_OF_A_MINUTE,
                allowances.of(Limit.GAMES_AT_ONCE), tooMany, nanoClock);
        stored = new RateLimit(allowances.of(Limit.STORED_BYTES_PER_SECOND),
                allowances.of(Limit.STORED_BYTES_AT_ONCE),
                new Sentence("you have had too much stored here: please go on a little later",
                        "du hast hier zu viel speichern lassen: bitte etwas später weitermachen"),
                nanoClock);
        Sentence tooManyPages = new Sentence("too many pages listen at once", "zu viele Seiten hören zugleich zu");
        streams = new Shares(allowances.of(Limit.STREAMS), allowances.of(Limit.STREAMS_PER_CLIENT), tooManyPages);
        playing = new Shares(Integer.MAX_VALUE, allowances.of(Limit.PLAYING_STREAMS_PER_CLIENT), tooManyPages);
        longEvents = new Shares(Integer.MAX_VALUE, MOST_LONG_EVENTS, tooManyPages);
        bodies = new Shares(Integer.MAX_VALUE, allowances.of(Limit.BODIES_PER_CLIENT), tooMany);
        freight = new Freight((long) allowances.of(Limit.UNREAD_MEGABYTES) << 20,
                new Sentence("you have not read what you asked for before",
                        "was du vorher wissen wolltest, hast du noch nicht gelesen"));
        questions = new Shares(Integer.MAX_VALUE, allowances.of(Limit.QUESTIONS_PER_CLIENT), new Sentence(
                "you have asked the computer too much at once: please wait for its answers",
                "du hast den Computer zu viel auf einmal gefragt: bitte seine Antworten abwarten"));
    }

    /** Tells every request of a server where its limits are. */
    void register(JavalinConfig config) {
        config.appData(new Key<>(KEY), this);
    }

    static Limiter of(Context context) {
        return context.appData(new Key<Limiter>(KEY));
    }

    Allowances allowances() {
        return allowances;
    }

    RateLimit requests() {
        return requests;
    }

    /** Of those who only ask how the server is, whatever else their address has used up. */
    RateLimit looks() {
        return looks;
    }

    /** An answer was given: what is long counts as several requests. */
    void answered(Client client, long bytes) {
        requests.charge(client, bytes / BYTES_OF_A_REQUEST);
    }

    @Override
    public void make(String client, long bytes) {
        games.take(new Client(client));
        store(client, bytes);
    }

    @Override
    public void store(String client, long bytes) {
        stored.take(new Client(client), bytes);
    }

    @Override
    public void owe(String client, long bytes) {
        stored.charge(new Client(client), (double) bytes);
    }

    @Override
    public void sent(String client, long bytes) {
        answered(new Client(client), bytes);
    }

    @Override
    public boolean spent(String client) {
        return requests.spent(new Client(client));
    }

    /** Pages that look on. */
    Shares streams() {
        return streams;
    }

    /** Pages of those who play: whatever strangers do, they get in. */
    Shares playing() {
        return playing;
    }

    /** Events so long that they are kept in memory for who reads slowly, while they are on their way. */
    Shares longEvents() {
        return longEvents;
    }

    /** Requests that are being heard. */
    Shares bodies() {
        return bodies;
    }

    /** Answers that are on their way. */
    Freight freight() {
        return freight;
    }

    Shares questions() {
        return questions;
    }

    /** How often anybody was refused. */
    long refused() {
        return requests.refused() + games.refused() + stored.refused() + streams.refused() + playing.refused()
                + questions.refused() + longEvents.refused() + bodies.refused() + freight.refused();
    }
}
