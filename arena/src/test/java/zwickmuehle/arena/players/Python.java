package zwickmuehle.arena.players;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The Python of this machine itself: a name on the PATH may be a script that takes longer than the bot to start. */
public final class Python {
    private static final @Nullable String EXECUTABLE = find();

    private Python() {}

    /** Its path; where there is none, the test is left out and says so. */
    public static String executable() {
        assumeTrue(EXECUTABLE != null, "python3 is not installed: programs in Python are not tested");
        return String.valueOf(EXECUTABLE);
    }

    private static @Nullable String find() {
        Path named = SearchPath.find("python3");
        if (named == null) {
            return null;
        }
        try {
            Process process = new ProcessBuilder(named.toString(), "-c", "import sys; print(sys.executable)").start();
            String path = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return path.isEmpty() ? named.toString() : path;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
