package zwickmuehle.arena.players;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Sentence;

/**
 * A program in a process of its own for one game, whatever it speaks: started once, spoken to, listened to, held while it
 * must not think, and ended. It is never trusted: what it does or leaves undone becomes a {@link FaultException}.
 *
 * <p>One thread plays with it; any other may close it.
 */
final class HostedProgram {
    /** How long a program that did nothing wrong may take to leave by itself. */
    private static final long POLITE_MILLIS = 100;
    private static final long MOST_EXCUSED_NANOS = 100_000_000;
    /** How long a silent program is listened to after its input was closed, only to tell what kept its answer back. */
    private static final Duration LAST_WORDS = Duration.ofSeconds(1);

    private static final Sentence COMPUTING = new Sentence(
            "it was still computing, in a loop without end or without a look at the clock",
            "es rechnete noch, in einer Schleife ohne Ende oder ohne Blick auf die Uhr");
    private static final Sentence WAITING = new Sentence(
            "it was not computing but waiting, for more input or for something else",
            "es rechnete nicht, sondern wartete, auf mehr Eingabe oder auf etwas anderes");

    private final Sandbox sandbox;
    private final Conversation conversation;
    private volatile Life life = Life.STARTING;
    private volatile boolean closing;
    private @Nullable ProgramProcess process;
    private long waitedWhenWoken;

    /** @param listener is told each line of the conversation */
    HostedProgram(Sandbox sandbox, Consumer<Conversation.Line> listener) {
        this.sandbox = sandbox;
        this.conversation = new Conversation(listener);
    }

    Life life() {
        return life;
    }

    Conversation conversation() {
        return conversation;
    }

    void start(List<String> command, SpokenLines.Manner manner) throws FaultException {
        if (!Files.isDirectory(sandbox.terms().directory())) {
            throw FaultException.of(VerdictCode.NOT_STARTED, "could not be started: its folder %s does not exist",
                    "konnte nicht gestartet werden: seinen Ordner %s gibt es nicht",
                    quoted(sandbox.terms().directory().toString()));
        }
        try {
            synchronized (this) {
                if (closing) {
                    throw brokenOff();
                }
                process = new ProgramProcess(command, sandbox, conversation, manner, System::nanoTime);
            }
        } catch (IOException e) {
            throw FaultException.of(VerdictCode.NOT_STARTED, "could not be started: %s",
                    "konnte nicht gestartet werden: %s", quoted(String.valueOf(e.getMessage())));
        }
    }

    private static String quoted(String text) {
        return Excerpt.spelledOut(text, 60);
    }

    boolean started() {
        return process != null;
    }

    ProgramProcess process() {
        ProgramProcess running = process;
        if (running == null) {
            throw new IllegalStateException("asked before it began");
        }
        return running;
    }

    /** Says a line and returns its number. */
    int say(String line) {
        conversation.add(Conversation.Speaker.REFEREE, line);
        return process().say(line);
    }

    /** What it says within that time, or null. */
    LineReader.@Nullable Heard hear(Duration patience) throws FaultException {
        try {
            return process().output().next(patience.toNanos());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw brokenOff();
        }
    }

    /** It has said who it is, and from now on thinks only when asked, if it may not think ahead. */
    void settled() {
        process().settled();
        rest(Life.NAMED);
    }

    /** It is its turn. */
    void wake() {
        life = Life.THINKING;
        if (!sandbox.terms().thinkAhead()) {
            process().wake();
        }
        waitedWhenWoken = process().waited();
    }

    /** It has moved. */
    void answered() {
        rest(Life.IDLE);
    }

    private void rest(Life idle) {
        life = idle;
        if (!sandbox.terms().thinkAhead()) {
            process().stop();
        }
    }

    /** How long after {@code moment} the last line was really handed over. */
    long handedOverAfter(long moment) {
        return Math.max(0, process().said() - moment);
    }

    /**
     * When an answer would have come on a machine that is not overloaded: without the time until the question was handed
     * over, and, if that is still late, without the time in which the program was kept from a core. The latter is
     * limited, since a program with many threads could bring it about itself.
     *
     * @param handingOver how long it took to hand the question over
     */
    long fair(Deadline deadline, long arrived, long handingOver) {
        long handedOver = arrived - handingOver;
        return deadline.missed(handedOver)
                ? handedOver - Math.min(process().waited() - waitedWhenWoken, MOST_EXCUSED_NANOS)
                : handedOver;
    }

    /** What was said on stdout, as it is shown. */
    static String shown(String text) {
        return Excerpt.ascii(text, 60);
    }

    /**
     * It answered though nobody had asked.
     *
     * @param first whether it had not been asked for a move yet
     */
    static FaultException surplus(String said, boolean first) {
        FaultException fault = first
                ? FaultException.of(VerdictCode.ANSWERED_UNASKED, "answered before it was asked: '%s'",
                        "antwortete, bevor es gefragt wurde: '%s'", shown(said))
                : FaultException.of(VerdictCode.ANSWERED_TWICE, "answered one question twice, then with '%s'",
                        "antwortete auf eine Frage zweimal, dann mit '%s'", shown(said));
        return fault.having(shown(said));
    }

    /**
     * Nothing came in time: its own fault, unless somebody else may have held it.
     *
     * @param answer tells an answer from other lines
     */
    FaultException silent(Deadline deadline, Predicate<String> answer) throws FaultException {
        if (!sandbox.separates() && process().stopped()) {
            return FaultException.of(VerdictCode.UNCLEAR,
                    "was stopped by a signal (SIGSTOP), by itself or by another program",
                    "wurde durch ein Signal angehalten (SIGSTOP), von sich selbst oder einem anderen Programm");
        }
        return silent(deadline.charge(), deadline.silence(), answer);
    }

    /**
     * It said nothing, and it has lost already. Mostly it believes that it did: what it wrote has no newline, or lies in a
     * buffer, which it writes out when its input ends.
     */
    FaultException silent(VerdictCode code, Sentence silence, Predicate<String> answer) throws FaultException {
        ProgramProcess running = process();
        boolean computing = running.computing();
        if (running.output().unfinished().isEmpty()) {
            running.closeInput();
            String said = lastWords(answer);
            if (said != null) {
                Sentence why = computing
                        ? Sentence.of("%s; '%s' came only after that: it was still computing",
                                "%s; '%s' kam erst danach: es rechnete noch", silence, shown(said))
                        : Sentence.of(
                                "%s; '%s' came only when its input was closed: does it flush after each line, and answer each line before it reads the next?",
                                "%s; '%s' kam erst, als seine Eingabe geschlossen wurde: leert es den Puffer nach jeder Zeile (flush), und antwortet es auf jede, bevor es die nächste liest?",
                                silence, shown(said));
                return new FaultException(code, why).having(shown(said));
            }
        }
        Sentence unfinished = new ProgramEnd(running, sandbox, conversation).unfinished();
        if (unfinished == null && running.deaf()) {
            return FaultException.of(code, "%s; it had closed its input", "%s; es hatte seine Eingabe geschlossen",
                    silence);
        }
        return unfinished == null
                ? FaultException.of(code, "%s; %s", "%s; %s", silence, idleness(computing))
                : FaultException.of(code, "%s; %s", "%s; %s", silence, unfinished)
                        .having(shown(running.output().unfinished()));
    }

    /** What it does instead of answering. A thread that died of an error, and on which another waits, tells so on stderr. */
    private Sentence idleness(boolean computing) {
        String error = process().complaints().error();
        return error != null
                ? Sentence.of("its stderr: %s", "auf stderr: %s", error)
                : computing ? COMPUTING : WAITING;
    }

    /** The answer that comes now, or null. */
    private @Nullable String lastWords(Predicate<String> answer) throws FaultException {
        long end = System.nanoTime() + LAST_WORDS.toNanos();
        while (hear(Duration
                .ofNanos(end - System.nanoTime())) instanceof LineReader.Heard.Line(String text, var _, var _)) {
            if (answer.test(text)) {
                return text;
            }
        }
        return null;
    }

    /** Its output has ended: because we closed it, because it died, or because it closed it itself. */
    FaultException ended() {
        if (closing) {
            return brokenOff();
        }
        try {
            return new ProgramEnd(process(), sandbox, conversation).fault(life == Life.STARTING);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return brokenOff();
        }
    }

    private static FaultException brokenOff() {
        return new FaultException(VerdictCode.BROKEN_OFF, new Sentence("was ended", "wurde beendet"));
    }

    /**
     * Ends it, and all it started.
     *
     * @param farewell what it is told before if it waits for a word; null: nothing
     */
    void close(@Nullable String farewell) {
        ProgramProcess ending;
        synchronized (this) {
            closing = true;
            ending = life == Life.GONE ? null : process;
        }
        if (ending != null) {
            boolean waits = life == Life.NAMED || life == Life.IDLE;
            if (!sandbox.terms().thinkAhead()) {
                ending.wake();
            }
            if (waits && farewell != null) {
                ending.say(farewell);
            }
            ending.end(waits ? POLITE_MILLIS : 0);
        }
        life = Life.GONE;
    }
}
