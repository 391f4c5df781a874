package zwickmuehle.play.table;

/** A change was made on a version of a game that is no longer the one that is kept; nothing was changed. */
public final class Overtaken extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Overtaken() {
        super("the game that is kept has another version", null, false, false);
    }
}
