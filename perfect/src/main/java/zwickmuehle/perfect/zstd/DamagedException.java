package zwickmuehle.perfect.zstd;

/** What was to be opened is not what was packed. */
final class DamagedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    DamagedException() {
        super("this was not packed by Zstandard, or is damaged");
    }
}
