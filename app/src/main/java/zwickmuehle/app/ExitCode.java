package zwickmuehle.app;

/** What the program tells the shell. */
final class ExitCode {
    static final int OK = 0;
    /** It was understood, and failed. */
    static final int FAILURE = 1;
    /** It was not understood. */
    static final int USAGE = 2;

    private ExitCode() {}
}
