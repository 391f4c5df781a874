package zwickmuehle.arena.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The processes of this machine that have a token of a test among the words of their command. */
final class Survivors {
    private static final long BETWEEN_LOOKS_MILLIS = 20;

    private Survivors() {}

    static List<ProcessHandle> of(String token) throws IOException {
        List<ProcessHandle> survivors = new ArrayList<>();
        if (!Files.isDirectory(Path.of("/proc"))) {
            return survivors;
        }
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                // A process that has ended and waits to be noticed has no command line any more.
                if (List.of(contents(process.resolve("cmdline")).split("\0")).contains(token)) {
                    ProcessHandle.of(Long.parseLong(process.getFileName().toString())).ifPresent(survivors::add);
                }
            }
        }
        return survivors;
    }

    static void awaitNone(Duration patience, String... tokens) throws IOException, InterruptedException {
        for (String token : tokens) {
            await(patience, token, 0);
        }
    }

    /** Waits until so many are left. */
    static void await(Duration patience, String token, int count) throws IOException, InterruptedException {
        long start = System.nanoTime();
        while (of(token).size() != count && System.nanoTime() - start < patience.toNanos()) {
            Thread.sleep(BETWEEN_LOOKS_MILLIS);
        }
        assertThat(of(token)).hasSize(count);
    }

    /** Ends what a test has left on purpose: processes that show its token, and no others. */
    static void end(String token) throws IOException {
        of(token).forEach(ProcessHandle::destroyForcibly);
    }

    private static String contents(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException gone) {
            return "";
        }
    }
}
