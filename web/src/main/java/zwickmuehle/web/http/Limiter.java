package zwickmuehle.web.http;

import java.util.function.LongSupplier;
import zwickmuehle.rules.Sentence;

/** All limits of one server, side by side: requests, new games, listening pages, questions to the computer. */
final class Limiter {
    private static final double SECONDS_OF_A_MINUTE = 60;

    private final RateLimit requests;
    private final RateLimit games;
    private final RateLimit stored;
    private final Shares streams;
    private final Shares questions;

    Limiter(Allowances allowances, LongSupplier nanoClock) {
        Sentence tooMany = new Sentence("too many requests at once: please try again in a moment",
                "zu viele Anfragen auf einmal: bitte gleich noch einmal versuchen");
        requests = new RateLimit(allowances.requestsPerSecond(), allowances.requestsAtOnce(), tooMany, nanoClock);
        games = new RateLimit(allowances.gamesPerMinute() / SECONDS_OF_A_MINUTE, allowances.gamesAtOnce(), tooMany,
                nanoClock);
        stored = new RateLimit(allowances.storedBytesPerSecond(), allowances.storedBytesAtOnce(),
                new Sentence("you have had too much stored here: please go on a little later",
                        "du hast hier zu viel speichern lassen: bitte etwas später weitermachen"),
                nanoClock);
        streams = new Shares(allowances.streams(), allowances.streamsPerClient(),
                new Sentence("too many pages listen at once", "zu viele Seiten hören zugleich zu"));
        questions = new Shares(Integer.MAX_VALUE, allowances.questionsPerClient(), new Sentence(
                "you have asked the computer too much at once: please wait for its answers",
                "du hast den Computer zu viel auf einmal gefragt: bitte seine Antworten abwarten"));
    }

    RateLimit requests() {
        return requests;
    }

    RateLimit games() {
        return games;
    }

    /** Bytes on disk. */
    RateLimit stored() {
        return stored;
    }

    Shares streams() {
        return streams;
    }

    Shares questions() {
        return questions;
    }

    /** How often anybody was refused. */
    long refused() {
        return requests.refused() + games.refused() + stored.refused() + streams.refused() + questions.refused();
    }
}
