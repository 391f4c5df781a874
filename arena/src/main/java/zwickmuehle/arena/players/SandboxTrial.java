package zwickmuehle.arena.players;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Finds out whether a sandbox may be used on this machine: that it is installed does not say so. */
final class SandboxTrial {
    /** On a machine that is busy with sixty programs five were too few, and a sandbox that works was given up. */
    private static final int PATIENCE_SECONDS = 30;

    private SandboxTrial() {}

    static boolean works(Sandbox sandbox) {
        try {
            Process process = new ProcessBuilder(sandbox.around(List.of("true")))
                    .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
            boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            process.destroyForcibly();
            return ended && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
