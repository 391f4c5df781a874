package zwickmuehle.trust;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One client with an address of its own in 127/8, one connection, and its cookie; as little HTTP as does, so that a
 * thousand of them leave the machine to the server. Used by one thread, which may be a virtual one.
 */
final class LoopbackVisitor implements AutoCloseable {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final int PATIENCE_MILLIS = 60_000;

    private final Socket socket = new Socket();
    private final InputStream in;
    private final int port;
    private @Nullable String cookie;

    /** Connects from the loopback address with that number. */
    LoopbackVisitor(int port, int number) throws IOException {
        this(port, number, PATIENCE_MILLIS);
    }

    /** The same, with less patience. */
    LoopbackVisitor(int port, int number, int patienceMillis) throws IOException {
        this.port = port;
        byte[] own = {127, (byte) (1 + (number >> 16)), (byte) (number >> 8), (byte) number};
        if (own[3] == 0 || own[3] == -1) {
            own[1] = (byte) (own[1] + 64);
            own[3] = 1;
        }
        socket.bind(new InetSocketAddress(InetAddress.getByAddress(own), 0));
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(patienceMillis);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), patienceMillis);
        in = new BufferedInputStream(socket.getInputStream());
    }

    /** An answer. */
    record Reply(int status, Map<String, String> headers, String body) {
        JsonNode json() {
            return MAPPER.readTree(body);
        }

        String header(String name) {
            return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
        }
    }

    /** To end what it waits for from another thread. */
    Socket socket() {
        return socket;
    }

    /** Asks, and does not wait for the answer. */
    void ask(String path) throws IOException {
        say("GET", path, "", null);
    }

    void cookie(@Nullable String value) {
        cookie = value;
    }

    @Nullable
    String cookie() {
        return cookie;
    }

    Reply get(String path) throws IOException {
        say("GET", path, "", null);
        return hear();
    }

    Reply post(String path, String json) throws IOException {
        say("POST", path, "X-Zwickmuehle: 1\r\nContent-Type: application/json\r\n", json.replace('\'', '"'));
        return hear();
    }

    /** Makes a game and returns its address. */
    String newGame(String json) throws IOException {
        Reply reply = post("/api/games", json);
        if (reply.status() != 201) {
            throw new IOException("no game: " + reply.status() + " " + reply.body());
        }
        return "/api/games/" + reply.json().path("id").asString("");
    }

    private void say(String method, String path, String headers, @Nullable String body) throws IOException {
        byte[] bytes = body == null ? new byte[0] : body.getBytes(StandardCharsets.UTF_8);
        String head = method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n"
                + (cookie == null ? "" : "Cookie: zwickmuehle=" + cookie + "\r\n") + headers
                + (body == null ? "" : "Content-Length: " + bytes.length + "\r\n") + "\r\n";
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
        all.writeBytes(bytes);
        socket.getOutputStream().write(all.toByteArray());
    }

    private Reply hear() throws IOException {
        String first = line();
        int status = Integer.parseInt(first.split(" ", 3)[1]);
        Map<String, String> headers = new HashMap<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            headers.put(line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
        }
        String set = headers.get("set-cookie");
        if (set != null && set.startsWith("zwickmuehle=")) {
            cookie = set.substring("zwickmuehle=".length(), set.indexOf(';'));
        }
        return new Reply(status, headers, new String(body(status, headers), StandardCharsets.UTF_8));
    }

    private byte[] body(int status, Map<String, String> headers) throws IOException {
        if (status == 304) {
            return new byte[0];
        }
        if (!"chunked".equals(headers.get("transfer-encoding")) && !headers.containsKey("content-length")
                && "close".equals(headers.get("connection"))) {
            return in.readAllBytes();
        }
        if (!"chunked".equals(headers.get("transfer-encoding"))) {
            return in.readNBytes(Integer.parseInt(headers.getOrDefault("content-length", "0")));
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int length = Integer.parseInt(line(), 16); length > 0; length = Integer.parseInt(line(), 16)) {
            all.writeBytes(in.readNBytes(length));
            line();
        }
        line();
        return all.toByteArray();
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new EOFException("the server closed the connection");
            }
            if (c != '\r') {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    /** Listens to the events of a game until the connection ends; each event's name goes to {@code listener}. */
    void listen(String game, Consumer<String> listener) throws IOException {
        say("GET", game + "/events", "Accept: text/event-stream\r\n", null);
        String first = line();
        if (!first.contains(" 200 ")) {
            throw new IOException("no stream: " + first);
        }
        while (true) {
            String line = line();
            if (line.startsWith("event: ")) {
                listener.accept(line.substring("event: ".length()));
            }
        }
    }

    /** One of the figures at {@code /metrics}. */
    static double figure(int port, String name) throws IOException {
        try (LoopbackVisitor operator = new LoopbackVisitor(port, 2)) {
            return figure(operator.get("/metrics").body(), name);
        }
    }

    /** One of the figures in what {@code /metrics} answered. */
    static double figure(String figures, String name) {
        return figures.lines().filter(line -> line.startsWith(name + " "))
                .map(line -> Double.valueOf(line.substring(name.length()))).findFirst().orElseThrow();
    }

    /** Sends bytes as they are and returns what comes back until the connection ends, or nothing more comes. */
    static String raw(int port, int patienceMillis, byte[] bytes) throws IOException {
        try (Socket plain = new Socket(InetAddress.getLoopbackAddress(), port)) {
            plain.setSoTimeout(patienceMillis);
            plain.getOutputStream().write(bytes);
            plain.shutdownOutput();
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            try {
                plain.getInputStream().transferTo(all);
            } catch (IOException _) {
                // Whatever came until then is the answer.
            }
            return all.toString(StandardCharsets.ISO_8859_1);
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException _) {
            // Then it was closed already.
        }
    }
}
