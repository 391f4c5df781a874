package zwickmuehle.play.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.record.TimeControl;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Thought;

/**
 * A world made by hand that carries one game: a ledger in memory, a clock that stands still unless it is told to go on,
 * and somebody who thinks only what the test says. No thread, so everything happens when the test says so.
 */
final class World {
    static final Person ANNA = new Person("anna");
    static final Person BEN = new Person("ben");

    final Map<String, Ledger.Kept> kept = new HashMap<>();
    final List<String> told = new ArrayList<>();
    final List<Scripted> searches = new ArrayList<>();
    final List<String> forgotten = new ArrayList<>();
    final List<Person> present = new ArrayList<>();
    /** Of whom other servers were told. */
    final List<String> spread = new ArrayList<>();
    boolean carriedElsewhere;
    boolean diskFull;
    boolean watched = true;
    private final List<Alarm> alarms = new ArrayList<>();
    private long now = 1;

    private record Alarm(long due, Runnable work) {}

    /** A search that waits for the test's word. */
    final class Scripted implements Thinking.Search {
        final Thinking.Order order;
        final Thinking.Listener listener;
        final Deadline deadline;
        boolean hurried;
        boolean abandoned;

        Scripted(Thinking.Order order, Thinking.Listener listener) {
            this.order = order;
            this.listener = listener;
            this.deadline = new Deadline(now, order.moveTime(), () -> now);
        }

        @Override
        public void hurry() {
            hurried = true;
        }

        @Override
        public void abandon() {
            abandoned = true;
        }

        void answers(String move) {
            int parsed = order.game().rules().notation().parseMove(move);
            listener.answered(Optional.of(new Answer(parsed, now,
                    new Thought(parsed, 12, false, 3, 100, Duration.ofMillis(5), List.of(parsed)))), deadline);
        }

        void keepsSilent() {
            listener.answered(Optional.empty(), deadline);
        }

        void crashes() {
            listener.fault(FaultException.of(VerdictCode.CRASHED, "crashed", "stürzte ab"));
        }
    }

    private final class InMemory implements Ledger {
        @Override
        public void create(GameState record, Seats seats) {
            kept.put(record.setup().id(), new Kept(record, seats));
        }

        @Override
        public void save(Kept before, Kept after) {
            if (diskFull) {
                throw new Full();
            }
            String id = after.record().setup().id();
            if (Objects.requireNonNull(kept.get(id)).record().version() != before.record().version()) {
                throw new Overtaken();
            }
            kept.put(id, after);
        }

        @Override
        public @Nullable Kept load(String id) {
            return kept.get(id);
        }

        @Override
        public List<GameSummary> gamesOf(Person person, int from, int most) {
            return kept.values().stream().map(one -> new GameSummary(one.record(), Instant.EPOCH)).toList();
        }
    }

    private static final class Full extends NotKept {
        private static final long serialVersionUID = 1;

        Full() {
            super("full", null);
        }
    }

    private final Audience audience = new Audience() {
        @Override
        public boolean isEmpty() {
            return !watched;
        }

        @Override
        public boolean watches(Person person) {
            return present.contains(person);
        }

        @Override
        public void tell(String event, long version, Object view) {
            told.add(event + " " + version);
        }

        @Override
        public boolean spread(Person person, boolean glance) {
            spread.add(person.mark());
            return carriedElsewhere;
        }

        @Override
        public void dismiss() {
            told.add("dismissed");
        }
    };

    private final Thinking thinking = new Thinking() {
        @Override
        public Thinking.Search begin(Order order, Listener listener) {
            Scripted search = new Scripted(order, listener);
            searches.add(search);
            return search;
        }

        @Override
        public void forget(String gameId) {
            forgotten.add(gameId);
        }
    };

    final Ledger ledger = new InMemory();

    Carrier carrier() {
        return new Carrier(ledger, thinking, (nanos, work) -> alarms.add(new Alarm(now + nanos, work)), audience,
                () -> now, new SplittableRandom(1), () -> "rematch");
    }

    /** A game of Mühle that Anna made, between these players. */
    Table table(String white, String black, Side... own) {
        Rules rules = Games.rules("muehle", null);
        Setup setup = new Setup("game", rules, rules.start(), PlayerSpec.parseOffered(white),
                PlayerSpec.parseOffered(black), Duration.ofSeconds(2));
        GameState record = GameState.fresh(setup, false);
        Seats seats = Seats.of(ANNA, setup, own.length == 0 ? List.of(Side.WHITE, Side.BLACK) : List.of(own));
        ledger.create(record, seats);
        return open();
    }

    /** A game of two people with a clock; Anna made it and has these seats. */
    Table table(TimeControl clock, Side... own) {
        Rules rules = Games.rules("muehle", null);
        Setup setup = new Setup("game", rules, rules.start(), new PlayerSpec.Human(), new PlayerSpec.Human(),
                Duration.ofSeconds(2)).withClock(clock);
        ledger.create(GameState.fresh(setup, false), Seats.of(ANNA, setup, List.of(own)));
        return open();
    }

    /** Another table for the game that is kept: as after a restart, or on another server. */
    Table open() {
        Table table = new Table(carrier(), Objects.requireNonNull(ledger.load("game")));
        table.open();
        return table;
    }

    /** Time passes, and the timer is late. */
    void passWithoutAlarms(Duration time) {
        now += time.toNanos();
    }

    void pass(Duration time) {
        now += time.toNanos();
        List<Alarm> due = alarms.stream().filter(alarm -> alarm.due() <= now).toList();
        alarms.removeAll(due);
        due.forEach(alarm -> alarm.work().run());
    }

    /** For how many things the timer waits. */
    int alarms() {
        return alarms.size();
    }

    Scripted search() {
        return searches.getLast();
    }

    GameState record() {
        return Objects.requireNonNull(kept.get("game")).record();
    }

    static Seen seen(int number) {
        return new Seen(number, null);
    }
}
