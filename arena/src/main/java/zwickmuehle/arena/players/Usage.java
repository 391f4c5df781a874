package zwickmuehle.arena.players;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a program uses at a moment, as the system tells it (Linux does).
 *
 * @param memoryBytes memory that belongs to its processes alone; where forked processes share it, it counts for each
 */
record Usage(int processes, long memoryBytes) {
    private static final long PAGE_BYTES = 4_096;

    /** The memory of one process: the second number of its file counts resident pages, the third those it shares. */
    static long memory(long pid) {
        String[] pages = contents(pid, "statm").split(" ", -1);
        try {
            return pages.length < 3 ? 0 : (Long.parseLong(pages[1]) - Long.parseLong(pages[2])) * PAGE_BYTES;
        } catch (NumberFormatException untold) {
            return 0;
        }
    }

    /** Whether a process is held by a signal: its state is the letter after its name, which stands in brackets. */
    static boolean stopped(long pid) {
        String line = contents(pid, "stat");
        return line.startsWith("T", line.lastIndexOf(')') + 2);
    }

    private static String contents(long pid, String file) {
        try {
            return Files.readString(Path.of("/proc", Long.toString(pid), file), StandardCharsets.ISO_8859_1);
        } catch (IOException goneOrUntold) {
            return "";
        }
    }
}
