package zwickmuehle.trust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

/** {@code zwickmuehle worker} as a process of its own, to be killed, stopped and gone on with. */
final class WorkerProcess implements AutoCloseable {
    private final Process process;

    WorkerProcess(String address, Path key, String name, Path log) {
        try {
            ProcessBuilder builder = new ProcessBuilder(List.of(ServerProcess.java(), "-Xmx192m", "-XX:+UseSerialGC",
                    "-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED", "-cp", ServerProcess.classPath(),
                    "zwickmuehle.app.Main", "worker", address, "--key-file", key.toString(), "--parallel", "1",
                    "--name", name)).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
            // What this machine knows for certain must not decide games here and not there.
            builder.environment().put("XDG_DATA_HOME", log.resolveSibling("nothing").toString());
            builder.environment().remove("ZWICKMUEHLE_DATABASES");
            process = builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void kill() {
        process.destroyForcibly().onExit().join();
    }

    void stop() {
        signal("-STOP");
    }

    void goOn() {
        signal("-CONT");
    }

    private void signal(String which) {
        if (!process.isAlive()) {
            return;
        }
        try {
            new ProcessBuilder("kill", which, Long.toString(process.pid())).start().onExit().join();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean alive() {
        return process.isAlive();
    }

    /** Its exit code, when it has ended by itself. */
    int awaitEnd() {
        return process.onExit().join().exitValue();
    }

    @Override
    public void close() {
        goOn();
        kill();
    }
}
