package zwickmuehle.app;

/** Finds out whether a value that a file claims is the one we find. For one thread. */
interface Examiner {

    /** Forgets what earlier positions have taught, so that each is measured by itself. */
    void forget();

    /** Whether the value is right. */
    boolean confirms(KnownValue expected);

    /** Positions looked at so far. */
    long nodes();
}
