package zwickmuehle.postgres;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Programs of PostgreSQL, started as it wants them to be. */
final class PostgresPrograms {
    private PostgresPrograms() {}

    /**
     * PostgreSQL refuses to run as root. In a user namespace without any mapping root is nobody, and so are the files
     * that belong to root: all it looks at fits together, and no other user is needed.
     */
    static List<String> asSomebody(List<String> command) {
        return "root".equals(System.getProperty("user.name"))
                ? Stream.concat(Stream.of("unshare", "--user"), command.stream()).toList()
                : command;
    }

    /** Twenty-four megabytes of memory as a disk of its own, which goes with it. It takes no more right than its own. */
    static List<String> withSmallDisk(Path disk, List<String> command) {
        return Stream.concat(Stream.of("unshare", "--user", "--map-root-user", "--mount", "--", "/bin/sh", "-c",
                "mount -t tmpfs -o size=24m tmpfs \"$0\" && exec \"$@\"", disk.toString(), "unshare", "--user"),
                command.stream()).toList();
    }

    static void run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.onExit().join().exitValue();
        if (code != 0) {
            throw new IOException(String.join(" ", command) + " ended with " + code + ": " + said);
        }
    }
}
