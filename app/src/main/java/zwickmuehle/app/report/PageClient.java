package zwickmuehle.app.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Somebody who uses the web application of this machine as a page would: it keeps its cookie. For one thread. */
public final class PageClient {
    private final String address;
    private final @Nullable String from;
    private @Nullable String cookie;

    public PageClient(int port) {
        this(port, null);
    }

    /** @param from the address of this person, as a proxy on this machine would tell it; null: this machine */
    PageClient(int port, @Nullable String from) {
        address = "http://127.0.0.1:" + port;
        this.from = from;
    }

    /** Posts a body, or gets where there is none; the answer as text. */
    public String ask(String path, @Nullable String body) throws IOException {
        HttpURLConnection connection = (HttpURLConnection) URI.create(address + path).toURL().openConnection();
        if (cookie != null) {
            connection.setRequestProperty("Cookie", cookie);
        }
        if (from != null) {
            connection.setRequestProperty("X-Forwarded-For", from);
        }
        if (body != null) {
            connection.setDoOutput(true);
            connection.setRequestProperty("X-Zwickmuehle", "1");
            connection.setRequestProperty("Content-Type", "application/json");
            try (OutputStream out = connection.getOutputStream()) {
                out.write(body.getBytes(StandardCharsets.UTF_8));
            }
        }
        try (InputStream in = connection.getInputStream()) {
            String fresh = connection.getHeaderField("Set-Cookie");
            if (fresh != null) {
                cookie = fresh.split(";", 2)[0];
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
