package zwickmuehle.arena.players;

import java.util.function.Consumer;

/** Notes what a program says as it comes; by its reader's thread only. */
final class SpokenLines implements Consumer<LineReader.Heard> {
    /** How programs of a kind speak. */
    enum Manner {
        /** One line for each that it is given: another one is nobody's answer, and is marked as such. */
        TURN_BY_TURN,
        /** As it likes. */
        FREELY
    }

    static final String SURPLUS = " [surplus: nothing was asked]";

    private final Conversation conversation;
    private final Manner manner;
    private int lastAfter = -1;

    SpokenLines(Conversation conversation, Manner manner) {
        this.conversation = conversation;
        this.manner = manner;
    }

    @Override
    public void accept(LineReader.Heard heard) {
        switch (heard) {
            case LineReader.Heard.Line(String text, var _, int after) -> {
                boolean surplus = manner == Manner.TURN_BY_TURN && after == lastAfter;
                lastAfter = after;
                conversation.add(Conversation.Speaker.PROGRAM, text, surplus ? SURPLUS : "");
            }
            case LineReader.Heard.TooLong(String beginning) ->
                conversation.add(Conversation.Speaker.PROGRAM, beginning);
            case LineReader.Heard.End _ -> {
            }
        }
    }
}
