package zwickmuehle.browser;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.play.table.Carrier;
import zwickmuehle.play.table.Thinking;
import zwickmuehle.play.view.Times;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Notation;
import zwickmuehle.search.Thought;

/**
 * Thinking in another worker. It has no ear while it thinks, so whoever wants an answer at once gets the last move it
 * told of, and the worker is ended; if it told of none yet, another one has a moment to find one.
 */
final class WorkerThinking implements Thinking {
    private static final Duration A_MOMENT = Duration.ofMillis(100);

    private final Carrier.Timer timer;
    private final Map<String, Running> underWay = new HashMap<>();
    private long number;

    WorkerThinking(Carrier.Timer timer) {
        this.timer = timer;
    }

    @Override
    public Search begin(Order order, Listener listener) {
        Running running = new Running("thought-" + ++number, order, listener);
        underWay.put(running.id, running);
        running.start(order.moveTime());
        return running;
    }

    /** What a worker thinks: {@code progress}, {@code answer} or {@code failed}, and then what. */
    void heard(List<String> words) {
        Running running = underWay.get(words.getFirst());
        if (running != null) {
            running.heard(words.get(1), words.subList(2, words.size()));
        }
    }

    @Override
    public void forget(String gameId) {
        // What a worker has learned of a game is replaced by the next one.
    }

    /** A game for a worker: its rules, start and moves, as texts. */
    static List<String> words(Game game) {
        Notation notation = game.rules().notation();
        return List.of(game.rules().game(), game.rules().variant(), notation.position(game.startPosition()),
                Arrays.stream(game.moves()).mapToObj(notation::move).collect(Collectors.joining(" ")));
    }

    private final class Running implements Search {
        private final String id;
        private final Order order;
        private final Listener listener;
        private final Deadline deadline;
        private @Nullable Thought latest;
        private boolean hurried;

        Running(String id, Order order, Listener listener) {
            this.id = id;
            this.order = order;
            this.listener = listener;
            this.deadline = new Deadline(Host.nanoTime(), order.moveTime(), Host::nanoTime);
        }

        void start(Duration moveTime) {
            Host.say("think", Stream.concat(Stream.of(id, order.gameId(), order.player().words(),
                    Double.toString(Times.seconds(moveTime))), words(order.game()).stream()).toArray());
        }

        void heard(String kind, List<String> words) {
            switch (kind) {
                case "progress" -> {
                    latest = ThoughtWords.read(words);
                    if (hurried) {
                        answer(latest);
                    } else {
                        listener.progress(latest);
                    }
                }
                case "answer" -> answer(ThoughtWords.read(words));
                default -> {
                    underWay.remove(id);
                    listener.failed(new IllegalStateException("thinking failed: " + words));
                }
            }
        }

        private void answer(Thought thought) {
            if (underWay.remove(id) != null) {
                Host.say("unthink", id);
                listener.answered(Optional.of(new Answer(thought.move(), Host.nanoTime(), thought)), deadline);
            }
        }

        @Override
        public void hurry() {
            if (hurried) {
                return;
            }
            hurried = true;
            Thought known = latest;
            if (known == null) {
                Host.say("unthink", id);
                start(A_MOMENT);
            } else {
                // Not from within the order that hurries it: one thing happens to a game at a time.
                timer.later(0, () -> answer(known));
            }
        }

        @Override
        public void abandon() {
            underWay.remove(id);
            Host.say("unthink", id);
        }
    }
}
