package zwickmuehle.web.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What servers tell each other through their database: one line a thing, sent in batches by one thread on a connection
 * of its own, and heard by another on another. Nobody waits for either. PostgreSQL lets transactions that contain a NOTIFY
 * commit one after the other, so none is in the transaction of a move.
 *
 * <p>A notice may be lost: the queue is full, the link is cut, the server dies between its commit and the telling. So
 * nothing relies on it. Whoever hears one looks sooner than it would have; see {@link Sharing}.
 */
final class Notices implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Notices.class);
    private static final String CHANNEL = "zwickmuehle";
    /** PostgreSQL takes less than 8,000 bytes. */
    private static final int MOST_BYTES = 7_000;
    private static final int MOST_WAITING = 20_000;
    private static final long MILLIS_OF_A_BATCH = 5;
    private static final long MILLIS_UNTIL_RETRY = 500;
    private static final int MILLIS_OF_A_LISTEN = 2_000;
    private static final int SECONDS_OF_A_PING = 2;

    private final StoreAddress address;
    private final String server;
    private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
    private volatile boolean closed;
    private @Nullable Thread teller;
    private @Nullable Thread listener;

    /** @param server our own name, so that we do not listen to ourselves; no line has a line break in it */
    Notices(StoreAddress address, String server) {
        this.address = address;
        this.server = server;
    }

    /**
     * Begins to tell and to listen.
     *
     * @param ear hears every line of the others, in the thread that listens
     * @param again called when something may have been missed
     */
    void begin(Consumer<String> ear, Runnable again) {
        teller = Thread.ofPlatform().daemon().name("store-tell").start(() -> persist(this::tellAll));
        listener = Thread.ofPlatform().daemon().name("store-listen").start(() -> persist(connection -> {
            listen(connection, ear, again);
        }));
    }

    /** Tells the others, soon. */
    void tell(String line) {
        // If nobody takes them, what is told is found by looking.
        boolean _ = waiting.offer(line);
    }

    /** Something that is done on a connection until it breaks. */
    private interface Work {
        void on(Connection connection) throws SQLException, InterruptedException;
    }

    private void persist(Work work) {
        while (!closed) {
            try (Connection connection = PostgresDatabase.connect(address)) {
                work.on(connection);
            } catch (SQLException e) {
                LOG.atDebug().addKeyValue("state", String.valueOf(e.getSQLState())).log("the database is gone");
                pause();
            } catch (InterruptedException _) {
                return;
            }
        }
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(MILLIS_UNTIL_RETRY);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void tellAll(Connection connection) throws SQLException, InterruptedException {
        try (Statement setting = connection.createStatement()) {
            // What is told is no promise: nobody waits for the disk.
            setting.execute("SET synchronous_commit = off");
        }
        try (PreparedStatement telling = connection.prepareStatement("SELECT pg_notify(?, ?)")) {
            telling.setString(1, CHANNEL);
            while (!closed) {
                telling.setString(2, batch());
                telling.execute();
            }
        }
    }

    /** Waits for something to tell, and takes along what comes in a moment. */
    private String batch() throws InterruptedException {
        String first = waiting.take();
        TimeUnit.MILLISECONDS.sleep(MILLIS_OF_A_BATCH);
        StringBuilder lines = new StringBuilder(server).append('\n').append(first);
        for (String next = waiting.peek(); next != null && lines.length() + next.length() < MOST_BYTES; next = waiting
                .peek()) {
            lines.append('\n').append(waiting.take());
        }
        return lines.toString();
    }

    private void listen(Connection connection, Consumer<String> ear, Runnable again) throws SQLException {
        try (Statement listening = connection.createStatement()) {
            listening.execute("LISTEN " + CHANNEL);
        }
        // While nobody listened, everything may have changed.
        again.run();
        PGConnection notified = connection.unwrap(PGConnection.class);
        while (!closed) {
            PGNotification[] heard = notified.getNotifications(MILLIS_OF_A_LISTEN);
            if (heard == null || heard.length == 0) {
                if (!connection.isValid(SECONDS_OF_A_PING)) {
                    throw new SQLException("nobody is there any more", "08006");
                }
                continue;
            }
            for (String line : linesOf(heard)) {
                ear.accept(line);
            }
        }
    }

    private List<String> linesOf(PGNotification[] heard) {
        List<String> lines = new ArrayList<>();
        for (PGNotification notification : heard) {
            List<String> all = notification.getParameter().lines().toList();
            if (!all.isEmpty() && !all.getFirst().equals(server)) {
                lines.addAll(all.subList(1, all.size()));
            }
        }
        return lines;
    }

    @Override
    public void close() {
        closed = true;
        for (Thread thread : new @Nullable Thread[]{teller, listener}) {
            if (thread != null) {
                thread.interrupt();
            }
        }
    }
}
