package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.CookieManager;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.search.Oracle;

/** What bad intent tries first, against a server whose allowances are small enough to be used up in a test. */
class AttackersTest {
    private static final Allowances SMALL = Allowances.STANDARD.with(Limit.REQUESTS_PER_SECOND, 1_000)
            .with(Limit.REQUESTS_AT_ONCE, 4_000).with(Limit.GAMES_PER_MINUTE, 60).with(Limit.GAMES_AT_ONCE, 60)
            .with(Limit.STREAMS, 5).with(Limit.STREAMS_PER_CLIENT, 3).with(Limit.QUESTIONS_PER_CLIENT, 2)
            .with(Limit.CONNECTIONS, 200).with(Limit.CONNECTIONS_PER_ADDRESS, 100)
            .with(Limit.SECONDS_FOR_A_REQUEST, 1);

    @RegisterExtension
    static final RunningServer SERVER = new RunningServer(data -> new Settings("127.0.0.1", 0, data, List.of(),
            Set.of("play.example"), _ -> Oracle.NONE, 2, SMALL, false,
            new Databases(data.resolve("databases"), _ -> {})));

    private final Visit visit = SERVER.visit();

    private static Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), SERVER.port());
        socket.setSoTimeout(20_000);
        return socket;
    }

    private static String raw(String request) throws IOException {
        try (Socket socket = connect()) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            try {
                socket.getInputStream().transferTo(all);
            } catch (SocketTimeoutException _) {
                all.writeBytes("(no end)".getBytes(StandardCharsets.US_ASCII));
            }
            return all.toString(StandardCharsets.UTF_8);
        }
    }

    // ---- what browsers are told ----

    @ParameterizedTest
    @ValueSource(strings = {"GET / HTTP/1.1", "GET /main.js HTTP/1.1", "GET /nothing.js HTTP/1.1",
            "GET /api/games/aaaaaaaaaaaa HTTP/1.1", "GET /api/games/aaaaaaaaaaaa/events HTTP/1.1",
            "POST /api/games HTTP/1.1", "PUT / HTTP/1.1", "TRACE / HTTP/1.1", "OPTIONS /api/games HTTP/1.1",
            "GET /metrics HTTP/1.1", "GET /%zz HTTP/1.1", "GET / HTTP/9.9", "NONSENSE", "GET /../x HTTP/1.1",
            "HEAD / HTTP/1.1"})
    void everyAnswerCarriesTheOrders(String line) throws IOException {
        String answer = raw(line + "\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
        String head = answer.substring(0, answer.indexOf("\r\n\r\n"));
        BrowserOrders.ALL.forEach((name, value) -> assertThat(head).contains(name + ": " + value));
        assertThat(answer).doesNotContain("Jetty").doesNotContain("Javalin").doesNotContain("Exception")
                .doesNotContain("Server:").doesNotContain("X-Powered-By").doesNotContain("Access-Control");
    }

    @Test
    void thePageHasNoInlineScriptOrStyle() {
        String page = visit.send(visit.request("/").GET().build()).body();
        assertThat(page).doesNotContainPattern("<script(?![^>]*\\bsrc=)[^>]*>").doesNotContain("<style")
                .doesNotContainPattern("\\son[a-z]+=").doesNotContain("javascript:");
        // The module that carries games may be compiled; nothing else is loosened.
        assertThat(String.valueOf(BrowserOrders.ALL.get("Content-Security-Policy"))
                .replace(" 'wasm-unsafe-eval';", ";"))
                .startsWith("default-src 'none'; script-src 'self';").doesNotContain("unsafe");
    }

    // ---- seats and tokens ----

    @Test
    void aTokenIsTakenFromAHeaderOrACookieAndFromNowhereElse() {
        String game = visit.newGame("{'game':'muehle'}");
        String token = visit.client().cookieHandler().map(handler -> ((CookieManager) handler)
                .getCookieStore().getCookies().getFirst().getValue()).orElseThrow();
        assertThat(token).matches("[0-9a-f]{32}");
        Visit thief = SERVER.visit();
        for (String query : List.of("token", "zwickmuehle", "access_token", "authorization")) {
            assertThat(thief.post(game + "/moves?" + query + "=" + token, "{'move':'d6','number':0}").status())
                    .isEqualTo(403);
        }
        assertThat(thief.post(game + "/moves", "{'move':'d6','number':0,'token':'" + token + "'}").status())
                .isEqualTo(403);
        assertThat(thief.get(game).json().toString()).doesNotContain(token);
        HttpResponse<String> owner = thief.send(thief.request(game + "/moves").header("X-Zwickmuehle", "1")
                .header("Content-Type", "application/json").header("Authorization", "Bearer " + token)
                .POST(HttpRequest.BodyPublishers.ofString("{\"move\":\"d6\",\"number\":0}")).build());
        assertThat(owner.statusCode()).isEqualTo(200);
    }

    @Test
    void theCookieIsOutOfReachOfScriptsAndOtherSites() {
        HttpResponse<String> made = visit.send(visit.request("/api/games").header("X-Zwickmuehle", "1")
                .header("X-Forwarded-Proto", "https").header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"muehle\"}")).build());
        assertThat(made.headers().firstValue("Set-Cookie").orElse("")).contains("; HttpOnly", "; SameSite=Strict",
                "; Secure", "; Path=/api");
        assertThat(made.body()).doesNotContainPattern("[0-9a-f]{32}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "0", "zwickmuehle", "00000000000000000000000000000000",
            "' OR 1=1 --", "0000000000000000000000000000000g"})
    void noInventedTokenHoldsASeat(String token) {
        String game = visit.newGame("{'game':'muehle'}");
        Visit thief = SERVER.visit();
        int status = thief.send(thief.request(game + "/moves").header("X-Zwickmuehle", "1")
                .header("Content-Type", "application/json").header("Authorization", "Bearer " + token)
                .POST(HttpRequest.BodyPublishers.ofString("{\"move\":\"d6\",\"number\":0}")).build()).statusCode();
        assertThat(status).isEqualTo(403);
    }

    // ---- requests that are none ----

    @Test
    void twoLengthsAreOneTooMany() throws IOException {
        assertThat(raw(lines("POST /api/positions HTTP/1.1", "Host: 127.0.0.1", "X-Zwickmuehle: 1",
                "Content-Length: 5", "Transfer-Encoding: chunked", "", "0", "", "GET /health HTTP/1.1",
                "Host: 127.0.0.1", "", ""))).startsWith("HTTP/1.1 400 ").doesNotContain("\"ok\"");
        assertThat(raw(lines("POST /api/positions HTTP/1.1", "Host: 127.0.0.1", "Content-Length: 5",
                "Content-Length: 6", "", "hello!"))).startsWith("HTTP/1.1 400 ");
    }

    private static String lines(String... lines) {
        return String.join("\r\n", lines);
    }

    @Test
    void hugeHeadersAreRefused() throws IOException {
        assertThat(raw("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: " + "x".repeat(20_000) + "\r\n\r\n"))
                .startsWith("HTTP/1.1 431 ");
        assertThat(raw("GET /" + "x".repeat(20_000) + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"))
                .startsWith("HTTP/1.1 414 ");
    }

    @Test
    void anAllowedNameIsAnsweredAndAForeignOneIsNot() throws IOException {
        assertThat(raw("GET /health HTTP/1.1\r\nHost: play.example\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 200 ");
        assertThat(raw("GET /health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 403 ");
    }

    // ---- slowness ----

    /** A header dribbled byte by byte keeps a connection busy and never ends: the server ends it. */
    @Test
    void whoeverDribblesAHeaderIsShownOut() throws IOException, InterruptedException {
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < 30; i++) {
                Socket socket = connect();
                socket.getOutputStream()
                        .write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ".getBytes(StandardCharsets.US_ASCII));
                sockets.add(socket);
            }
            long end = System.nanoTime() + 20_000_000_000L;
            int open = sockets.size();
            while (open > 0 && System.nanoTime() < end) {
                Thread.sleep(100);
                open = 0;
                for (Socket socket : sockets) {
                    open += stillOpen(socket) ? 1 : 0;
                }
            }
            assertThat(open).isZero();
            assertThat(visit.get("/health").status()).isEqualTo(200);
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    private static boolean stillOpen(Socket socket) {
        try {
            socket.getOutputStream().write('x');
            socket.setSoTimeout(1);
            return socket.getInputStream().read() >= 0;
        } catch (SocketTimeoutException _) {
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    // ---- too much ----

    @Test
    void onlySoManyPagesOfOneClientListen() throws IOException {
        String game = visit.newGame("{'game':'muehle'}");
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < 3; i++) {
                Socket socket = connect();
                sockets.add(socket);
                assertThat(firstLine(socket, game)).contains(" 200 ");
            }
            try (Socket surplus = connect()) {
                assertThat(firstLine(surplus, game)).contains(" 429 ");
            }
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    private static String firstLine(Socket socket, String game) throws IOException {
        socket.getOutputStream().write(("GET " + game + "/events HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                + "X-Forwarded-For: 203.0.113.7\r\nAccept: text/event-stream\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        InputStream in = socket.getInputStream();
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
            line.append((char) c);
        }
        return line.toString();
    }

    @Test
    void whoMakesGamesWithoutEndIsRefused() {
        int refused = 0;
        String retry = "";
        for (int i = 0; i < 90; i++) {
            HttpResponse<String> made = visit.send(visit.request("/api/games").header("X-Zwickmuehle", "1")
                    .header("X-Forwarded-For", "10.0.0.1, 198.51.100.9").header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"muehle\"}")).build());
            if (made.statusCode() == 429) {
                refused++;
                retry = made.headers().firstValue("Retry-After").orElse("");
                break;
            }
        }
        assertThat(refused).isPositive();
        assertThat(retry).isNotEmpty();
        assertThat(visit.post("/api/games", "{'game':'muehle'}").status()).isEqualTo(201);
    }

    @Test
    void aGameOfAHundredThousandMovesIsNotImported() {
        assertThat(visit.post("/api/positions", "{'game':'muehle','moves':['"
                + "d6','".repeat(4_000) + "d6']}").text("detail")).contains("at most 3000");
        // Legal from the first to the last, so that nothing but their number is wrong.
        for (Map.Entry<String, String> tooMany : Map.of(game(800), "more than 3000 moves",
                game(740) + (",\n" + game(740)).repeat(10), "more than 30000 moves together").entrySet()) {
            Visit.Reply refused = visit.post("/api/games/import", "[" + tooMany.getKey() + "]");
            assertThat(refused.status()).isEqualTo(422);
            assertThat(refused.text("detail")).contains(tooMany.getValue());
        }
    }

    private static String game(int rounds) {
        return "{'rules':'theorie','moves':['"
                + "a7 a1 d7 d1 b6 b2 d6 d2 c5 e3 e5 c4 f4 a4 g4 f6 c3 g7".replace(" ", "','")
                + "','c3-d3','d2-f2','d3-c3','f2-d2".repeat(rounds) + "']}";
    }

    // ---- who may read the figures ----

    @Test
    void figuresAreForThisMachineOnly() throws IOException {
        assertThat(raw("GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 200 ").contains("zwickmuehle_heap_bytes ", "zwickmuehle_watchers ",
                        "zwickmuehle_moves_total ", "zwickmuehle_searches_refused_total ",
                        "zwickmuehle_http_responses_total{status=\"200\"}",
                        "zwickmuehle_http_response_seconds_bucket{of=\"move\",le=\"0.1\"}", "zwickmuehle_open_files ",
                        "zwickmuehle_threads ", "zwickmuehle_games_total ", "zwickmuehle_connections ",
                        "zwickmuehle_searches_running ", "zwickmuehle_searches_waiting ",
                        "zwickmuehle_http_response_seconds_bucket{of=\"other\",le=\"0.1\"}",
                        "zwickmuehle_store_waiting ", "zwickmuehle_store_failures_total ");
        assertThat(raw(lines("GET /metrics HTTP/1.1", "Host: 127.0.0.1", "X-Forwarded-For: 203.0.113.7",
                "Connection: close", "", ""))).startsWith("HTTP/1.1 404 ");
    }
}
