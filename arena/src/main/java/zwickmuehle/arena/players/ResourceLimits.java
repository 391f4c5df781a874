package zwickmuehle.arena.players;

import java.io.File;
import java.util.ArrayList;
import java.util.List;

/**
 * What a program may use up, set by the shell that starts it, so that its children are bound too.
 *
 * @param memoryBytes address space of one process; a Java bot does not even start below 4.5 GB
 * @param cpuSeconds computing time of one process, over a whole game
 * @param fileBytes size of any file it writes
 * @param processes how many it may have at once; watched from outside, as the system counts by user and root not at all
 */
public record ResourceLimits(long memoryBytes, long cpuSeconds, long fileBytes, int processes) {
    public static final ResourceLimits STANDARD = new ResourceLimits(8L << 30, 4 * 3_600, 64 << 20, 128);

    /** The command behind the limits; where there is no shell to set them, the command alone. */
    List<String> around(List<String> command) {
        if (File.separatorChar == '\\') {
            return command;
        }
        String script = "ulimit -c 0; ulimit -t %d; ulimit -f %d; ulimit -v %d 2>/dev/null; exec \"$@\""
                .formatted(cpuSeconds, fileBytes / 512, memoryBytes / 1024);
        List<String> limited = new ArrayList<>(List.of("/bin/sh", "-c", script, "sh"));
        limited.addAll(command);
        return limited;
    }
}
