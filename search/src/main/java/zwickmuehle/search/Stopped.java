package zwickmuehle.search;

/** Thrown out of the depth of a search when the time is up. Without a stack trace, which nobody would read. */
final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stopped() {
        super("the time is up", null, false, false);
    }
}
