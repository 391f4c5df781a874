package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import zwickmuehle.postgres.Postgres;

/**
 * All servers are replaced, one after the other, while people play through a proxy. They do what a page does: it opens
 * its stream again when that ends, and asks again where no answer came; neither is a reload.
 */
class ReplacementTest {
    private static final int PAGES = 10;
    private static final int PATIENCE_MILLIS = 15_000;
    /** So long somebody waits without a word before they would load the page again. */
    private static final long MOST_SILENCE_MILLIS = 8_000;

    @TempDir
    private Path data = Path.of("");

    private final Queue<String> wrong = new ConcurrentLinkedQueue<>();
    private volatile boolean ended;

    /** One who plays both sides of a game, and watches it. */
    private final class OpenPage {
        private final int number;
        private final int port;
        private final String cookie;
        private final String game;
        private final AtomicInteger events = new AtomicInteger();
        private final List<String> made = new ArrayList<>();
        private int asked;
        private volatile long lastWord = System.nanoTime();

        OpenPage(int number, int port) throws IOException {
            this.number = number;
            this.port = port;
            try (LoopbackVisitor visitor = new LoopbackVisitor(port, number, PATIENCE_MILLIS)) {
                game = visitor.newGame("{'game':'muehle'}");
                cookie = Objects.requireNonNull(visitor.cookie());
            }
        }

        private LoopbackVisitor visitor() throws IOException {
            LoopbackVisitor visitor = new LoopbackVisitor(port, number, PATIENCE_MILLIS);
            visitor.cookie(cookie);
            return visitor;
        }

        void watch() {
            while (!ended) {
                try (LoopbackVisitor stream = visitor()) {
                    stream.listen(game, _ -> {
                        events.incrementAndGet();
                        word();
                    });
                } catch (IOException _) {
                    Pause.millis(200);
                }
            }
        }

        private void word() {
            long now = System.nanoTime();
            if ((now - lastWord) / 1_000_000 > MOST_SILENCE_MILLIS) {
                wrong.add("nothing was heard for " + (now - lastWord) / 1_000_000 + " ms");
            }
            lastWord = now;
        }

        void play() {
            SplittableRandom random = new SplittableRandom(number);
            while (!ended) {
                try (LoopbackVisitor visitor = visitor()) {
                    while (!ended && move(visitor, random)) {
                        Pause.millis(100 + random.nextInt(200));
                    }
                } catch (IOException _) {
                    Pause.millis(100);
                }
            }
        }

        /** Looks at the game and makes a move; whether it goes on. */
        private boolean move(LoopbackVisitor visitor, SplittableRandom random) throws IOException {
            LoopbackVisitor.Reply seen = visitor.get(game);
            if (seen.status() != 200) {
                wrong.add("looking was answered " + seen.status() + " " + seen.body());
                return false;
            }
            JsonNode state = seen.json();
            List<String> shown = new ArrayList<>();
            state.path("history").forEach(entry -> shown.add(entry.path("move").asString("")));
            if (!shown.subList(0, Math.min(made.size(), shown.size())).equals(made)) {
                wrong.add("made were " + made + " and shown are " + shown);
            }
            made.clear();
            made.addAll(shown);
            JsonNode moves = state.path("position").path("moves");
            if (state.path("outcome").path("over").asBoolean(false) || moves.isEmpty()) {
                made.clear();
                visitor.post(game + "/restart", "{}");
                return true;
            }
            String move = moves.get(random.nextInt(moves.size())).path("move").asString("");
            asked++;
            LoopbackVisitor.Reply reply = visitor.post(game + "/moves",
                    "{'move':'" + move + "','number':" + shown.size() + "}");
            if (reply.status() == 200) {
                made.add(move);
                return true;
            }
            boolean toldToAskAgain = reply.status() == 503;
            if (!toldToAskAgain) {
                wrong.add("a move was answered " + reply.status() + " " + reply.body());
            }
            return false;
        }
    }

    @Test
    void noMoveIsLostAndNoPageNeedsAReloadWhileAllServersAreReplaced() throws IOException, InterruptedException {
        try (Postgres postgres = Postgres.start()) {
            List<String> store = List.of("--store", postgres.fresh());
            List<String> quick = List.of("-XX:TieredStopAtLevel=1");
            try (ServerProcess one = new ServerProcess(data.resolve("one"), quick, store, postgres.variables());
                    ServerProcess two = new ServerProcess(data.resolve("two"), quick, store, postgres.variables());
                    Balancer proxy = new Balancer(List.of(one.port(), two.port()))) {
                List<OpenPage> pages = new ArrayList<>();
                List<Thread> threads = new ArrayList<>();
                for (int i = 0; i < PAGES; i++) {
                    OpenPage page = new OpenPage(100 + i, proxy.port());
                    pages.add(page);
                    threads.add(Thread.ofVirtual().start(page::watch));
                    threads.add(Thread.ofVirtual().start(page::play));
                }
                Pause.millis(1_500);
                for (ServerProcess server : List.of(one, two)) {
                    assertThat(server.terminate()).as("it ends as it should").isIn(0, 143);
                    server.restart();
                    Pause.millis(1_500);
                }
                ended = true;
                proxy.hangUp();
                for (Thread thread : threads) {
                    thread.join();
                }
                assertThat(wrong).isEmpty();
                for (OpenPage page : pages) {
                    page.word();
                    assertThat(page.asked).isGreaterThan(20);
                    assertThat(page.events.get()).isGreaterThan(20);
                    try (LoopbackVisitor visitor = new LoopbackVisitor(two.port(), page.number)) {
                        List<String> shown = new ArrayList<>();
                        visitor.get(page.game).json().path("history")
                                .forEach(entry -> shown.add(entry.path("move").asString("")));
                        assertThat(shown).as("every move that was acknowledged").startsWith(
                                page.made.toArray(String[]::new));
                    }
                }
                assertThat(wrong).isEmpty();
            }
        }
    }
}
