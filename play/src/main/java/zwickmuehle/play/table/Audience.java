package zwickmuehle.play.table;

/** Those who watch a game. Telling them never waits for them. */
public interface Audience {
    boolean isEmpty();

    /** Whether somebody is among them. */
    boolean watches(Person person);

    /**
     * Tells everybody.
     *
     * @param event {@code game}, {@code move} or {@code thinking}
     * @param version of the game when it is said
     */
    void tell(String event, long version, Object view);

    /** The game is put away; they may come again. */
    void dismiss();
}
