package zwickmuehle.arena.players;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import zwickmuehle.rules.Sentence;

/** How a program is shut in: what is really started in place of its command. Immutable, used from any thread. */
public sealed interface Sandbox permits Bubblewrap, PlainProcess {

    /** The command that starts {@code command} shut in, with {@code directory} as its working directory. */
    List<String> around(List<String> command, Path directory);

    ResourceLimits limits();

    /** What programs can and can't do in it, told to whoever runs a match. */
    Sentence description();

    /** Bubblewrap where it is installed and works, plain processes otherwise. Tries it out, so ask once and keep it. */
    static Sandbox strongest(ResourceLimits limits) {
        Path bubblewrap = SearchPath.find("bwrap");
        if (bubblewrap == null) {
            return new PlainProcess(limits,
                    new Sentence("bubblewrap is not installed", "bubblewrap ist nicht installiert"));
        }
        Bubblewrap sandbox = new Bubblewrap(bubblewrap, limits);
        return works(sandbox)
                ? sandbox
                : new PlainProcess(limits, new Sentence("bubblewrap is installed, but may not be used here",
                        "bubblewrap ist installiert, darf hier aber nicht benutzt werden"));
    }

    private static boolean works(Bubblewrap sandbox) {
        try {
            Process process = new ProcessBuilder(sandbox.around(List.of("true"), Path.of("").toAbsolutePath()))
                    .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
            boolean ended = process.waitFor(5, TimeUnit.SECONDS);
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
