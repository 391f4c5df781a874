package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The files of the page, from the resources of the program, each read once and kept with its compressed form and its
 * tag; scripts go without their comments. Files outside a jar, as while developing, are read anew each time.
 */
final class Page {
    private static final String FOLDER = "/page/";
    private static final List<String> VIEWS = List.of("/", "/game/{id}", "/analysis", "/editor", "/scenarios",
            "/howto", "/games", "/puzzles", "/explore", "/perfect", "/mine", "/tournament", "/tournament/{game}");
    private static final Map<String, String> TYPES = Map.ofEntries(Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"), Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("svg", "image/svg+xml"), Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"), Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("png", "image/png"), Map.entry("ico", "image/x-icon"), Map.entry("webp", "image/webp"),
            Map.entry("woff2", "font/woff2"), Map.entry("mp3", "audio/mpeg"), Map.entry("ogg", "audio/ogg"),
            Map.entry("wav", "audio/wav"), Map.entry("wasm", "application/wasm"),
            Map.entry("book", "application/octet-stream"));
    /** What is compressed already gains nothing by being compressed again. */
    private static final List<String> TEXTS = List.of("html", "js", "css", "svg", "json", "webmanifest", "txt", "wav",
            "wasm");

    @SuppressWarnings("ArrayRecordComponent") // never compared; written to the network as it is
    private record PageFile(String type, byte[] bytes, byte @Nullable [] compressed, String tag) {}

    private final Map<String, PageFile> files = new ConcurrentHashMap<>();

    void register(RoutesConfig routes) {
        VIEWS.forEach(path -> routes.get(path, this::sendView));
        routes.get("/<file>", this::sendFile);
    }

    /** Whoever follows a link that leads nowhere gets the page, which says so kindly; others get the plain refusal. */
    private void sendFile(Context context) {
        PageFile file = find(context.pathParam("file"));
        String accepted = context.header("Accept");
        if (file == null && accepted != null && accepted.contains("text/html")) {
            context.status(404);
            send(context, find("index.html"));
        } else {
            send(context, file);
        }
    }

    /** A folder may be called like a view ({@code tournament}): what is a file in it is sent as that file. */
    private void sendView(Context context) {
        PageFile file = find(context.path().substring(1));
        send(context, file == null ? find("index.html") : file);
    }

    private static void send(Context context, @Nullable PageFile file) {
        if (file == null) {
            throw Problem.notFound();
        }
        context.header("ETag", file.tag());
        context.header("Cache-Control", "no-cache");
        context.header("Vary", "Accept-Encoding");
        if (file.tag().equals(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        context.contentType(file.type());
        String accepted = context.header("Accept-Encoding");
        byte[] bytes = file.bytes();
        if (file.compressed() != null && accepted != null && accepted.contains("gzip")) {
            context.header("Content-Encoding", "gzip");
            bytes = file.compressed();
        }
        Limiter.of(context).answered(Client.of(context), bytes.length);
        context.result(bytes);
    }

    private @Nullable PageFile find(String name) {
        PageFile known = files.get(name);
        String type = TYPES.get(extension(name));
        if (known != null || type == null
                || !name.matches("([A-Za-z0-9_-][A-Za-z0-9._-]*+/)*+[A-Za-z0-9_-][A-Za-z0-9._-]*")) {
            return known;
        }
        URL url = Page.class.getResource(FOLDER + name);
        if (url == null) {
            return null;
        }
        PageFile file = read(url, type, TEXTS.contains(extension(name)));
        if (url.getProtocol().equals("jar")) {
            files.put(name, file);
        }
        return file;
    }

    private static String extension(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static PageFile read(URL url, String type, boolean compress) {
        try (InputStream in = url.openStream()) {
            byte[] bytes = in.readAllBytes();
            if (type.startsWith("text/javascript")) {
                bytes = Script.withoutComments(new String(bytes, StandardCharsets.UTF_8))
                        .getBytes(StandardCharsets.UTF_8);
            }
            return new PageFile(type, bytes, compress ? compressed(bytes) : null, tag(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] compressed(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.toByteArray();
    }

    private static String tag(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return "W/\"" + HexFormat.of().formatHex(hash, 0, 12) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
