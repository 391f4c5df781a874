package zwickmuehle.web.store;

/** What the two databases say differently. Whatever both understand is written once, where it is used. */
enum Dialect {
    SQLITE("CAST(unixepoch('subsec') * 1000 AS INTEGER)"),

    /** Not the time at which the transaction began, which is what {@code now()} would say. */
    POSTGRES("CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)");

    private final String now;

    Dialect(String now) {
        this.now = now;
    }

    /** Milliseconds since 1970 by the database's clock, to be put into a statement. */
    String now() {
        return now;
    }
}
