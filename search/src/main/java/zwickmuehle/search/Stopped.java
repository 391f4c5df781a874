package zwickmuehle.search;

/** Thrown out of the depth of a search when the time is up. There is one, without a stack trace: it allocates nothing. */
final class Stopped extends RuntimeException {
    static final Stopped SIGNAL = new Stopped();

    private static final long serialVersionUID = 1;

    private Stopped() {
        super("the time is up", null, false, false);
    }
}
