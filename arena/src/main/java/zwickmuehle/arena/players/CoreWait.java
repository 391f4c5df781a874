package zwickmuehle.arena.players;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * How long a thread that wanted to run had to wait for a core, as the system itself counts it. Where the system does not
 * tell (it does on Linux), nobody has waited. With it a referee on an overloaded machine can tell a slow program from
 * one that was not let run.
 */
final class CoreWait {
    private static final Path OF_THIS_THREAD = Path.of("/proc/thread-self/schedstat");

    private CoreWait() {}

    /** All that the calling thread has waited in its life, in nanoseconds. */
    static long ofThisThread() {
        return nanos(OF_THIS_THREAD);
    }

    /** All that the main thread of a process has waited. */
    static long of(ProcessHandle process) {
        return nanos(Path.of("/proc", Long.toString(process.pid()), "schedstat"));
    }

    /** The file has three numbers: time run, time waited, number of turns. */
    private static long nanos(Path file) {
        try {
            String[] words = Files.readString(file).split(" ", -1);
            return words.length == 3 ? Long.parseLong(words[1]) : 0;
        } catch (IOException | NumberFormatException untold) {
            return 0;
        }
    }
}
