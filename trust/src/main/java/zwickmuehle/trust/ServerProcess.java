package zwickmuehle.trust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code zwickmuehle serve} as a process of its own, so that it can be loaded, killed the hard way and started again on
 * the same port and data. Used by one thread.
 */
public final class ServerProcess implements AutoCloseable {
    /** Generous: a start takes a second, but on a crowded machine a minute was once too short. */
    private static final Duration START = Duration.ofMinutes(3);
    private static final Duration ANSWER = Duration.ofSeconds(2);
    private static final long MILLIS_BETWEEN_LOOKS = 20;
    private static final int LAST_LINES = 20;

    private final Path data;
    /** What it is started by: a command that is given the data directory and then the command line of the server. */
    private final List<String> around;
    private final List<String> jvmOptions;
    private final List<String> options;
    private final Map<String, String> variables;
    private final String classPath;
    private final int port = freePort();
    private Process process;

    /** @param options more words for the command line */
    public ServerProcess(Path data, List<String> options) {
        this(data, List.of(), options);
    }

    /** With options for the JVM. */
    ServerProcess(Path data, List<String> jvmOptions, List<String> options) {
        this(data, List.of(), jvmOptions, options, Map.of(), classPath());
    }

    /** With variables of its environment, too. */
    ServerProcess(Path data, List<String> jvmOptions, List<String> options, Map<String, String> variables) {
        this(data, List.of(), jvmOptions, options, variables, classPath());
    }

    /** Another build of the program. */
    ServerProcess(Path data, List<String> jvmOptions, List<String> options, Map<String, String> variables,
            String classPath) {
        this(data, List.of(), jvmOptions, options, variables, classPath);
    }

    /** @param around the command that starts it, given the data directory and the command line of the server */
    ServerProcess(Path data, List<String> around, List<String> jvmOptions, List<String> options) {
        this(data, around, jvmOptions, options, Map.of(), classPath());
    }

    private ServerProcess(Path data, List<String> around, List<String> jvmOptions, List<String> options,
            Map<String, String> variables, String classPath) {
        this.data = data;
        this.classPath = classPath;
        this.around = List.copyOf(around);
        this.jvmOptions = List.copyOf(jvmOptions);
        this.options = List.copyOf(options);
        this.variables = Map.copyOf(variables);
        process = start();
    }

    public String address() {
        return "http://127.0.0.1:" + port;
    }

    int port() {
        return port;
    }

    long pid() {
        return process.pid();
    }

    Path log() {
        return data.resolve("server.log");
    }

    /** The end of what it wrote into its log, for whoever wonders what became of it. */
    String lastWords() throws IOException {
        List<String> lines = Files.readAllLines(log());
        return String.join("\n", lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size()));
    }

    static String java() {
        return tool("java");
    }

    private static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }

    /** Everything the tests run on, also for processes they start. */
    public static String classPath() {
        return Optional.ofNullable(System.getProperty("surefire.test.class.path"))
                .orElseGet(() -> System.getProperty("java.class.path"));
    }

    /** As if the power failed: nothing is said, nothing is tidied up. */
    public void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** As Ctrl+C or a service manager stops it, and waits until it has stopped; the exit code. */
    public int terminate() {
        process.destroy();
        return process.onExit().join().exitValue();
    }

    public void restart() {
        process = start();
    }

    @Override
    public void close() {
        kill();
    }

    /** Asks its JVM for a full collection of garbage. */
    void collectGarbage() throws IOException {
        Process command = new ProcessBuilder(tool("jcmd"), Long.toString(pid()), "GC.run").redirectErrorStream(true)
                .start();
        String said = new String(command.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (command.onExit().join().exitValue() != 0) {
            throw new IllegalStateException(said);
        }
    }

    private Process start() {
        List<String> command = new ArrayList<>(around);
        if (!around.isEmpty()) {
            command.add(data.toString());
        }
        command.addAll(List.of(java(), "-Xmx768m", "-XX:+UseSerialGC"));
        command.addAll(jvmOptions);
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp", classPath, "zwickmuehle.app.Main",
                "serve", "--no-browser", "--port", Integer.toString(port), "--data", data.toString()));
        command.addAll(options);
        try {
            Files.createDirectories(data);
            ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()));
            builder.environment().putAll(variables);
            Process started = builder.start();
            awaitHealth(started);
            return started;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void awaitHealth(Process started) throws IOException {
        long deadline = System.nanoTime() + START.toNanos();
        try (HttpClient client = HttpClient.newHttpClient()) {
            while (!healthy(client)) {
                if (!started.isAlive() || System.nanoTime() > deadline) {
                    started.destroyForcibly();
                    throw new IllegalStateException("the server did not start: " + Files.readString(log()));
                }
                Pause.millis(MILLIS_BETWEEN_LOOKS);
            }
        }
    }

    private boolean healthy(HttpClient client) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address() + "/health")).timeout(ANSWER).build();
        try {
            return client.send(request, BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException notYet) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
