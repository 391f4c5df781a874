package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.search.Oracle;

/** One guest who stays within what each request may do, and wants to cost as much as possible by it. */
class GuestsTest {
    private static final int STORED_BYTES = 150_000;
    private static final Allowances SMALL = Allowances.STANDARD.with(Limit.STORED_BYTES_AT_ONCE, STORED_BYTES)
            .with(Limit.STORED_BYTES_PER_SECOND, 1).with(Limit.MOVES_IN_A_REQUEST, 400).with(Limit.STREAMS, 4)
            .with(Limit.STREAMS_PER_CLIENT, 3).with(Limit.SECONDS_FOR_A_REQUEST, 2)
            .with(Limit.REQUESTS_PER_SECOND, 100).with(Limit.REQUESTS_AT_ONCE, 500)
            .with(Limit.UNREAD_MEGABYTES, 1).with(Limit.BODIES_PER_CLIENT, 3);

    @RegisterExtension
    static final RunningServer SERVER = new RunningServer(data -> new Settings("127.0.0.1", 0, data, List.of(),
            Set.of(), _ -> Oracle.NONE, 2, SMALL, false, new Databases(data.resolve("databases"), _ -> {})));

    private final Visit visit = SERVER.visit();

    /** As a client with that address; a reverse proxy on loopback says so. */
    private HttpResponse<String> post(String client, String path, String type, String body) {
        return visit.send(visit.request(path).header("X-Zwickmuehle", "1").header("X-Forwarded-For", client)
                .header("Content-Type", type).POST(HttpRequest.BodyPublishers.ofString(body)).build());
    }

    private HttpResponse<String> postJson(String client, String path, String json) {
        return post(client, path, "application/json", json.replace('\'', '"'));
    }

    private String figures() {
        return visit.send(visit.request("/metrics").GET().build()).body();
    }

    private void awaitFigures(Predicate<String> expected) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!expected.test(figures())) {
            assertThat(System.nanoTime()).as("%s", figures()).isLessThan(end);
            Thread.sleep(20);
        }
    }

    /** Moves that go to and fro for ever, under rules that know no end. */
    private static String shuffle(int rounds) {
        return "'a7','a1','d7','d1','b6','b2','d6','d2','c5','e3','e5','c4','f4','a4','g4','f6','c3','g7',"
                + IntStream.range(0, rounds).mapToObj(_ -> "'c3-d3','d2-f2','d3-c3','f2-d2'")
                        .collect(Collectors.joining(","));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/openapi.json", "/puzzles/muehle.txt", "/api/puzzles?game=muehle"})
    void whatIsLongCountsAsManyRequests(String path) {
        int answered = 0;
        while (visit.send(visit.request(path).header("X-Forwarded-For", "192.0.2." + (40 + path.length())).build())
                .statusCode() == 200) {
            answered++;
            assertThat(answered).as(path).isLessThan(400);
        }
        assertThat(answered).isPositive();
    }

    // ---- what is stored ----

    @Test
    void aTagOfAMegabyteOrALongNameIsNotStored() {
        for (String tag : List.of("Event", "White", "Reason")) {
            HttpResponse<String> refused = post("192.0.2.1", "/api/games/import", "text/plain",
                    "[" + tag + " \"" + "x".repeat(900_000) + "\"]\n\n1. d6 *\n");
            assertThat(refused.statusCode()).as(tag).isEqualTo(422);
            assertThat(refused.body()).contains("expected at most").hasSizeLessThan(1_000);
        }
        assertThat(postJson("192.0.2.1", "/api/games", "{'game':'muehle','white':'alphabeta:ideas="
                + "x".repeat(60_000) + "'}").statusCode()).isEqualTo(422);
    }

    @Test
    void whoHasHadTooMuchStoredIsRefusedAndOthersAreNot() {
        String game = "{'rules':'theorie','moves':[" + shuffle(90) + "]}";
        int stored = 0;
        HttpResponse<String> reply = postJson("192.0.2.2", "/api/games/import", game);
        for (; reply.statusCode() == 201; stored++) {
            reply = postJson("192.0.2.2", "/api/games/import", game);
        }
        assertThat(reply.statusCode()).isEqualTo(429);
        assertThat(reply.headers().firstValue("Retry-After")).isPresent();
        assertThat(stored).isBetween(1, STORED_BYTES / (360 * 60));
        assertThat(postJson("192.0.2.3", "/api/games/import", game).statusCode()).isEqualTo(201);
        // Nor does anybody's game get on that account because the one who owns it asks for something there.
        String own = visit.newGame("{'game':'viergewinnt','black':'level:1','seconds':0.1}");
        assertThat(SERVER.visit().send(visit.request(own + "/moves").header("X-Zwickmuehle", "1")
                .header("X-Forwarded-For", "192.0.2.2").header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"move\":\"4\",\"number\":0}")).build()).statusCode())
                .isEqualTo(403);
        assertThat(visit.play(own, "4", 0).status()).isEqualTo(200);
        assertThat(visit.awaitTurn(own).path("moveNumber").asInt()).isEqualTo(2);
    }

    /** What computers play for somebody is on the account of that one, too. */
    @Test
    void computersPlayOnlyAsLongAsTheirMovesArePaidFor() throws InterruptedException {
        List<String> games = new ArrayList<>();
        long refused = refused();
        // The games themselves take a fraction of what may be stored.
        for (int i = 0; i < STORED_BYTES / 4_000; i++) {
            HttpResponse<String> made = postJson("192.0.2.4", "/api/games",
                    "{'game':'muehle','variant':'theorie','white':'random','black':'random'}");
            if (made.statusCode() == 429) {
                break;
            }
            games.add(made.headers().firstValue("Location").orElseThrow());
            postJson("192.0.2.4", games.getLast() + "/pace", "{'delay':0}");
        }
        awaitFigures(_ -> refused() > refused);
        int moves = games.stream().mapToInt(game -> visit.get(game).number("moveNumber")).sum();
        assertThat(1_000 * games.size() + 60 * moves).isBetween(STORED_BYTES / 2, STORED_BYTES);
        // A person who is not on that account still has an opponent.
        String own = visit.newGame("{'game':'viergewinnt','black':'level:1','seconds':0.1}");
        visit.play(own, "4", 0);
        assertThat(visit.awaitTurn(own).path("moveNumber").asInt()).isEqualTo(2);
    }

    private long refused() {
        return figures().lines().filter(line -> line.startsWith("zwickmuehle_limits_refused_total "))
                .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1))).sum();
    }

    // ---- what costs time ----

    @Test
    void aRequestBringsOnlySoManyMovesAlong() {
        String game = "{'rules':'theorie','moves':[" + shuffle(60) + "]}";
        assertThat(postJson("192.0.2.5", "/api/records", "[" + game + "]").statusCode()).isEqualTo(200);
        HttpResponse<String> refused = postJson("192.0.2.5", "/api/records", "[" + game + "," + game + "]");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("more than 400 moves together");
        String text = "[Rules \"theorie\"]\n\n" + shuffle(60).replace("'", "").replace(',', ' ') + "\n*\n\n";
        assertThat(post("192.0.2.5", "/api/records", "text/plain", text).statusCode()).isEqualTo(200);
        assertThat(post("192.0.2.5", "/api/records", "text/plain", text + text).statusCode()).isEqualTo(422);
    }

    /** A megabyte holds 300,000 games without a move, whose list was 48 MB long. */
    @ParameterizedTest
    @ValueSource(strings = {"[{},", "[Rules \"theorie\"]\n\n* ", "EEEEEEEEEEEEEEEEEEEEEEEE 9 9 w\n", "3,3\n", "44\n",
            "* "})
    void aRequestBringsOnlySoManyGamesAlong(String begun) {
        boolean json = begun.startsWith("[{");
        String another = json ? "{}," : begun.substring(begun.lastIndexOf(']') + 1).stripLeading();
        String body = begun + another.repeat(50) + (json ? "{}]" : "");
        HttpResponse<String> refused = post("192.0.2.8", "/api/records", json ? "application/json" : "text/plain",
                body);
        assertThat(refused.statusCode()).as(refused.body()).isEqualTo(422);
        assertThat(refused.body()).contains("more than 400 moves together");
    }

    /** Answers that are long count as several requests, so that the same few are not asked for again and again. */
    @Test
    void whoAsksForMuchIsRefusedSoonerThanWhoAsksOften() {
        String game = postJson("192.0.2.6", "/api/games/import",
                "{'rules':'theorie','moves':[" + shuffle(95) + "]}").headers().firstValue("Location").orElseThrow();
        int answered = 0;
        while (visit.send(visit.request(game).header("X-Forwarded-For", "192.0.2.6").GET().build())
                .statusCode() == 200) {
            answered++;
            assertThat(answered).isLessThan(500);
        }
        assertThat(answered).isPositive();
        assertThat(visit.get("/health").status()).isEqualTo(200);
    }

    /** A brace that nothing closes: an expression looked for the other one from each of them, for three quarters of an hour. */
    @Test
    void aFileOfBracesIsRefusedAtOnce() {
        long begun = System.nanoTime();
        HttpResponse<String> refused = post("192.0.2.9", "/api/records", "text/plain", "a " + "{".repeat(1_000_000));
        assertThat(refused.statusCode()).as(refused.body()).isBetween(400, 422);
        assertThat((System.nanoTime() - begun) / 1e9).isLessThan(20);
    }

    /** Expressions that go over the same letters again and again would need minutes for each of these. */
    @ParameterizedTest
    @ValueSource(strings = {"muehle", "viergewinnt"})
    void longNonsenseIsRefusedAtOnce(String game) {
        String nonsense = (game.equals("muehle") ? "x" : "X").repeat(60_000) + "!";
        long begun = System.nanoTime();
        for (int i = 0; i < 4; i++) {
            assertThat(visit.post("/api/positions", "{'game':'" + game + "','moves':['" + nonsense + "']}").status())
                    .isEqualTo(422);
            assertThat(visit.post("/api/positions", "{'game':'" + game + "','position':'" + nonsense + "'}").status())
                    .isEqualTo(422);
        }
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(20));
    }

    @Test
    void aLongTagInATextIsAnsweredInASentence() {
        HttpResponse<String> refused = post("192.0.2.7", "/api/games/import", "text/plain",
                "[Event \"" + "a\\\\".repeat(300_000) + "\"]\n\n1. d6 *\n");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("Event has 600000 characters");
    }

    @Test
    void aDeepPathOfThePageIsNotFound() {
        assertThat(visit.send(visit.request("/" + "a/".repeat(3_500) + "x.js").GET().build()).statusCode())
                .isEqualTo(404);
    }

    /** What is not read is kept in memory; the system takes in only a little of it. */
    @Test
    void whoDoesNotReadWhatTheyAskedForGetsNoMoreOfIt() throws IOException, InterruptedException {
        String client = "192.0.2.60";
        HttpRequest puzzles = visit.request("/api/puzzles?game=muehle").header("X-Forwarded-For", client).build();
        List<Socket> pages = new ArrayList<>();
        try {
            for (int i = 0; i < 8; i++) {
                Socket page = new Socket();
                pages.add(page);
                page.setReceiveBufferSize(4_096);
                page.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), SERVER.port()));
                page.getOutputStream().write(("GET /api/puzzles?game=muehle HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                        + "X-Forwarded-For: " + client + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            }
            await(puzzles, refused -> refused.statusCode() == 429 && refused.body().contains("have not read"));
            HttpResponse<String> made = postJson(client, "/api/games",
                    "{'game':'muehle','variant':'theorie','moves':[" + shuffle(370) + "]}");
            assertThat(made.statusCode()).as("it is made, and who asked has to look").isEqualTo(503);
            assertThat(made.body()).contains("urn:zwickmuehle:unknown-outcome");
            assertThat(visit.get("/api/puzzles?game=muehle").status()).as("others").isEqualTo(200);
        } finally {
            for (Socket page : pages) {
                page.close();
            }
        }
        await(puzzles, answered -> answered.statusCode() == 200);
    }

    private void await(HttpRequest request, Predicate<HttpResponse<String>> expected) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        HttpResponse<String> answer = visit.send(request);
        while (!expected.test(answer)) {
            assertThat(System.nanoTime()).as("%s", answer).isLessThan(end);
            Thread.sleep(100);
            answer = visit.send(request);
        }
    }

    /** Whoever is being heard holds a connection, and has twenty seconds. */
    @Test
    void onlySoManyRequestsOfOneClientAreHeardAtOnce() throws IOException, InterruptedException {
        String begun = String.join("\r\n", "POST /api/games HTTP/1.1", "Host: 127.0.0.1", "X-Zwickmuehle: 1",
                "X-Forwarded-For: 192.0.2.61", "Content-Type: application/json", "Content-Length: 30", "", "{");
        List<Socket> silent = new ArrayList<>();
        try {
            for (int i = 0; i < 4; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), SERVER.port());
                socket.setSoTimeout(20_000);
                silent.add(socket);
                socket.getOutputStream().write(begun.getBytes(StandardCharsets.US_ASCII));
            }
            List<Integer> answers = new ArrayList<>();
            for (Socket socket : silent) {
                answers.add(status(socket));
            }
            assertThat(answers).containsExactlyInAnyOrder(408, 408, 408, 429);
        } finally {
            for (Socket socket : silent) {
                socket.close();
            }
        }
    }

    // ---- what nobody waits for ----

    @Test
    void aReviewThatNobodyWaitsForStops() throws IOException, InterruptedException {
        String game = postJson("192.0.2.8", "/api/games/import",
                "{'rules':'theorie','moves':[" + shuffle(90) + "]}").headers().firstValue("Location").orElseThrow();
        List<Socket> pages = new ArrayList<>();
        for (String accepted : List.of("text/event-stream", "application/json", "text/event-stream",
                "application/json")) {
            Socket page = new Socket(InetAddress.getLoopbackAddress(), SERVER.port());
            page.getOutputStream().write(("GET " + game + "/review?seconds=2 HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: "
                    + accepted + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            pages.add(page);
        }
        awaitFigures(figures -> figures.contains("searches_running 2") && figures.contains("searches_waiting 2"));
        for (Socket page : pages) {
            page.close();
        }
        // Each would have gone on for minutes.
        awaitFigures(figures -> figures.contains("searches_running 0") && figures.contains("searches_waiting 0"));
    }

    // ---- those who play ----

    @Test
    void whoPlaysGetsAStreamWhateverStrangersDo() throws IOException {
        String game = visit.newGame("{'game':'muehle'}");
        String cookie = visit.send(visit.request("/api/games").header("X-Zwickmuehle", "1")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"muehle\"}")).build()).headers()
                .firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
        List<Socket> strangers = new ArrayList<>();
        try {
            for (int i = 0; i < 4; i++) {
                strangers.add(listen(game, "198.51.100." + i / 3, ""));
                assertThat(status(strangers.getLast())).isEqualTo(200);
            }
            strangers.add(listen(game, "198.51.100.9", ""));
            assertThat(status(strangers.getLast())).as("all places are taken").isEqualTo(429);
            // The player comes from the very address of a stranger who has used up all of its own.
            strangers.add(listen(game, "198.51.100.0", "Cookie: " + cookie + "\r\n"));
            assertThat(status(strangers.getLast())).isEqualTo(200);
        } finally {
            for (Socket socket : strangers) {
                socket.close();
            }
        }
    }

    private static Socket listen(String game, String client, String headers) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), SERVER.port());
        socket.setSoTimeout(20_000);
        socket.getOutputStream().write(("GET " + game + "/events HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: "
                + client + "\r\nAccept: text/event-stream\r\n" + headers + "\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static int status(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
            line.write(c);
        }
        return Integer.parseInt(line.toString(StandardCharsets.US_ASCII).split(" ", 3)[1]);
    }

    // ---- doors ----

    @Test
    void aSilentBodyIsNotWaitedForLongerThanPromised() throws IOException {
        for (String sent : List.of("", "{\"ga")) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), SERVER.port())) {
                socket.setSoTimeout(40_000);
                long begun = System.nanoTime();
                socket.getOutputStream().write(("POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Zwickmuehle: 1\r\n"
                        + "Content-Type: application/json\r\nContent-Length: 30\r\n\r\n" + sent)
                        .getBytes(StandardCharsets.US_ASCII));
                assertThat(status(socket)).isEqualTo(408);
                // It would be a minute until the connection counts as idle.
                assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(20));
            }
        }
    }

    @Test
    void aTokenIsMadeByTheServerAndBroughtAlongOnlyByWhoHasOne() {
        String planted = "00112233445566778899aabbccddeeff";
        String own = token(null, planted);
        assertThat(own).matches("[0-9a-f]{32}").isNotEqualTo(planted);
        assertThat(token("Bearer " + planted, null)).matches("[0-9a-f]{32}").isNotEqualTo(planted);
        assertThat(token(null, own)).as("who has a game here is known").isEqualTo(own);
        assertThat(token("Bearer " + own, null)).as("the same token works in a header").isEqualTo(own);
    }

    /** The token that comes back to who makes a game with this one. */
    private String token(@Nullable String authorization,
            @Nullable String cookie) {
        HttpRequest.Builder request = visit.request("/api/games").header("X-Zwickmuehle", "1")
                .header("Content-Type", "application/json");
        if (authorization != null) {
            request.header("Authorization", authorization);
        }
        if (cookie != null) {
            request.header("Cookie", "zwickmuehle=" + cookie);
        }
        String set = SERVER.visit().send(request.POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"muehle\"}"))
                .build()).headers().firstValue("Set-Cookie").orElseThrow();
        return set.substring(set.indexOf('=') + 1, set.indexOf(';'));
    }

    @Test
    void limitsAreShown() {
        assertThat(figures()).contains("zwickmuehle_limit_stored_bytes_at_once " + STORED_BYTES,
                "zwickmuehle_limit_questions_waiting 16");
    }
}
