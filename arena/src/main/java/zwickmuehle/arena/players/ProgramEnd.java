package zwickmuehle.arena.players;

import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Sentence;

/** Why a program says nothing more: from its exit code, what it did not finish writing, and what it complained of. */
record ProgramEnd(ProgramProcess process, Sandbox sandbox, Conversation conversation) {
    private static final long EXIT_MILLIS = 500;
    private static final long COMPLAINT_MILLIS = 200;
    private static final int COMMAND_NOT_EXECUTABLE = 126;
    private static final int COMMAND_NOT_FOUND = 127;

    /** @param starting whether it has not said a word of what it should */
    FaultException fault(boolean starting) throws InterruptedException {
        Sentence excess = process.excess();
        if (excess != null) {
            return FaultException.of(VerdictCode.CRASHED, "was ended: %s", "wurde beendet: %s", excess);
        }
        Integer exitCode = process.exitCode(EXIT_MILLIS);
        Sentence unfinished = unfinished();
        Sentence complaint = unfinished == null
                ? complaint()
                : Sentence.of("; %s%s", "; %s%s", unfinished, complaint());
        if (exitCode == null) {
            return FaultException.of(VerdictCode.CRASHED, "closed its output, though it still runs%s",
                    "schloss seine Ausgabe, obwohl es noch läuft%s", complaint);
        }
        if (!sandbox.separates() && ExitStatus.maybeForeign(exitCode)) {
            return FaultException.of(VerdictCode.UNCLEAR, "was ended by %s, which another program may have sent%s",
                    "wurde durch %s beendet, das ein anderes Programm gesandt haben kann%s",
                    ExitStatus.inWords(exitCode), complaint);
        }
        boolean neverRan = starting && (exitCode == COMMAND_NOT_FOUND || exitCode == COMMAND_NOT_EXECUTABLE);
        return neverRan
                ? FaultException.of(VerdictCode.NOT_STARTED, "could not be started%s",
                        "konnte nicht gestartet werden%s", notStarted(complaint))
                : FaultException.of(VerdictCode.CRASHED, "ended by itself with %s%s", "endete von selbst mit %s%s",
                        exit(exitCode), complaint);
    }

    /** The file that it is to be made of may tell more than the system does. */
    private Sentence notStarted(Sentence complaint) throws InterruptedException {
        Sentence hint = Hint.ofFile(process.command(), sandbox.terms().directory());
        return hint == null
                ? complaint
                : Sentence.of("; its stderr ends: %s (%s)", "; stderr endet mit: %s (%s)",
                        process.complaints().lastLines(3), hint);
    }

    private Sentence exit(int exitCode) {
        Sentence exit = Hint.behind(ExitStatus.inWords(exitCode, sandbox.terms().limits()),
                ExitStatus.meaning(exitCode));
        return exitCode == 0
                ? Sentence.of("%s, though the game was not over", "%s, obwohl die Partie nicht zu Ende war", exit)
                : exit;
    }

    private Sentence complaint() throws InterruptedException {
        process.complaints().awaitEnd(COMPLAINT_MILLIS);
        String error = process.complaints().error();
        if (error != null) {
            return Hint.behind(Sentence.of("; its stderr: %s", "; auf stderr: %s", error),
                    Hint.ofComplaint(error, sandbox));
        }
        String lines = process.complaints().lastLines(3);
        return lines.isEmpty()
                ? Sentence.of("; its stderr is empty", "; auf stderr steht nichts")
                : Hint.behind(Sentence.of("; its stderr ends: %s", "; stderr endet mit: %s", lines),
                        Hint.ofComplaint(lines, sandbox));
    }

    /** What it wrote last and did not end; null if there is nothing. */
    @Nullable
    Sentence unfinished() {
        String begun = process.output().unfinished();
        if (begun.isEmpty()) {
            return null;
        }
        conversation.add(Conversation.Speaker.PROGRAM, begun, " [no newline]");
        String shown = HostedProgram.shown(begun);
        return begun.indexOf('\r') >= 0
                ? Sentence.of("it wrote '%s': a line ends in \\n, and \\r alone does not end it",
                        "es schrieb '%s': eine Zeile endet mit \\n, \\r allein beendet sie nicht", shown)
                : Sentence.of("it wrote '%s' without a newline at its end", "es schrieb '%s' ohne Zeilenende", shown);
    }
}
