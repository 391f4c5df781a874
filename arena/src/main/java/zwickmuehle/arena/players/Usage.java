package zwickmuehle.arena.players;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a program uses at a moment, as the system tells it (Linux does).
 *
 * @param memoryBytes memory that its processes hold at most: what they share counts for each of them
 */
record Usage(int processes, long memoryBytes) {
    /** What one process holds that is no file: its own memory, and what it shares with others. */
    static long memory(long pid) {
        return kilobytes(contents(pid, "status"), "RssAnon", "RssShmem") << 10;
    }

    /** The same with its part only of what is shared; takes the system a while to find out. */
    static long partOfMemory(long pid) {
        return kilobytes(contents(pid, "smaps_rollup"), "Pss_Anon", "Pss_Shmem") << 10;
    }

    /** Lines such as {@code RssAnon:   1234 kB}, added up. */
    private static long kilobytes(String file, String... names) {
        long sum = 0;
        for (String name : names) {
            Matcher line = Pattern.compile("(?m)^" + name + ":\\s+([0-9]{1,12}) kB$").matcher(file);
            sum += line.find() ? Long.parseLong(line.group(1)) : 0;
        }
        return sum;
    }

    /** Whether a process is held by a signal: its state is the letter after its name, which stands in brackets. */
    static boolean stopped(long pid) {
        String line = contents(pid, "stat");
        return line.startsWith("T", line.lastIndexOf(')') + 2);
    }

    /** Whether a thread of a process runs or waits for a core, and so has something to compute. */
    static boolean computing(long pid) {
        try (Stream<Path> threads = Files.list(Path.of("/proc", Long.toString(pid), "task"))) {
            return threads.anyMatch(thread -> {
                String line = contents(thread.resolve("stat"));
                return line.startsWith("R", line.lastIndexOf(')') + 2);
            });
        } catch (IOException | UncheckedIOException goneOrUntold) {
            return false;
        }
    }

    private static String contents(long pid, String file) {
        return contents(Path.of("/proc", Long.toString(pid), file));
    }

    private static String contents(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException goneOrUntold) {
            return "";
        }
    }
}
