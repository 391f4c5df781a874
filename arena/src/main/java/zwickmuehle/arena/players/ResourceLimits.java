package zwickmuehle.arena.players;

import java.io.File;
import java.util.ArrayList;
import java.util.List;

/**
 * What a program may use up. Computing time and file size are set by the shell that starts it, so that its children are
 * bound too. Memory and the number of processes are watched from outside: a limit of the address space would end
 * programs that only reserve a lot (sanitizers, virtual machines), and the system counts processes by user.
 *
 * @param memoryBytes memory that all its processes together really hold
 * @param cpuSeconds computing time of one process, over a whole game
 * @param fileBytes size of any file it writes
 * @param processes how many it may have at once
 * @param complaintBytes how much of its stderr is kept; more of it is read and thrown away
 */
public record ResourceLimits(long memoryBytes, long cpuSeconds, long fileBytes, int processes, int complaintBytes) {
    public static final ResourceLimits STANDARD = new ResourceLimits(8L << 30, 4 * 3_600, 64 << 20, 128, 64 << 10);

    /** Between the signal that a program may understand (SIGXCPU) and the one that it can't (SIGKILL). */
    private static final int SECONDS_OF_GRACE = 5;

    /** The command behind the limits; where there is no shell to set them, the command alone. */
    List<String> around(List<String> command) {
        if (File.separatorChar == '\\') {
            return command;
        }
        String script = "ulimit -c 0; ulimit -f %d; ulimit -S -t %d; ulimit -H -t %d; exec \"$@\""
                .formatted(fileBytes / 512, cpuSeconds, cpuSeconds + SECONDS_OF_GRACE);
        List<String> limited = new ArrayList<>(List.of("/bin/sh", "-c", script, "sh"));
        limited.addAll(command);
        return limited;
    }
}
