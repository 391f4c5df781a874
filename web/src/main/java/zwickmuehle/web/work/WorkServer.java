package zwickmuehle.web.work;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;

/** The server as a worker meets it: one method for each thing it is asked. Any thread may call. */
public final class WorkServer implements AutoCloseable {
    /** In this header the key travels, and nowhere else. */
    public static final String KEY = "X-Zwickmuehle-Key";
    public static final String PATH = "/api/work/";
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration PATIENCE_FOR_PARCELS = Duration.ofMinutes(2);

    private final URI address;
    private final String key;
    private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5)).build();

    /** The server does not want this request, and would not want it a moment later. */
    static final class Refused extends Exception {
        private static final long serialVersionUID = 1;
        private final int status;
        private final transient Sentence sentence;

        Refused(int status, Sentence sentence) {
            super(sentence.english());
            this.status = status;
            this.sentence = sentence;
        }

        int status() {
            return status;
        }

        Sentence sentence() {
            return sentence;
        }
    }

    /**
     * The server at an address, for whoever has its key.
     *
     * @throws NotationException if the address is none
     */
    public WorkServer(String address, String key) {
        this.key = key;
        try {
            URI given = URI.create(address.endsWith("/") ? address.substring(0, address.length() - 1) : address);
            if (given.getHost() == null || !String.valueOf(given.getScheme()).matches("https?")) {
                throw new IllegalArgumentException();
            }
            this.address = given;
        } catch (IllegalArgumentException _) {
            throw new NotationException("'%s' is no address of a server, such as http://192.168.0.7:8080",
                    "'%s' ist keine Adresse eines Servers wie http://192.168.0.7:8080", Excerpt.of(address));
        }
    }

    private HttpRequest.Builder request(String path, Duration patience) {
        return HttpRequest.newBuilder(URI.create(address + PATH + path)).timeout(patience).header(KEY, key)
                .header("X-Zwickmuehle", "1").header("Content-Type", "application/json");
    }

    /**
     * Asks something.
     *
     * @throws IOException if it is not known whether the server heard it
     */
    JsonNode ask(String what, ObjectNode question) throws IOException, InterruptedException, Refused {
        HttpResponse<byte[]> answer = client.send(
                request(what, PATIENCE).POST(HttpRequest.BodyPublishers.ofString(question.toString(),
                        StandardCharsets.UTF_8)).build(),
                BodyHandlers.ofByteArray());
        return understood(answer.statusCode(), answer.body());
    }

    private static JsonNode understood(int status, byte[] body) throws IOException, Refused {
        JsonNode json;
        try {
            json = MAPPER.readTree(body);
        } catch (JacksonException e) {
            throw new IOException("an answer that is no JSON, with status " + status, e);
        }
        // A server that is being started answers before it has games for workers.
        if (status >= 500 || status == 429 || status == 408 || status == 404) {
            throw new IOException("status " + status + ": " + json.path("detail").asString(""));
        }
        if (status != 200) {
            JsonNode sentence = json.path("sentence");
            throw new Refused(status,
                    new Sentence(Excerpt.of(sentence.path("en").asString("status " + status)),
                            Excerpt.of(sentence.path("de").asString("Status " + status))));
        }
        return json;
    }

    /** The bytes of a program; whoever reads them notices if they are not all. */
    InputStream parcel(String name) throws IOException, InterruptedException {
        HttpResponse<InputStream> answer = client.send(request("parcels/" + name, PATIENCE_FOR_PARCELS).GET().build(),
                BodyHandlers.ofInputStream());
        if (answer.statusCode() != 200) {
            answer.body().close();
            throw new IOException("a program was not sent: status " + answer.statusCode());
        }
        return answer.body();
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
