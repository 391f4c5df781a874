package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Events to pages that read as slowly as they can. */
class EventStreamTest {
    private static final Client GUEST = new Client("192.0.2.1");
    private static final String LONG = "ü".repeat(300_000);
    private static final int MOST = 32;

    private final Shares longOnes = new Limiter(Allowances.STANDARD, System::nanoTime).longEvents();

    private EventStream to(OutputStream page, Client client) {
        return new EventStream(page, () -> {}, longOnes, client);
    }

    /** Somebody who has stopped reading: whoever writes waits. */
    private static final class Unread extends OutputStream {
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch read = new CountDownLatch(1);
        private volatile int longest;

        @Override
        public void write(int b) throws IOException {
            write(new byte[]{(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            longest = Math.max(longest, bytes.length);
            begun.countDown();
            try {
                read.await();
            } catch (InterruptedException e) {
                throw (IOException) new InterruptedIOException().initCause(e);
            }
        }
    }

    @Test
    void onlySoManyLongEventsAreOnTheirWayToOneClient() throws Exception {
        List<Unread> pages = new ArrayList<>();
        List<Thread> writers = new ArrayList<>();
        for (int i = 0; i < MOST; i++) {
            Unread page = new Unread();
            pages.add(page);
            writers.add(Thread.ofVirtual().start(() -> {
                try (EventStream stream = to(page, GUEST)) {
                    stream.send("game", 1, LONG);
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            }));
            page.begun.await();
        }
        try (EventStream another = to(new ByteArrayOutputStream(), GUEST);
                EventStream others = to(new ByteArrayOutputStream(), new Client("192.0.2.2"))) {
            assertThatThrownBy(() -> another.send("game", 1, LONG)).isInstanceOf(IOException.class);
            another.send("move", 2, "short");
            others.send("game", 1, LONG);
        }
        pages.forEach(page -> page.read.countDown());
        for (Thread writer : writers) {
            writer.join();
        }
        assertThat(pages).allSatisfy(page -> assertThat(page.longest).isLessThan(20_000));
        try (EventStream again = to(new ByteArrayOutputStream(), GUEST)) {
            again.send("game", 1, LONG);
        }
    }

    @Test
    void whatIsCutIntoPiecesArrivesWhole() throws IOException {
        String data = "x" + "\uD83D\uDE00ü".repeat(50_000);
        ByteArrayOutputStream page = new ByteArrayOutputStream();
        try (EventStream stream = to(page, GUEST)) {
            stream.send("game", 7, data);
        }
        assertThat(page.toString(StandardCharsets.UTF_8)).isEqualTo("event: game\nid: 7\ndata: " + data + "\n\n");
    }
}
