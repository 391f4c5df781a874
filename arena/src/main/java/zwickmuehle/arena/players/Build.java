package zwickmuehle.arena.players;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Sentence;

/**
 * What makes a program out of what its author handed in: a line for the shell, run in the program's folder. It is
 * somebody else's code as much as the program itself, so it is shut in the same way; only its own folder it may change.
 *
 * @param sandbox under the terms of the program that is built
 * @param patience after which it is ended
 */
public record Build(Sandbox sandbox, Duration patience) {
    /** Longer than a compiler needs for one program, and no reason to wait all night for a loop. */
    public static final Duration PATIENCE = Duration.ofMinutes(5);

    /** Of a compiler's complaints the last lines usually say it. */
    private static final int LINES_TOLD = 3;
    private static final long LAST_WORDS_MILLIS = 500;

    public Build(Sandbox sandbox) {
        this(sandbox, PATIENCE);
    }

    /** Runs it; what was wrong, or null if the program is built. */
    public @Nullable Sentence fault(String line) {
        Path folder = sandbox.terms().directory();
        ProgramProcess process;
        try {
            // What a shut-in process may write to is known to the system by its real name.
            Sandbox writing = sandbox.under(sandbox.terms().writing(folder.toRealPath()));
            // Everything it says is a complaint: those are read to the end, however much comes.
            process = new ProgramProcess(List.of("/bin/sh", "-c", "exec >&2\n" + line), writing,
                    new Conversation(_ -> {}), SpokenLines.Manner.FREELY, System::nanoTime);
        } catch (IOException e) {
            return Sentence.of("it can't be built in %s: %s", "es lässt sich in %s nicht bauen: %s", folder,
                    Excerpt.of(String.valueOf(e.getMessage())));
        }
        try {
            process.closeInput();
            Integer code = process.exitCode(patience.toMillis());
            Sentence excess = process.excess();
            if (excess != null) {
                return Sentence.of("its build '%s' was ended: %s", "sein Build '%s' wurde beendet: %s",
                        Excerpt.of(line), excess);
            }
            if (code == null) {
                return Sentence.of("its build '%s' took longer than %d s", "sein Build '%s' dauerte länger als %d s",
                        Excerpt.of(line), patience.toSeconds());
            }
            return code == 0 ? null : failed(line, code, process);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return new Sentence("its build was broken off", "sein Build wurde abgebrochen");
        } finally {
            process.end(0);
        }
    }

    private Sentence failed(String line, int code, ProgramProcess process) throws InterruptedException {
        process.complaints().awaitEnd(LAST_WORDS_MILLIS);
        String last = process.complaints().lastLines(LINES_TOLD);
        Sentence how = ExitStatus.inWords(code, sandbox.terms().limits());
        return last.isEmpty()
                ? Sentence.of("its build '%s' failed with %s", "sein Build '%s' scheiterte mit %s", Excerpt.of(line),
                        how)
                : Sentence.of("its build '%s' failed with %s: %s", "sein Build '%s' scheiterte mit %s: %s",
                        Excerpt.of(line), how, last);
    }
}
