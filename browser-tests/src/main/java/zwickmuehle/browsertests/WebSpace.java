package zwickmuehle.browsertests;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A web space: files below a folder, whole or in parts, as large hosts send them. It counts what it sends of databases. */
final class WebSpace implements AutoCloseable {
    private static final Pattern RANGE = Pattern.compile("bytes=([0-9]{1,12})-([0-9]{1,12})");
    private static final Map<String, String> TYPES = Map.of("html", "text/html; charset=utf-8", "js", "text/javascript",
            "css", "text/css", "wasm", "application/wasm", "svg", "image/svg+xml", "webmanifest",
            "application/manifest+json");

    private final Path root;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicLong databaseBytes = new AtomicLong();
    private final AtomicLong databaseQuestions = new AtomicLong();
    private volatile boolean knowsRanges = true;
    private volatile boolean gone;

    WebSpace(Path root) throws IOException {
        this.root = root.toRealPath();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.setExecutor(threads);
        server.start();
    }

    int port() {
        return server.getAddress().getPort();
    }

    /** From now on every file is sent whole, whatever was asked for. */
    void forgetRanges() {
        knowsRanges = false;
    }

    /** Whether it says nothing at all, as where there is no network, or is there again. */
    void beGone(boolean away) {
        gone = away;
    }

    long databaseBytes() {
        return databaseBytes.get();
    }

    long databaseQuestions() {
        return databaseQuestions.get();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            if (gone) {
                return;
            }
            String path = exchange.getRequestURI().getPath();
            Path file = root.resolve(path.substring(1)).normalize();
            if (Files.isDirectory(file)) {
                file = file.resolve("index.html");
            }
            if (!file.startsWith(root) || !Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            String name = file.getFileName().toString();
            exchange.getResponseHeaders().set("Content-Type",
                    TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream"));
            exchange.getResponseHeaders().set("Cache-Control", "no-cache");
            send(exchange, file, path.contains("/databases/"));
        }
    }

    private void send(HttpExchange exchange, Path file, boolean ofDatabase) throws IOException {
        long size = Files.size(file);
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.getResponseHeaders().set("Content-Length", Long.toString(size));
            exchange.sendResponseHeaders(200, -1);
            return;
        }
        String wanted = exchange.getRequestHeaders().getFirst("Range");
        Matcher range = RANGE.matcher(wanted == null || !knowsRanges ? "" : wanted);
        long from = range.matches() ? Long.parseLong(range.group(1)) : 0;
        long to = range.matches() ? Math.min(size, Long.parseLong(range.group(2)) + 1) : size;
        byte[] bytes = new byte[(int) (to - from)];
        try (RandomAccessFile reading = new RandomAccessFile(file.toFile(), "r")) {
            reading.seek(from);
            reading.readFully(bytes);
        }
        if (ofDatabase) {
            databaseQuestions.incrementAndGet();
            databaseBytes.addAndGet(bytes.length);
        }
        if (range.matches()) {
            exchange.getResponseHeaders().set("Content-Range", "bytes " + from + "-" + (to - 1) + "/" + size);
        }
        exchange.sendResponseHeaders(range.matches() ? 206 : 200, bytes.length == 0 ? -1 : bytes.length);
        try (OutputStream body = exchange.getResponseBody()) {
            body.write(bytes);
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
