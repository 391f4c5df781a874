package zwickmuehle.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code zwickmuehle serve} as a process of its own, so that it can be killed the hard way and started again on the
 * same port and data. Used by one test thread.
 */
final class ServerProcess implements AutoCloseable {
    /** Generous: a start takes a second, but on a crowded machine a minute was once too short. */
    private static final Duration START = Duration.ofMinutes(3);

    private final Path data;
    private final int port;
    private final List<String> options;
    private Process process;

    /** @param options more words for the command line */
    ServerProcess(Path data, List<String> options) {
        this.data = data;
        this.options = List.copyOf(options);
        this.port = freePort();
        this.process = start();
    }

    String address() {
        return "http://127.0.0.1:" + port;
    }

    /** As if the power failed: nothing is said, nothing is tidied up. */
    void kill() {
        process.destroyForcibly();
        process.onExit().join();
    }

    /** As Ctrl+C or a service manager stops it. */
    void stop() {
        process.destroy();
        process.onExit().join();
    }

    void restart() {
        process = start();
    }

    @Override
    public void close() {
        kill();
    }

    /** Everything the tests run on, also for processes they start. */
    static String classPath() {
        return Optional.ofNullable(System.getProperty("surefire.test.class.path"))
                .orElseGet(() -> System.getProperty("java.class.path"));
    }

    private Process start() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        try {
            List<String> command = new ArrayList<>(List.of(java, "--enable-native-access=ALL-UNNAMED", "-cp",
                    classPath(), "zwickmuehle.app.Main", "serve", "--no-browser", "--port", Integer.toString(port),
                    "--data", data.toString()));
            command.addAll(options);
            Process started = new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(data.resolve("server.log").toFile()))
                    .start();
            awaitHealth(started);
            return started;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void awaitHealth(Process started) {
        long deadline = System.nanoTime() + START.toNanos();
        try (HttpClient client = HttpClient.newHttpClient()) {
            while (!healthy(client)) {
                if (!started.isAlive() || System.nanoTime() > deadline) {
                    started.destroyForcibly();
                    throw new IllegalStateException("the server did not start; see " + data.resolve("server.log"));
                }
                pause();
            }
        }
    }

    private boolean healthy(HttpClient client) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address() + "/health")).timeout(Duration.ofSeconds(2))
                .build();
        try {
            return client.send(request, BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException notYet) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
