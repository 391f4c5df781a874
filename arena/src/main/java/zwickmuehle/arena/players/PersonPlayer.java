package zwickmuehle.arena.players;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/**
 * A person, whose moves come from elsewhere: a page or a terminal. {@link #offer} and {@link #resign} may be called from
 * any thread; whoever calls {@link #offer} has checked the move and told the person what is wrong with it.
 */
public final class PersonPlayer implements Player {
    private sealed interface Message {
        record Move(int move, long arrived) implements Message {}

        record Resignation() implements Message {}

        record Closing() implements Message {}
    }

    private final String name;
    private final BlockingQueue<Message> messages = new LinkedBlockingQueue<>();
    private volatile @Nullable Deadline awaited;

    public PersonPlayer(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void begin(Rules rules, Side side, Duration moveTime) {}

    /** Makes a move, if one is awaited; false if it is not this person's turn. */
    public synchronized boolean offer(int move) {
        Deadline deadline = awaited;
        if (deadline == null) {
            return false;
        }
        awaited = null;
        return messages.add(new Message.Move(move, deadline.nanoTime().getAsLong()));
    }

    /** Gives up, now or as soon as it is this person's turn. */
    public void resign() {
        messages.add(new Message.Resignation());
    }

    @Override
    public Optional<Answer> answer(Game game, Deadline deadline) throws FaultException {
        awaited = deadline;
        try {
            return switch (messages.poll(deadline.patience().toNanos(), TimeUnit.NANOSECONDS)) {
                case null -> Optional.empty();
                case Message.Move(int move, long arrived) -> Optional.of(new Answer(move, arrived, null));
                case Message.Resignation _ ->
                    throw new FaultException(VerdictCode.RESIGNED, new Sentence("resigned", "gab auf"));
                case Message.Closing _ -> throw brokenOff();
            };
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw brokenOff();
        } finally {
            awaited = null;
        }
    }

    private static FaultException brokenOff() {
        return new FaultException(VerdictCode.BROKEN_OFF, new Sentence("left", "ging"));
    }

    @Override
    public void close() {
        messages.add(new Message.Closing());
    }
}
