package zwickmuehle.web.work;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedMove;
import zwickmuehle.arena.tournament.Contest;
import zwickmuehle.arena.transcript.SaidLine;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;

/**
 * A game that this worker plays at the moment: its moves so far, for those who watch, and what was said, of which the
 * beginning and the end are kept. The thread that plays it can be told to stop. Any thread may ask.
 */
final class Running implements Contest.Following, GameObserver {
    private static final int MOST_FIRST = 400;
    private static final int MOST_LINES = 2_400;

    private final WorkOrder order;
    private final Thread player;
    private final long begun = System.nanoTime();
    private final Object lock = new Object();
    @GuardedBy("lock")
    private final List<String> moves = new ArrayList<>();
    @GuardedBy("lock")
    private final List<String> said = new ArrayList<>();
    @GuardedBy("lock")
    private int leftOut;
    @GuardedBy("lock")
    private boolean done;
    private volatile boolean stopped;

    Running(WorkOrder order, Thread player) {
        this.order = order;
        this.player = player;
    }

    WorkOrder order() {
        return order;
    }

    /** Its lease is lost, or this worker ends: what it comes to matters to nobody. */
    void stop() {
        synchronized (lock) {
            stopped = true;
            // Its thread may play another one by now.
            if (!done) {
                player.interrupt();
            }
        }
    }

    /** Its thread turns to something else, and is not disturbed on account of this game any more. */
    void done() {
        synchronized (lock) {
            done = true;
        }
    }

    boolean stopped() {
        return stopped;
    }

    List<String> moves() {
        synchronized (lock) {
            return List.copyOf(moves);
        }
    }

    /** All that was said, as the file of a conversation has it. */
    String conversation() {
        synchronized (lock) {
            return String.join("\n", said) + (said.isEmpty() ? "" : "\n");
        }
    }

    @Override
    public GameObserver attempt() {
        return this;
    }

    @Override
    public void started(Game game, String white, String black) {
        synchronized (lock) {
            moves.clear();
        }
    }

    @Override
    public void moved(Game game, PlayedMove move) {
        synchronized (lock) {
            moves.add(game.rules().notation().move(move.move()));
        }
    }

    @Override
    public void said(Side side, Conversation.Line line) {
        String text = new SaidLine(Duration.ofNanos(System.nanoTime() - begun), side, line.speaker(), line.text())
                .toString();
        synchronized (lock) {
            if (said.size() == MOST_LINES) {
                said.remove(MOST_FIRST);
                leftOut++;
                said.set(MOST_FIRST - 1, "# " + leftOut + " lines are left out here");
            }
            said.add(text);
        }
    }

    @Override
    public boolean shuttingDown() {
        return stopped;
    }
}
