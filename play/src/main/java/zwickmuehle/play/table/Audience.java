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

    /**
     * Tells those who carry the game elsewhere that somebody who plays it is here.
     *
     * @param glance only with a page that nobody sees
     * @return whether it is carried elsewhere at all
     */
    default boolean spread(Person person, boolean glance) {
        return false;
    }

    /** The game is put away; they may come again. */
    void dismiss();
}
