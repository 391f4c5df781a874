package zwickmuehle.arena.players;

import java.util.Map;
import zwickmuehle.rules.Sentence;

/** What an exit code means: above 128 the system ended the process with a signal. */
final class ExitStatus {
    private static final int FIRST_SIGNAL = 128;
    private static final Map<Integer, String> SIGNALS = Map.ofEntries(Map.entry(1, "SIGHUP"), Map.entry(2, "SIGINT"),
            Map.entry(3, "SIGQUIT"), Map.entry(4, "SIGILL"), Map.entry(6, "SIGABRT"), Map.entry(7, "SIGBUS"),
            Map.entry(8, "SIGFPE"), Map.entry(9, "SIGKILL"), Map.entry(11, "SIGSEGV"), Map.entry(13, "SIGPIPE"),
            Map.entry(15, "SIGTERM"), Map.entry(24, "SIGXCPU"), Map.entry(25, "SIGXFSZ"));

    private ExitStatus() {}

    static Sentence inWords(int exitCode) {
        String signal = SIGNALS.get(exitCode - FIRST_SIGNAL);
        return signal == null
                ? Sentence.of("exit code %d", "Exit-Code %d", exitCode)
                : Sentence.of("signal %s", "Signal %s", signal);
    }
}
