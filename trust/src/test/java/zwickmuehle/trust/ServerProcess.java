package zwickmuehle.trust;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** {@code zwickmuehle serve} as a process of its own, to be loaded, killed and started again. Used by one thread. */
final class ServerProcess implements AutoCloseable {
    private static final long START_SECONDS = 180;

    private final Path data;
    private final List<String> jvmOptions;
    private final List<String> options;
    private final int port;
    private Process process;

    ServerProcess(Path data, String... options) throws IOException {
        this(data, List.of(), options);
    }

    /** With options for the JVM. */
    ServerProcess(Path data, List<String> jvmOptions, String... options) throws IOException {
        this.jvmOptions = jvmOptions;
        this.data = Files.createDirectories(data);
        this.options = List.of(options);
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        process = start();
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

    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    static String classPath() {
        return Objects.requireNonNull(
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    }

    private Process start() throws IOException {
        List<String> command = new ArrayList<>(List.of(java(), "-Xmx768m", "-XX:+UseSerialGC"));
        command.addAll(jvmOptions);
        command.addAll(
                List.of("--enable-native-access=ALL-UNNAMED", "-cp", classPath(), "zwickmuehle.app.Main", "serve",
                        "--no-browser", "--port", String.valueOf(port), "--data", data.toString()));
        command.addAll(options);
        Process started = new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile())).start();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
        while (!healthy()) {
            if (!started.isAlive() || System.nanoTime() > end) {
                started.destroyForcibly();
                throw new IllegalStateException("the server did not start: " + Files.readString(log()));
            }
            Pause.millis(20);
        }
        return started;
    }

    private boolean healthy() {
        try (Visitor visitor = new Visitor(port, 1)) {
            return visitor.get("/health").status() == 200;
        } catch (IOException _) {
            return false;
        }
    }

    /** As if the power failed: nothing is said, nothing is tidied up. */
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    void restart() throws IOException {
        process = start();
    }

    /** Asks it to stop, and waits until it has; the exit code. */
    int terminate() {
        process.destroy();
        return process.onExit().join().exitValue();
    }

    /** Asks its JVM for a full collection of garbage. */
    void collectGarbage() throws IOException {
        Process command = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                String.valueOf(pid()), "GC.run").redirectErrorStream(true).start();
        String said = new String(command.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (command.onExit().join().exitValue() != 0) {
            throw new IllegalStateException(said);
        }
    }

    @Override
    public void close() {
        kill();
    }
}
