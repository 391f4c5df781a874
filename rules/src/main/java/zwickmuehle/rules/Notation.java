package zwickmuehle.rules;

/** How positions and moves of a game are written and read. Reading checks the form; whether a move is legal the rules say. */
public interface Notation {

    String position(long position);

    /**
     * Reads what {@link #position} writes.
     *
     * @throws NotationException naming the place and what was expected
     */
    long parsePosition(String text);

    /** A move as people write it: {@code d6-d5xb4}, or the column. */
    String move(int move);

    /**
     * Reads what {@link #move} writes.
     *
     * @throws NotationException naming the place and what was expected
     */
    int parseMove(String text);

    /** A move as the console prints it: {@code Move: 0 -> 1 (8)}. */
    String consoleMove(int move);

    /**
     * Reads what {@link #consoleMove} writes.
     *
     * @throws NotationException naming the place and what was expected
     */
    int parseConsoleMove(String text);

    /** The line that tells a program on the stdio protocol the position; it leaves out whose turn it is. */
    String protocolPosition(long position);

    /** Reads a protocol line for the player {@code mover}, whose turn it is. */
    long parseProtocolPosition(String line, Side mover);

    /** A program's answer on the stdio protocol. */
    String protocolMove(int move);

    /**
     * Reads what {@link #protocolMove} writes.
     *
     * @throws NotationException naming the place and what was expected
     */
    int parseProtocolMove(String line);

    /** The board drawn with characters, several lines, each ended by a newline. */
    String drawing(long position);
}
