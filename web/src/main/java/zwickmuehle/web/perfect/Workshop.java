package zwickmuehle.web.perfect;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.files.DatabaseBuilder;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.play.problem.Refusal;

/**
 * Builds databases in the background, one after the other, with one processor left for those who play. What is written
 * is used at once. An order that somebody gave is noted in a file, so that it is gone on with after a restart, until it
 * is done or paused. For any thread.
 */
public final class Workshop implements AutoCloseable {
    /** What comes with every installation: solved in about a second for each rule set. */
    public static final int SMALLEST = 7;
    private static final Logger LOG = LoggerFactory.getLogger(Workshop.class);

    /** All positions with so many stones or fewer. */
    public record Order(RuleSet ruleSet, int stones) {}

    private final Databases databases;
    private final LongSupplier nanoClock;
    private final Path note;
    @GuardedBy("this")
    private final Deque<Order> waiting = new ArrayDeque<>();
    @GuardedBy("this")
    private @Nullable Build build;
    @GuardedBy("this")
    private @Nullable Thread thread;
    private boolean closed;

    public Workshop(Databases databases, LongSupplier nanoClock) {
        this.databases = databases;
        this.nanoClock = nanoClock;
        note = databases.home().resolve("building.txt");
    }

    public Databases databases() {
        return databases;
    }

    /** Begins with the smallest sectors, where they are missing, and goes on with what a restart interrupted. */
    public synchronized void open() {
        for (RuleSet ruleSet : RuleSet.NAMED) {
            if (!databases.of(ruleSet).database().has(new Sector(4, 3))) {
                waiting.add(new Order(ruleSet, SMALLEST));
            }
        }
        Order noted = noted();
        if (noted != null) {
            waiting.add(noted);
        }
        next();
    }

    /** Builds as soon as what is being built now is done, if that is small; refused if somebody's order is at work. */
    public synchronized void begin(Order order) {
        Build current = build;
        if (!waiting.isEmpty() || (current != null && current.order().stones() > SMALLEST)) {
            throw Refusal.notNow("something is being built already: one database at a time",
                    "es wird schon etwas gebaut: immer nur eine Datenbank zugleich");
        }
        write(order);
        waiting.add(order);
        next();
    }

    /** Stops soon; what is written stays, and the same order goes on from there. */
    public synchronized void pause() {
        waiting.clear();
        forget();
        if (thread != null) {
            thread.interrupt();
        }
    }

    /** Processors it builds with. */
    public static int threads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    /** What is being built, if anything. */
    public synchronized @Nullable Build building() {
        return build;
    }

    private synchronized void next() {
        Order order = closed || thread != null ? null : waiting.poll();
        if (order != null) {
            Build begun = new Build(order, nanoClock);
            build = begun;
            thread = Thread.ofPlatform().daemon().name("database").start(() -> work(order, begun));
        }
    }

    private void work(Order order, Build progress) {
        try {
            databases.of(order.ruleSet()).build(order.stones(), threads(), progress);
            done(order);
        } catch (CancellationException | ClosedByInterruptException _) {
            LOG.info("building {} is paused", order.ruleSet().name());
        } catch (IOException | SpokenException | OutOfMemoryError failure) {
            LOG.error("building {} failed; what is written stays", order.ruleSet().name(), failure);
        } finally {
            finished();
        }
    }

    private synchronized void done(Order order) {
        if (order.equals(noted())) {
            forget();
        }
    }

    private synchronized void finished() {
        build = null;
        thread = null;
        next();
    }

    private void write(Order order) {
        try {
            Files.createDirectories(databases.home());
            Files.writeString(note, order.ruleSet().name() + " " + order.stones() + "\n");
        } catch (IOException failure) {
            LOG.warn("the order cannot be noted; after a restart it must be given again", failure);
        }
    }

    private void forget() {
        try {
            Files.deleteIfExists(note);
        } catch (IOException failure) {
            LOG.warn("the note of the order cannot be deleted", failure);
        }
    }

    private @Nullable Order noted() {
        try {
            String[] words = Files.readString(note).strip().split(" ", -1);
            int stones = words.length == 2 && words[1].matches("\\d{1,2}") ? Integer.parseInt(words[1]) : 0;
            boolean sound = Cost.steps().stream().anyMatch(step -> step.stones() == stones);
            return sound ? new Order(RuleSet.parse(words[0]), stones) : null;
        } catch (NoSuchFileException _) {
            return null;
        } catch (IOException | NotationException failure) {
            LOG.warn("the note of what was being built cannot be read", failure);
            return null;
        }
    }

    /** Stops building; an order that was noted goes on after the next start. */
    @Override
    public void close() {
        Thread running;
        synchronized (this) {
            closed = true;
            waiting.clear();
            running = thread;
        }
        if (running != null) {
            running.interrupt();
            try {
                running.join();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** How far a build has come. Told by the thread that builds, asked by any. */
    public static final class Build implements DatabaseBuilder.Progress {
        private final Order order;
        private final LongSupplier nanoClock;
        private final long begun;
        private volatile String sector = "";
        private volatile String stage = "";
        private volatile long before = -1;
        private volatile long done;

        Build(Order order, LongSupplier nanoClock) {
            this.order = order;
            this.nanoClock = nanoClock;
            begun = nanoClock.getAsLong();
        }

        @Override
        public void stage(Sector of, String what) {
            if (before < 0) {
                before = done;
            }
            sector = of.toString();
            stage = what;
        }

        @Override
        public void solved(long positions) {
            done = positions;
        }

        public Order order() {
            return order;
        }

        /** What is being solved, such as {@code 6-4}; empty before it begins. */
        public String sector() {
            return sector;
        }

        /** What is done to it. */
        public String stage() {
            return stage;
        }

        public long done() {
            return done;
        }

        public long total() {
            return DatabaseBuilder.positions(order.stones());
        }

        /** Positions a second since the build began; 0 if there is nothing to measure yet. */
        public double rate() {
            double seconds = (nanoClock.getAsLong() - begun) / 1e9;
            return before < 0 || seconds <= 0 ? 0 : Math.max(0, done - before) / seconds;
        }
    }
}
