package zwickmuehle.trust.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.search.Oracle;
import zwickmuehle.web.http.Allowances;
import zwickmuehle.web.http.Limit;
import zwickmuehle.web.http.Settings;
import zwickmuehle.web.http.WebServer;

/**
 * Requests to a real server: the first byte of the input chooses a route for which the rest is the body, or sends the
 * rest as it is. Whatever comes, the answer is no 5xx, tells nothing of the inside, and the server goes on answering.
 */
public final class HttpFuzz {
    private static final List<String> ROUTES = List.of("/api/games", "/api/positions", "/api/games/import",
            "/api/games/aaaaaaaaaaaa/moves", "/api/games/import?text", "/api/games/aaaaaaaaaaaa/seats");
    /** Words of which an answer would show what the server is made of. */
    private static final List<String> INSIDE = List.of("Exception", "\tat ", "Jetty");
    private static final int PATIENCE_MILLIS = 20_000;
    private static final Allowances PLENTY = Allowances.STANDARD.with(Limit.REQUESTS_PER_SECOND, 1_000_000)
            .with(Limit.REQUESTS_AT_ONCE, 1_000_000).with(Limit.GAMES_PER_MINUTE, 60_000_000)
            .with(Limit.GAMES_AT_ONCE, 1_000_000).with(Limit.STORED_BYTES_PER_SECOND, 1_000_000_000)
            .with(Limit.QUESTIONS_PER_CLIENT, 100);
    private static final WebServer SERVER = server();

    private HttpFuzz() {}

    private static WebServer server() {
        try {
            Path data = Files.createTempDirectory("fuzz");
            return WebServer.start(new Settings("127.0.0.1", 0, data, List.of(), Set.of(), _ -> Oracle.NONE, 1, PLENTY,
                    false, new Databases(data.resolve("databases"), _ -> {})));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void fuzzerTestOneInput(byte[] data) {
        if (data.length == 0) {
            return;
        }
        int choice = (data[0] & 0xFF) % (ROUTES.size() + 1);
        byte[] rest = Arrays.copyOfRange(data, 1, data.length);
        String answer = exchange(choice == ROUTES.size() ? rest : post(ROUTES.get(choice), rest));
        if (answer.isEmpty()) {
            return;
        }
        String sent = new String(data, StandardCharsets.ISO_8859_1);
        // What was sent may come back, quoted; Jazzer knows the words we look for and sends them.
        boolean tells = INSIDE.stream().anyMatch(word -> answer.contains(word) && !sent.contains(word));
        if (tells || !answer.matches("(?s)HTTP/1\\.1 [1234]\\d\\d.*|HTTP/1\\.1 505 .*")) {
            throw new IllegalStateException("answered: " + answer);
        }
    }

    private static byte[] post(String route, byte[] body) {
        String type = route.endsWith("?text") ? "text/plain" : "application/json";
        byte[] head = ("POST " + route + " HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Zwickmuehle: 1\r\nContent-Type: " + type
                + "\r\nConnection: close\r\nContent-Length: " + body.length + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(head);
        all.writeBytes(body);
        return all.toByteArray();
    }

    private static String exchange(byte[] bytes) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), SERVER.port())) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            try {
                socket.getOutputStream().write(bytes);
                socket.shutdownOutput();
                socket.getInputStream().transferTo(all);
            } catch (SocketTimeoutException silent) {
                throw new IllegalStateException("no answer, and no end, within " + PATIENCE_MILLIS + " ms", silent);
            } catch (IOException _) {
                // The server may close a connection it wants nothing of.
            }
            return all.toString(StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new IllegalStateException("the server does not answer any more", e);
        }
    }
}
