package zwickmuehle.web.http;

import org.junit.jupiter.api.Nested;

/** What people do at games, on a server whose games lie in PostgreSQL. */
class GamesOnPostgresTest {
    @Nested
    @OnPostgres
    class WholeGames extends WholeGamesTest {}

    @Nested
    @OnPostgres
    class TakingBack extends TakingBackTest {}

    @Nested
    @OnPostgres
    class Seats extends SeatsTest {}

    @Nested
    @OnPostgres
    class Events extends EventsTest {}

    @Nested
    @OnPostgres
    class Keeping extends KeepingTest {}

    @Nested
    @OnPostgres
    class BadRequests extends BadRequestsTest {}
}
