package zwickmuehle.browsertests;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The Firefox of this machine, by WebDriver BiDi: JSON over a web socket, which needs no build of the browser's own. */
final class Firefox implements AutoCloseable {
    private static final List<Path> PLACES = List.of(Path.of("/usr/bin/firefox-esr"), Path.of("/usr/bin/firefox"));
    private static final Pattern LISTENING = Pattern.compile(".*WebDriver BiDi listening on (ws://\\S+)");
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int SECONDS = 60;
    /** German, without motions, and without a word to anybody but the pages it is told to open. */
    private static final String SETTINGS = """
            user_pref("intl.accept_languages", "de-DE, de");
            user_pref("ui.prefersReducedMotion", 1);
            user_pref("app.update.enabled", false);
            user_pref("browser.shell.checkDefaultBrowser", false);
            user_pref("browser.safebrowsing.malware.enabled", false);
            user_pref("browser.safebrowsing.phishing.enabled", false);
            user_pref("datareporting.policy.dataSubmissionEnabled", false);
            user_pref("extensions.update.enabled", false);
            user_pref("network.captive-portal-service.enabled", false);
            user_pref("network.connectivity-service.enabled", false);
            user_pref("services.settings.server", "data:,none");
            """;

    private final Process process;
    private final HttpClient client = HttpClient.newHttpClient();
    private final WebSocket socket;
    private final AtomicInteger last = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private final String context;

    private Firefox(Path binary, Path profile) throws IOException {
        Files.writeString(profile.resolve("user.js"), SETTINGS);
        process = new ProcessBuilder(binary.toString(), "--headless", "--remote-debugging-port=0", "--profile",
                profile.toString(), "--width", "1200", "--height", "900").redirectErrorStream(true).start();
        socket = client.newWebSocketBuilder().buildAsync(URI.create(address() + "/session"), new Hearing()).join();
        ask("session.new", Map.of("capabilities", Map.of()));
        ask("session.subscribe", Map.of("events", List.of("log.entryAdded")));
        context = ask("browsingContext.create", Map.of("type", "tab")).path("context").asString();
    }

    /** Empty where none is installed. */
    static Optional<Path> installed() {
        return PLACES.stream().filter(Files::isExecutable).findFirst();
    }

    static Firefox start(Path binary, Path profile) throws IOException {
        return new Firefox(binary, profile);
    }

    private String address() throws IOException {
        BufferedReader output = process.inputReader();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            Matcher listening = LISTENING.matcher(line);
            if (listening.matches()) {
                Thread.ofVirtual().start(() -> drain(output));
                return listening.group(1);
            }
        }
        throw new IOException("Firefox ended before it listened");
    }

    /** Whoever writes more than is read stands still. */
    private static void drain(BufferedReader output) {
        try (output) {
            while (output.readLine() != null) {
                // Nobody wants to know.
            }
        } catch (IOException ended) {
            // With its browser.
        }
    }

    private final class Hearing implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean lastPart) {
            text.append(data);
            if (lastPart) {
                JsonNode message = JSON.readTree(text.toString());
                text.setLength(0);
                if (message.path("method").asString("").equals("log.entryAdded")) {
                    complain(message.path("params"));
                }
                CompletableFuture<JsonNode> asked = waiting.remove(message.path("id").asInt(-1));
                if (asked != null && message.path("type").asString("").equals("success")) {
                    asked.complete(message.path("result"));
                } else if (asked != null) {
                    asked.completeExceptionally(new IllegalStateException(message.toString()));
                }
            }
            from.request(1);
            return CompletableFuture.completedStage(null);
        }
    }

    private void complain(JsonNode entry) {
        String level = entry.path("level").asString("");
        if (level.equals("error") || level.equals("warn")) {
            complaints.add(entry.path("text").asString(""));
        }
    }

    /** What the page's console was told to be wrong. */
    List<String> complaints() {
        return complaints;
    }

    /** What was wrong with a page that is no longer there. */
    void forgetComplaints() {
        complaints.clear();
    }

    private JsonNode ask(String method, Map<String, ?> parameters) {
        int id = last.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        socket.sendText(JSON.writeValueAsString(Map.of("id", id, "method", method, "params", parameters)), true).join();
        return answer.orTimeout(SECONDS, TimeUnit.SECONDS).join();
    }

    void open(String address) {
        ask("browsingContext.navigate", Map.of("context", context, "url", address, "wait", "complete"));
    }

    /** The same for a page that may load itself anew before it is complete. */
    void openWhatMayLoadItselfAnew(String address) {
        try {
            open(address);
        } catch (CompletionException aborted) {
            if (!String.valueOf(aborted.getMessage()).contains("NS_BINDING_ABORTED")) {
                throw aborted;
            }
        }
    }

    /** To the page before, as by the button for it. */
    void goBack() {
        ask("browsingContext.traverseHistory", Map.of("context", context, "delta", -1));
    }

    /** What an expression comes to, as text; promises are waited for. */
    String evaluate(String expression) {
        JsonNode result = ask("script.evaluate",
                Map.of("expression", "(async () => String(await (" + expression + ")))()",
                        "target", Map.of("context", context), "awaitPromise", true));
        if (!result.path("type").asString("").equals("success")) {
            throw new IllegalStateException(result.toString());
        }
        return result.path("result").path("value").asString("");
    }

    /** Waits until an expression is true, in whatever page is there then: it may be loaded anew meanwhile. */
    void await(String expression) {
        try {
            waitFor(expression);
        } catch (CompletionException loadedAnew) {
            waitFor(expression);
        } catch (IllegalStateException late) {
            throw new IllegalStateException("waited for " + expression + " where the page says "
                    + evaluate("document.querySelector('main').textContent.slice(0, 1000)") + " and its console "
                    + complaints, late);
        }
    }

    private void waitFor(String expression) {
        evaluate("(async () => { for (const late = Date.now() + 30000; Date.now() < late;"
                + " await new Promise((later) => setTimeout(later, 20))) if (" + expression + ") return true;"
                + " throw new Error('waited too long'); })()");
    }

    /** A click in the middle of an element, as by a mouse. */
    void click(String selector) {
        String[] middle = evaluate("(() => { const e = document.querySelector(" + JSON.writeValueAsString(selector)
                + "); e.scrollIntoView({ block: 'nearest' }); const r = e.getBoundingClientRect();"
                + " return Math.round(r.x + r.width / 2) + ' ' + Math.round(r.y + r.height / 2); })()").split(" ", -1);
        ask("input.performActions",
                Map.of("context", context, "actions", List.of(Map.of("type", "pointer", "id", "mouse",
                        "actions", List.of(Map.of("type", "pointerMove", "x", Integer.parseInt(middle[0]), "y",
                                Integer.parseInt(middle[1])), Map.of("type", "pointerDown", "button", 0),
                                Map.of("type", "pointerUp", "button", 0))))));
    }

    @Override
    public void close() {
        socket.abort();
        client.shutdownNow();
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
