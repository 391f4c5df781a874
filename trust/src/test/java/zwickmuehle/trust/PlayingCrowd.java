package zwickmuehle.trust;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Pages that really play: each game is played by one client, both sides, at the pace of a quick person, and watched by
 * others over event streams. A game that ends is begun anew.
 */
final class PlayingCrowd implements AutoCloseable {
    private static final List<String> SETUPS = List.of("{'game':'muehle'}", "{'game':'viergewinnt'}");

    private final int port;
    private final long paceMillis;
    private final int watchersEach;
    private final AnswerTimes times = new AnswerTimes();
    private final AtomicLong events = new AtomicLong();
    private final Queue<String> errors = new ConcurrentLinkedQueue<>();
    private final AtomicLong refused = new AtomicLong();
    private final List<LoopbackVisitor> open = new ArrayList<>();
    private final List<Thread> players = new ArrayList<>();
    private volatile boolean measuring;
    private volatile boolean ended;

    PlayingCrowd(int port, long paceMillis, int watchersEach) {
        this.port = port;
        this.paceMillis = paceMillis;
        this.watchersEach = watchersEach;
    }

    /** Lets so many more games begin; numbers are addresses, so a range belongs to one crowd. */
    void grow(int from, int games) {
        for (int i = from; i < from + games; i++) {
            int number = i;
            players.add(Thread.ofVirtual().start(() -> play(number)));
        }
    }

    private void play(int number) {
        SplittableRandom random = new SplittableRandom(number);
        ClientGame game = new ClientGame(SETUPS.get(number % SETUPS.size()), number);
        while (!ended) {
            Pause.millis(random.nextLong(paceMillis));
            try (LoopbackVisitor visitor = new LoopbackVisitor(port, number)) {
                while (!ended) {
                    game.begin(visitor);
                    playOn(visitor, game, number, random);
                }
            } catch (IOException e) {
                if (!ended) {
                    errors.add(e.toString());
                }
            }
        }
    }

    private void playOn(LoopbackVisitor visitor, ClientGame game, int number, SplittableRandom random)
            throws IOException {
        List<LoopbackVisitor> watchers = new ArrayList<>();
        try {
            for (int i = 0; i < watchersEach; i++) {
                watchers.add(watch(game.address(), number + 40_000 + 500 * i));
            }
            while (!ended && !game.over()) {
                long begun = System.nanoTime();
                int status = game.move(visitor);
                if (measuring) {
                    times.add(System.nanoTime() - begun);
                }
                if (status == 429) {
                    refused.incrementAndGet();
                } else if (status != 200) {
                    throw new IOException("a legal move was answered " + status);
                }
                Pause.millis(paceMillis / 2 + random.nextLong(paceMillis));
            }
        } finally {
            watchers.forEach(LoopbackVisitor::close);
        }
    }

    private LoopbackVisitor watch(String game, int number) throws IOException {
        LoopbackVisitor watcher = new LoopbackVisitor(port, number);
        synchronized (open) {
            open.add(watcher);
        }
        Thread.ofVirtual().start(() -> {
            try {
                watcher.listen(game, _ -> events.incrementAndGet());
            } catch (IOException _) {
                // Closed when its game ended, or with the server.
            }
            synchronized (open) {
                open.remove(watcher);
            }
        });
        return watcher;
    }

    /** Measures for a while; the times of the moves in it. */
    AnswerTimes measure(long millis) {
        measuring = true;
        Pause.millis(millis);
        measuring = false;
        return times;
    }

    long events() {
        return events.get();
    }

    /** What went wrong, a line each. */
    Queue<String> errors() {
        return errors;
    }

    long refused() {
        return refused.get();
    }

    @Override
    public void close() {
        ended = true;
        synchronized (open) {
            List.copyOf(open).forEach(LoopbackVisitor::close);
        }
        for (Thread player : players) {
            try {
                player.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException("nobody interrupts the attackers", e);
            }
        }
    }
}
