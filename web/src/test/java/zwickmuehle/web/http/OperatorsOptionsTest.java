package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.search.Oracle;

/** What docs/operating.md says of options that an operator may give: names it answers to, figures for everybody. */
class OperatorsOptionsTest {
    private static final int GAMES = 3;

    @RegisterExtension
    static final RunningServer SERVER = new RunningServer(data -> new Settings("127.0.0.1", 0, data, List.of(),
            Set.of("Play.Example.org"), _ -> Oracle.NONE, 1,
            Allowances.STANDARD.with("games-per-minute=1").with("games-at-once=" + GAMES), true,
            new Databases(data.resolve("databases"), _ -> {})));

    private static String asked(String path, String... headers) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), SERVER.port())) {
            socket.getOutputStream().write(("GET " + path + " HTTP/1.1\r\n" + String.join("\r\n", headers)
                    + "\r\nConnection: close\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @CsvSource({"play.example.org, 200", "PLAY.EXAMPLE.ORG:8080, 200", "localhost, 200", "127.0.0.1:1, 200",
            "example.org, 403", "x.play.example.org, 403", "play.example.org.evil.example, 403"})
    void itAnswersToTheNamesItIsGivenAndToNoOthers(String host, int status) throws IOException {
        assertThat(asked("/health", "Host: " + host)).startsWith("HTTP/1.1 " + status + " ");
    }

    /** No test opens a server to a network; what an open one would answer to can be asked all the same. */
    @ParameterizedTest
    @CsvSource({"true, '', localhost, true", "true, '', example.org, false", "false, '', example.org, true",
            "false, play.example.org, example.org, false", "false, play.example.org, Play.example.org:80, true",
            "false, play.example.org, '[::1]:8080', true", "false, play.example.org, 192.0.2.7, false"})
    void anOpenServerAnswersToEveryNameUnlessItIsGivenSome(boolean loopback, String allowed, String host,
            boolean answers) {
        Set<String> names = allowed.isEmpty() ? Set.of() : Set.of(allowed);
        Guard guard = new Guard(loopback, names, new Gate(), new Limiter(Allowances.STANDARD, System::nanoTime));
        assertThat(guard.answersTo(host, "/")).isEqualTo(answers);
        // A proxy asks each of several open servers by its address (Caddy does).
        assertThat(guard.answersTo(host, "/ready")).isEqualTo(answers || !loopback);
        assertThat(guard.answersTo(host, "/health")).isEqualTo(answers || !loopback);
    }

    @Test
    void openFiguresAreForWhomeverAProxyAsks() throws IOException {
        assertThat(asked("/metrics", "Host: play.example.org", "X-Forwarded-For: 203.0.113.7"))
                .startsWith("HTTP/1.1 200 ").contains("\nzwickmuehle_games_expired_total 0\n");
    }

    @Test
    void theHeaderForwardedMakesNobodyAnotherClient() {
        Visit visit = SERVER.visit();
        int refused = 0;
        for (int i = 0; i <= GAMES; i++) {
            int status = visit.send(visit.request("/api/games").header("X-Zwickmuehle", "1")
                    .header("Content-Type", "application/json").header("Forwarded", "for=203.0.113." + i)
                    .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"muehle\"}")).build())
                    .statusCode();
            refused += status == 429 ? 1 : 0;
        }
        assertThat(refused).isOne();
    }
}
