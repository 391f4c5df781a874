package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GuardTest {
    @RegisterExtension
    static final RunningServer SERVER = new RunningServer();

    private final Visit visit = SERVER.visit();

    private int postWith(String header, String value) {
        return visit.send(visit.request("/api/positions").header("Content-Type", "application/json")
                .header(header, value.replace("PORT", String.valueOf(SERVER.port())))
                .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"muehle\"}")).build()).statusCode();
    }

    @ParameterizedTest
    @CsvSource({"Origin,http://evil.example,403", "Origin,null,403", "Origin,http://127.0.0.1:PORT,200",
            "Origin,http://127.0.0.1:1,403", "Sec-Fetch-Site,same-origin,200", "Sec-Fetch-Site,cross-site,403",
            "Sec-Fetch-Site,same-site,403", "X-Zwickmuehle,1,200", "X-Other,1,403"})
    void changesComeOnlyFromTheOwnPageOrFromScripts(String header, String value, int status) {
        assertThat(postWith(header, value)).isEqualTo(status);
    }

    @Test
    void aForeignPageGainsNothingByTheHeaderOfScripts() {
        int status = visit.send(visit.request("/api/positions").header("Content-Type", "application/json")
                .header("Origin", "http://evil.example").header("X-Zwickmuehle", "1")
                .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"muehle\"}")).build()).statusCode();
        assertThat(status).isEqualTo(403);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/health", "/api/rules", "/api/nothing", "/game/abc", "/openapi.json"})
    void everyAnswerTellsBrowsersWhatPagesMayDo(String path) {
        HttpResponse<String> response = visit.send(visit.request(path).GET().build());
        assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
                .contains("default-src 'none'", "script-src 'self' 'wasm-unsafe-eval';", "frame-ancestors 'none'")
                .doesNotContain("'unsafe");
        assertThat(response.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
        assertThat(response.headers().firstValue("Referrer-Policy")).hasValue("no-referrer");
        assertThat(response.headers().firstValue("Server")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/../openapi.json", "/%2e%2e/openapi.json", "/..%2fopenapi.json", "/page/../../x.json",
            "//etc/passwd", "/.git/config", "/%00.js", "/a\\..\\b.js", "/board/../../openapi.json",
            "/board/%2e%2e/%2e%2e/openapi.json", "/board/..%2f..%2fopenapi.json", "/board//../../openapi.json"})
    void noPathLeadsOutOfThePage(String path) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), SERVER.port())) {
            socket.getOutputStream().write(("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).matches("(?s)HTTP/1.1 (400|404) .*");
        }
    }

    @Test
    void aForeignNameForThisMachineIsRefused() throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), SERVER.port())) {
            socket.getOutputStream()
                    .write("GET /health HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .startsWith("HTTP/1.1 403 ");
        }
    }

    @Test
    void filesOfThePageAreTaggedAndCompressed() {
        HttpResponse<String> plain = visit.send(visit.request("/").GET().build());
        String tag = plain.headers().firstValue("ETag").orElse("");
        assertThat(plain.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
        assertThat(visit.send(visit.request("/").header("If-None-Match", tag).GET().build()).statusCode())
                .isEqualTo(304);
        HttpResponse<String> small = visit.send(visit.request("/").header("Accept-Encoding", "gzip").GET().build());
        assertThat(small.headers().firstValue("Content-Encoding")).hasValue("gzip");
    }
}
