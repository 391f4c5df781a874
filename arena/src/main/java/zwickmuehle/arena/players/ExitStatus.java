package zwickmuehle.arena.players;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Sentence;

/** What an exit code means: above 128 the system ended the process with a signal. */
final class ExitStatus {
    private static final int FIRST_SIGNAL = 128;
    private static final Map<Integer, String> SIGNALS = Map.ofEntries(Map.entry(1, "SIGHUP"), Map.entry(2, "SIGINT"),
            Map.entry(3, "SIGQUIT"), Map.entry(4, "SIGILL"), Map.entry(6, "SIGABRT"), Map.entry(7, "SIGBUS"),
            Map.entry(8, "SIGFPE"), Map.entry(9, "SIGKILL"), Map.entry(10, "SIGUSR1"), Map.entry(11, "SIGSEGV"),
            Map.entry(12, "SIGUSR2"), Map.entry(13, "SIGPIPE"), Map.entry(14, "SIGALRM"), Map.entry(15, "SIGTERM"),
            Map.entry(24, "SIGXCPU"), Map.entry(25, "SIGXFSZ"));

    /** What a program that wants to harm another one sends it, and no program gets by a mistake of its own. */
    private static final Set<Integer> FOREIGN = Set.of(FIRST_SIGNAL + 1, FIRST_SIGNAL + 2, FIRST_SIGNAL + 3,
            FIRST_SIGNAL + 9, FIRST_SIGNAL + 10, FIRST_SIGNAL + 12, FIRST_SIGNAL + 15);
    private static final Map<Integer, Sentence> MEANINGS = Map.of(
            6, new Sentence("it gave up by itself, as it does after a failed assertion or an exception nobody caught",
                    "es gab selbst auf, wie nach einer verletzten Annahme (assert) oder einer Ausnahme, die niemand fängt"),
            8, new Sentence("mostly a division of integers by zero", "meist eine Division ganzer Zahlen durch null"),
            11, new Sentence(
                    "it used memory that is not its own, mostly behind the end of an array or by a null pointer",
                    "es griff auf Speicher zu, der nicht ihm gehört, meist hinter dem Ende eines Feldes oder durch einen Nullzeiger"));
    private static final int TIME_USED_UP = FIRST_SIGNAL + 24;
    private static final int FILE_TOO_LARGE = FIRST_SIGNAL + 25;

    private ExitStatus() {}

    /** Whether the end may have come from outside: by SIGKILL, SIGTERM or the like. */
    static boolean maybeForeign(int exitCode) {
        return FOREIGN.contains(exitCode);
    }

    /** The same with the limit that it met, if it met one. */
    static Sentence inWords(int exitCode, ResourceLimits limits) {
        return switch (exitCode) {
            case TIME_USED_UP -> Sentence.of("%s, the limit of %d s computing time",
                    "%s, der Grenze von %d s Rechenzeit", inWords(exitCode), limits.cpuSeconds());
            case FILE_TOO_LARGE -> Sentence.of("%s, the limit of %d MB for a file",
                    "%s, der Grenze von %d MB für eine Datei", inWords(exitCode), limits.fileBytes() >> 20);
            default -> inWords(exitCode);
        };
    }

    /** What a program has mostly done that the system ended by a signal, or null: who sees only its name knows no more. */
    static @Nullable Sentence meaning(int exitCode) {
        return MEANINGS.get(exitCode - FIRST_SIGNAL);
    }

    static Sentence inWords(int exitCode) {
        String signal = SIGNALS.get(exitCode - FIRST_SIGNAL);
        return signal == null
                ? Sentence.of("exit code %d", "Exit-Code %d", exitCode)
                : Sentence.of("signal %s", "Signal %s", signal);
    }
}
