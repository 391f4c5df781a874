package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of the page lie in folders, some of which are called like a view. */
class PageTest {
    @RegisterExtension
    static final RunningServer SERVER = new RunningServer();

    private final Visit visit = SERVER.visit();

    @ParameterizedTest
    @CsvSource({"/main.js,text/javascript", "/board/board.js,text/javascript", "/board/board.css,text/css",
            "/game/play.js,text/javascript", "/tournament/tournament.js,text/javascript",
            "/tournament/tournament.css,text/css", "/icon.svg,image/svg+xml",
            "/app.webmanifest,application/manifest+json", "/typeface/alegreya-sans.woff2,font/woff2",
            "/typeface/OFL.txt,text/plain"})
    void everyFileIsSentAsWhatItIs(String path, String type) {
        HttpResponse<String> response = get(path);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type").orElse("")).startsWith(type);
        assertThat(response.body()).isNotEmpty().doesNotContain("<!doctype html>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/game/abc", "/tournament", "/tournament/1", "/analysis", "/editor"})
    void everyViewIsTheSamePage(String path) {
        HttpResponse<String> response = get(path);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
        assertThat(response.body()).startsWith("<!doctype html>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/board", "/board/", "/board/nothing.js", "/transport/", "/PageTest.class", "/board/board"})
    void foldersAndStrangersAreNotFound(String path) {
        assertThat(get(path).statusCode()).isEqualTo(404);
    }

    @Test
    void whoFollowsALinkThatLeadsNowhereGetsThePageWhichSaysSo() {
        HttpResponse<String> response = visit
                .send(visit.request("/nonsense").header("Accept", "text/html,*/*;q=0.8").GET().build());
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(response.body()).startsWith("<!doctype html>");
    }

    @Test
    void commentsAreForThoseWhoReadTheSource() throws IOException {
        try (InputStream in = Objects.requireNonNull(Page.class.getResourceAsStream("/page/state.js"))) {
            String source = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(source).contains("@param");
            String sent = get("/state.js").body();
            assertThat(sent).contains("export function update(change)").doesNotContain("@param");
            assertThat(sent.lines().count()).isEqualTo(source.lines().count());
        }
    }

    @Test
    void aFileThatIsKnownAlreadyIsNotSentAgain() {
        String tag = get("/board/board.js").headers().firstValue("ETag").orElse("");
        HttpResponse<String> again = visit
                .send(visit.request("/board/board.js").header("If-None-Match", tag).GET().build());
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }

    private HttpResponse<String> get(String path) {
        return visit.send(visit.request(path).GET().build());
    }
}
