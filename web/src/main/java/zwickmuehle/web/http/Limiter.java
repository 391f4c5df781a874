package zwickmuehle.web.http;

import java.util.function.LongSupplier;
import zwickmuehle.rules.Sentence;

/** All limits of one server, side by side: requests, new games, listening pages, questions to the computer. */
final class Limiter {
    private static final double SECONDS_OF_A_MINUTE = 60;

    private final RateLimit requests;
    private final RateLimit games;
    private final Shares streams;
    private final Shares questions;

    Limiter(Allowances allowances, LongSupplier nanoClock) {
        requests = new RateLimit(allowances.requestsPerSecond(), allowances.requestsAtOnce(), nanoClock);
        games = new RateLimit(allowances.gamesPerMinute() / SECONDS_OF_A_MINUTE, allowances.gamesAtOnce(), nanoClock);
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

    Shares streams() {
        return streams;
    }

    Shares questions() {
        return questions;
    }

    /** How often anybody was refused. */
    long refused() {
        return requests.refused() + games.refused() + streams.refused() + questions.refused();
    }
}
