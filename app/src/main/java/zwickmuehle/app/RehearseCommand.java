package zwickmuehle.app;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import zwickmuehle.app.report.PageClient;
import zwickmuehle.app.report.TemporaryFolder;
import zwickmuehle.web.http.Settings;
import zwickmuehle.web.http.WebServer;

/** What a start of the web application does, once, so that the launcher can keep its classes ready for the next. */
@Command(name = "rehearse", hidden = true, mixinStandardHelpOptions = true, description = {
        "Opens the web application for a moment as a browser would, and ends; for the launcher's cache."})
final class RehearseCommand implements Callable<Integer> {
    private static final List<String> OPENED = List.of("/health", "/", "/api/rules", "/api/opponents", "/main.js");

    private final Oracles oracles;

    RehearseCommand(Oracles oracles) {
        this.oracles = oracles;
    }

    @Override
    public Integer call() throws IOException {
        try (TemporaryFolder data = new TemporaryFolder();
                WebServer server = WebServer
                        .start(new Settings("127.0.0.1", 0, data.path(), List.of(), Set.of(), oracles::of, 1,
                                oracles.databases(data.path())))) {
            PageClient client = new PageClient(server.port());
            for (String path : OPENED) {
                client.ask(path, null);
            }
            client.ask("/api/games", "{\"game\":\"muehle\",\"white\":\"human\",\"black\":\"level:1\"}");
        }
        return ExitCode.OK;
    }
}
