package zwickmuehle.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import zwickmuehle.web.http.Settings;
import zwickmuehle.web.http.WebServer;

/** What a start of the web application does, once, so that the launcher can keep its classes ready for the next. */
@Command(name = "rehearse", hidden = true, mixinStandardHelpOptions = true, description = {
        "Opens the web application for a moment as a browser would, and ends; for the launcher's cache."})
final class RehearseCommand implements Callable<Integer> {
    private static final List<String> OPENED = List.of("/health", "/", "/api/rules", "/api/opponents", "/main.js");

    @Override
    public Integer call() throws IOException {
        Path data = Files.createTempDirectory("zwickmuehle");
        try (WebServer server = WebServer
                .start(new Settings("127.0.0.1", 0, data, List.of(), Set.of(), Oracles::of, 1,
                        MuehleDatabases.of(data)))) {
            String address = "http://127.0.0.1:" + server.port();
            for (String path : OPENED) {
                ask(address + path, null);
            }
            ask(address + "/api/games", "{\"game\":\"muehle\",\"white\":\"human\",\"black\":\"level:1\"}");
        }
        delete(data);
        return ExitCode.OK;
    }

    private static void ask(String address, @Nullable String body) throws IOException {
        HttpURLConnection connection = (HttpURLConnection) URI.create(address).toURL().openConnection();
        if (body != null) {
            connection.setDoOutput(true);
            connection.setRequestProperty("X-Zwickmuehle", "1");
            connection.setRequestProperty("Content-Type", "application/json");
            try (OutputStream out = connection.getOutputStream()) {
                out.write(body.getBytes(StandardCharsets.UTF_8));
            }
        }
        try (InputStream in = connection.getInputStream()) {
            in.readAllBytes();
        }
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
