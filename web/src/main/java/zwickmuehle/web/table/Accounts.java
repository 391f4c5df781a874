package zwickmuehle.web.table;

import zwickmuehle.play.problem.Refusal;

/** What games cost those on whose account they are played; see {@link Place}. Any thread may call. */
public interface Accounts {

    /**
     * A new game is about to be stored.
     *
     * @throws Refusal if the client has made, or stored, too much lately
     */
    void make(String client, long bytes);

    /**
     * A game is about to grow.
     *
     * @throws Refusal if the client has had too much stored lately
     */
    void store(String client, long bytes);

    /** A game has grown by what could not be refused any more, such as the answer to a move that was stored. */
    void owe(String client, long bytes);

    /** So much was sent to those who watch. */
    void sent(String client, long bytes);

    /** Whether the client has used up all that it may for now. */
    boolean spent(String client);
}
