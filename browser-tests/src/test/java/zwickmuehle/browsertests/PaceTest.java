package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.junit.jupiter.api.Test;

/**
 * How fast the page is, in a real browser. What is asserted holds on any machine: everything is drawn, in order, and the
 * page ends where the server is. The figures are printed, beside the load of the machine, for people to judge.
 */
class PaceTest extends BrowserTest {
    /**
     * Notes, for every click on the board, when it came and when the answer to it had been drawn: the list of moves has
     * grown in a frame, and that frame is over.
     */
    private static final String NOTE_CLICKS = """
            () => {
              window.answers = [];
              let clicked = 0;
              addEventListener('click', event => { if (event.target.closest('.point')) clicked = performance.now(); }, true);
              const channel = new MessageChannel();
              channel.port1.onmessage = () => {
                if (clicked) answers.push(performance.now() - clicked);
                clicked = 0;
              };
              new MutationObserver(() => channel.port2.postMessage(0))
                .observe(document.querySelector('.moves'), { childList: true });
            }""";

    /** Notes after every frame how many moves are drawn, and when. */
    private static final String NOTE_FRAMES = """
            () => {
              window.drawn = [];
              const moves = document.querySelector('.moves');
              const channel = new MessageChannel();
              channel.port1.onmessage = () => drawn.push([moves.childElementCount, Date.now()]);
              const frame = () => { channel.port2.postMessage(0); requestAnimationFrame(frame); };
              requestAnimationFrame(frame);
            }""";

    private static void report(String what, String unit, List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        System.out.printf(Locale.ROOT, "%s: %d samples, median %.1f %s, p95 %.1f, worst %.1f; load average %.1f%n",
                what,
                sorted.size(), sorted.get(sorted.size() / 2), unit, sorted.get(sorted.size() * 95 / 100),
                sorted.getLast(), ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    private static List<Double> numbers(Object list) {
        return ((List<?>) list).stream().map(number -> ((Number) number).doubleValue()).toList();
    }

    @Test
    void aClickIsAnsweredAndDrawn() {
        Visitor person = visitor();
        List<Double> all = new ArrayList<>();
        for (String game : List.of("muehle", "viergewinnt", "viergewinnt")) {
            person.sitDown(game, "human");
            if (!person.moves().isEmpty()) {
                person.pressRare("restart");
                person.page.locator("#confirm").click();
            }
            person.page.waitForFunction("() => document.querySelectorAll('.moves button').length === 0");
            person.page.evaluate(NOTE_CLICKS);
            List<String> points = game.equals("muehle")
                    ? List.of("a7", "g7", "g4", "a4", "d1", "g1", "b2", "d2", "f6", "b6", "c4", "e5", "e3", "d7")
                    : List.of("1", "2", "3", "4", "5", "6", "7", "1", "2", "3", "4", "5", "6", "7", "2");
            for (int i = 0; i < points.size(); i++) {
                person.point(points.get(i)).click();
                person.awaitMoves(i + 1);
            }
            List<Double> answers = numbers(person.page.evaluate("() => answers"));
            assertThat(answers).hasSize(points.size());
            all.addAll(answers);
            assertThat(person.moves()).hasSize(points.size());
        }
        report("click to drawn answer", "ms", all);
        assertThat(person.errors()).isEmpty();
    }

    @Test
    void twoHundredMovesASecondAreDrawnInOrder() throws IOException, InterruptedException {
        Visitor watcher = visitor();
        watcher.sitDown("muehle", "human");
        List<Double> lags = new ArrayList<>();
        List<Double> behind = new ArrayList<>();
        double rate = 0;
        int games = 5;
        for (int game = 0; game < games; game++) {
            rate += watchOneGame(watcher, lags, behind) / games;
        }
        System.out.printf(Locale.ROOT, "moves pushed a second, on average of %d games: %.0f%n", games, rate);
        report("from the server's push to the end of the frame that draws it", "ms", lags);
        report("moves pushed and not yet drawn at the end of a frame", "moves", behind);
        assertThat(watcher.errors()).isEmpty();
    }

    /** Returns how many moves the server made a second. */
    private double watchOneGame(Visitor watcher, List<Double> lags, List<Double> behind)
            throws IOException, InterruptedException {
        String id = String.valueOf(watcher.page.evaluate(
                """
                        async () => {
                          const answer = await fetch('/api/games', { method: 'POST', headers: { 'Content-Type': 'application/json' },
                            body: JSON.stringify({ game: 'muehle', variant: 'theorie', white: 'level:0', black: 'level:0',
                              paused: true }) });
                          const { id } = await answer.json();
                          await fetch(`/api/games/${id}/pace`, { method: 'POST', headers: { 'Content-Type': 'application/json' },
                            body: JSON.stringify({ delay: 0 }) });
                          return id;
                        }"""));
        watcher.open("/game/" + id);
        Locator resume = watcher.page.locator(".pace button").first();
        resume.waitFor();
        watcher.page.evaluate(NOTE_FRAMES);
        Map<Integer, Long> pushed = new ConcurrentSkipListMap<>();
        Thread listening = Thread.ofVirtual().start(() -> listen(id, pushed));
        Thread.sleep(300);
        resume.click();
        watcher.awaitEnd();
        watcher.page.waitForTimeout(300);
        Map<Integer, Long> drawn = drawn(watcher);
        listening.interrupt();
        assertThat(watcher.page.evaluate("async id => (await (await fetch(`/api/games/${id}`)).json()).history"
                + ".map(entry => entry.move)", id)).isEqualTo(watcher.moves());
        compare(new TreeMap<>(pushed), drawn, lags, behind);
        List<Long> times = List.copyOf(new TreeMap<>(pushed).values());
        return 1_000.0 * (times.size() - 1) / Math.max(1, times.getLast() - times.getFirst());
    }

    /** When the page had first drawn at least so many moves; the number never falls. */
    private static Map<Integer, Long> drawn(Visitor watcher) {
        Map<Integer, Long> first = new TreeMap<>();
        int last = 0;
        for (Object frame : (List<?>) watcher.page.evaluate("() => drawn")) {
            int moves = ((Number) ((List<?>) frame).get(0)).intValue();
            assertThat(moves).isGreaterThanOrEqualTo(last);
            for (int number = last + 1; number <= moves; number++) {
                first.put(number, ((Number) ((List<?>) frame).get(1)).longValue());
            }
            last = moves;
        }
        return first;
    }

    private static void compare(Map<Integer, Long> pushed, Map<Integer, Long> drawn, List<Double> lags,
            List<Double> behind) {
        assertThat(drawn.keySet()).containsAll(pushed.keySet());
        pushed.forEach((number, time) -> {
            long shown = Objects.requireNonNull(drawn.get(number));
            lags.add((double) Math.max(0, shown - time));
            long later = pushed.values().stream().filter(other -> other <= shown).count();
            behind.add((double) Math.max(0, later - drawn.values().stream().filter(other -> other <= shown).count()));
        });
    }

    /** A listener without a page: when each move reaches this machine's other end of a stream. */
    private void listen(String id, Map<Integer, Long> pushed) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(server().address() + "/api/games/" + id + "/events"))
                .build();
        try (HttpClient client = HttpClient.newHttpClient();
                BufferedReader lines = new BufferedReader(new InputStreamReader(
                        client.send(request, BodyHandlers.ofInputStream()).body(), StandardCharsets.UTF_8))) {
            String event = "";
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("event: ")) {
                    event = line;
                } else if (line.startsWith("data: ") && event.equals("event: move")) {
                    long now = System.currentTimeMillis();
                    pushed.putIfAbsent(number(line), now);
                }
            }
        } catch (IOException | InterruptedException ended) {
            // The test is over.
        }
    }

    private static int number(String data) {
        int at = data.indexOf("\"moveNumber\":") + "\"moveNumber\":".length();
        return Integer.parseInt(data, at, data.indexOf(',', at), 10);
    }
}
