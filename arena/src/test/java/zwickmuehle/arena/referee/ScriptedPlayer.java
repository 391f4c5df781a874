package zwickmuehle.arena.referee;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

/** Plays what it is told, taking the time it is told, on a clock made by hand. */
final class ScriptedPlayer implements Player {
    static final String SILENCE = "silence";
    static final String CRASH = "crash";

    private final String name;
    private final HandClock clock;
    private final Deque<String> script;
    private final Duration thinking;
    boolean closed;

    ScriptedPlayer(String name, HandClock clock, Duration thinking, String... script) {
        this.name = name;
        this.clock = clock;
        this.thinking = thinking;
        this.script = new ArrayDeque<>(List.of(script));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void begin(Rules rules, Side side, Duration moveTime) throws FaultException {
        if (script.contains("nameless")) {
            throw FaultException.of(VerdictCode.NO_NAME, "has no name", "hat keinen Namen");
        }
    }

    @Override
    public Optional<Answer> answer(Game game, Deadline deadline, Asker asker) throws FaultException {
        clock.advance(thinking);
        return switch (script.removeFirst()) {
            case SILENCE -> Optional.empty();
            case CRASH -> throw FaultException.of(VerdictCode.CRASHED, "crashed", "stürzte ab");
            case String move -> Optional.of(new Answer(game.rules().notation().parseMove(move), clock.nanos, null));
        };
    }

    @Override
    public void close() {
        closed = true;
    }

    /** A clock that stands still unless it is told to go on. */
    static final class HandClock {
        private long nanos = 42;

        void advance(Duration time) {
            nanos += time.toNanos();
        }

        Clock allowing(Duration moveTime) {
            return new Clock(moveTime, () -> nanos);
        }

        Clock allowing(GameClock game) {
            return new Clock(game.forOneMove(), game, () -> nanos);
        }
    }
}
