package zwickmuehle.arena.players;

import java.time.Duration;
import java.util.Optional;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Asker;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.Thought;

/**
 * One of our own thinkers at the board. It thinks on the thread that asks it and looks at the clock itself; like a program it
 * is not blamed for time in which that thread waited for a core.
 */
public final class ThinkerPlayer implements Player {
    private final String name;
    private final Thinker thinker;
    private volatile boolean closed;

    public ThinkerPlayer(String name, Thinker thinker) {
        this.name = name;
        this.thinker = thinker;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void begin(Rules rules, Side side, Duration moveTime) {}

    @Override
    public Optional<Answer> answer(Game game, Deadline deadline, Asker asker) throws FaultException {
        long waited = CoreWait.ofThisThread();
        Limits limits = Limits.time(ThinkingTime.of(deadline.worthwhile()));
        Thought thought = thinker.think(game, limits, () -> closed || asker.hurries(), asker::hears);
        if (closed) {
            throw new FaultException(VerdictCode.BROKEN_OFF, new Sentence("was ended", "wurde beendet"));
        }
        long notLetRun = CoreWait.ofThisThread() - waited;
        return Optional.of(new Answer(thought.move(), deadline.nanoTime().getAsLong() - notLetRun, thought));
    }

    @Override
    public void close() {
        closed = true;
    }
}
