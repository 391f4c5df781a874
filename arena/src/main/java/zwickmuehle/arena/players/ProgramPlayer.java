package zwickmuehle.arena.players;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Asker;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/**
 * A program on the stdio protocol, in a process of its own for one game. It is never trusted: whatever it does or leaves
 * undone becomes a {@link FaultException} in bounded time and memory.
 *
 * <pre>
 *   begin:   &gt; 0            STARTING
 *            &lt; its name     NAMED
 *   answer:  &gt; position     THINKING
 *            &lt; move         IDLE
 *   close:   (end of input) GONE
 * </pre>
 */
public final class ProgramPlayer implements Player {
    /** How long a program may take to start and say its name. */
    public static final Duration START_TIME = Duration.ofSeconds(10);

    private static final int LONGEST_NAME = 40;
    private static final long EXIT_MILLIS = 500;
    /** How long a program that did nothing wrong may take to leave by itself. */
    private static final long POLITE_MILLIS = 100;
    private static final long MOST_EXCUSED_NANOS = 100_000_000;
    /** How long a silent program is listened to after its input was closed, only to tell what kept its answer back. */
    private static final long LAST_WORDS_NANOS = 300_000_000;
    private static final long COMPLAINT_MILLIS = 200;
    private static final int COMMAND_NOT_EXECUTABLE = 126;
    private static final int COMMAND_NOT_FOUND = 127;

    private final List<String> command;
    private final Sandbox sandbox;
    private final Duration startTime;
    private final Conversation conversation;
    private volatile String name;
    private volatile Life life = Life.STARTING;
    private volatile boolean closing;
    private @Nullable ProgramProcess process;

    /**
     * A program that is not started yet.
     *
     * @param label how it is called until it has said its name
     * @param listener is told each line of the conversation
     */
    public ProgramPlayer(String label, List<String> command, Sandbox sandbox, Duration startTime,
            Consumer<Conversation.Line> listener) {
        this.name = label;
        this.command = List.copyOf(command);
        this.sandbox = sandbox;
        this.startTime = startTime;
        this.conversation = new Conversation(listener);
    }

    @Override
    public String name() {
        return name;
    }

    public Life life() {
        return life;
    }

    public Conversation conversation() {
        return conversation;
    }

    @Override
    public void begin(Rules rules, Side side, Duration moveTime) throws FaultException {
        ProgramProcess started = start(moveTime);
        say(started, side == Side.WHITE ? "0" : "1");
        name = switch (hear(started, startTime)) {
            case LineReader.Heard.Line(String text, var _, var _) -> checkedName(text);
            case null -> throw silence(started, VerdictCode.NO_NAME, Sentence.of("did not say its name within %s",
                    "nannte binnen %s keinen Namen", Seconds.of(startTime)));
            case LineReader.Heard.TooLong(String beginning) -> throw FaultException.of(VerdictCode.NO_NAME,
                    "said a name without end: '%s'", "nannte einen Namen ohne Ende: '%s'", answer(beginning))
                    .having(answer(beginning));
            case LineReader.Heard.End _ -> throw ended(started);
        };
        started.settled();
        life = Life.NAMED;
        rest(started);
    }

    /** Until it is asked again it does not think, if that is not allowed. */
    private void rest(ProgramProcess running) {
        if (!sandbox.terms().thinkAhead()) {
            running.stop();
        }
    }

    private ProgramProcess start(Duration moveTime) throws FaultException {
        List<String> words = new ArrayList<>(command);
        words.addAll(List.of("-t", Seconds.number(moveTime)));
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
                process = new ProgramProcess(words, sandbox, conversation, SpokenLines.Manner.TURN_BY_TURN,
                        System::nanoTime);
                return process;
            }
        } catch (IOException e) {
            throw FaultException.of(VerdictCode.NOT_STARTED, "could not be started: %s",
                    "konnte nicht gestartet werden: %s", quoted(String.valueOf(e.getMessage())));
        }
    }

    private static String checkedName(String text) throws FaultException {
        String said = text.strip();
        if (said.isEmpty()) {
            throw FaultException.of(VerdictCode.NO_NAME, "said an empty line instead of its name",
                    "sagte eine leere Zeile statt seines Namens");
        }
        if (!Excerpt.visible(said)) {
            throw new FaultException(VerdictCode.NO_NAME, Hint.behind(
                    Sentence.of("said a name that is no ASCII text: '%s'",
                            "nannte einen Namen, der kein ASCII-Text ist: '%s'", answer(said)),
                    Hint.ofEncoding(said))).having(answer(said));
        }
        return Excerpt.spelledOut(said, LONGEST_NAME);
    }

    @Override
    public Optional<Answer> answer(Game game, Deadline deadline, Asker asker) throws FaultException {
        ProgramProcess running = process;
        if (running == null) {
            throw new IllegalStateException("asked before it began");
        }
        checkSilence(running.output().pending(), running);
        boolean first = life == Life.NAMED;
        life = Life.THINKING;
        if (!sandbox.terms().thinkAhead()) {
            running.wake();
        }
        long waited = running.waited();
        int question = say(running, game.rules().notation().protocolPosition(game.position()));
        return switch (hear(running, deadline.patience())) {
            case null -> silent(running, deadline);
            // It was written before the question could be read, however late it was heard.
            case LineReader.Heard.Line(String text, var _, int after) when after < question ->
                throw surplus(text, first);
            case LineReader.Heard.Line(String text, long arrived, var _) -> {
                life = Life.IDLE;
                rest(running);
                yield Optional.of(new Answer(move(game, text), fair(running, deadline, arrived, waited), null,
                        answer(withoutReturn(text))));
            }
            case LineReader.Heard.TooLong(String beginning) -> throw FaultException.of(VerdictCode.MALFORMED_ANSWER,
                    "answered with a line without end: '%s'", "antwortete mit einer Zeile ohne Ende: '%s'",
                    answer(beginning)).having(answer(beginning));
            case LineReader.Heard.End _ -> throw ended(running);
        };
    }

    /** Nothing came in time: its own fault, unless somebody else may have held it. */
    private Optional<Answer> silent(ProgramProcess running, Deadline deadline) throws FaultException {
        if (!sandbox.separates() && running.stopped()) {
            throw FaultException.of(VerdictCode.UNCLEAR,
                    "was stopped by a signal (SIGSTOP), by itself or by another program",
                    "wurde durch ein Signal angehalten (SIGSTOP), von sich selbst oder einem anderen Programm");
        }
        throw silence(running, deadline.charge(), deadline.silence());
    }

    /**
     * It said nothing, and it has lost already. Mostly it believes that it did: what it wrote has no newline, or lies in a
     * buffer, which it writes out when its input ends.
     */
    private FaultException silence(ProgramProcess running, VerdictCode code, Sentence silence) throws FaultException {
        if (running.output().unfinished().isEmpty()) {
            running.closeInput();
            if (hear(running,
                    Duration.ofNanos(LAST_WORDS_NANOS)) instanceof LineReader.Heard.Line(String text, var _, var _)) {
                return FaultException.of(code,
                        "%s; '%s' came only when its input was closed: does it flush after each line, and answer each line before it reads the next?",
                        "%s; '%s' kam erst, als seine Eingabe geschlossen wurde: leert es den Puffer nach jeder Zeile (flush), und antwortet es auf jede, bevor es die nächste liest?",
                        silence, answer(text)).having(answer(text));
            }
        }
        Sentence unfinished = unfinished(running);
        if (unfinished == null && running.deaf()) {
            return FaultException.of(code, "%s; it had closed its input", "%s; es hatte seine Eingabe geschlossen",
                    silence);
        }
        return unfinished == null
                ? new FaultException(code, silence)
                : FaultException.of(code, "%s; %s", "%s; %s", silence, unfinished)
                        .having(answer(running.output().unfinished()));
    }

    /** What it wrote last and did not end; null if there is nothing. */
    private @Nullable Sentence unfinished(ProgramProcess running) {
        String begun = running.output().unfinished();
        if (begun.isEmpty()) {
            return null;
        }
        conversation.add(Conversation.Speaker.PROGRAM, begun, " [no newline]");
        return begun.indexOf('\r') >= 0
                ? Sentence.of("it wrote '%s': a line ends in \\n, and \\r alone does not end it",
                        "es schrieb '%s': eine Zeile endet mit \\n, \\r allein beendet sie nicht", answer(begun))
                : Sentence.of("it wrote '%s' without a newline at its end",
                        "es schrieb '%s' ohne Zeilenende", answer(begun));
    }

    /**
     * When an answer would have come on a machine that is not overloaded: without the time until the question was handed
     * over, and, if that is still late, without the time in which the program was kept from a core. The latter is
     * limited, since a program with many threads could bring it about itself.
     */
    private static long fair(ProgramProcess running, Deadline deadline, long arrived, long waitedBefore) {
        long handedOver = arrived - Math.max(0, running.said() - deadline.asked());
        return deadline.missed(handedOver)
                ? handedOver - Math.min(running.waited() - waitedBefore, MOST_EXCUSED_NANOS)
                : handedOver;
    }

    /** Before it is asked, a program has nothing to say. */
    private void checkSilence(LineReader.@Nullable Heard heard, ProgramProcess running) throws FaultException {
        boolean first = life == Life.NAMED;
        switch (heard) {
            case null -> {
            }
            case LineReader.Heard.Line(String text, var _, var _) -> throw surplus(text, first);
            case LineReader.Heard.TooLong(String beginning) -> throw surplus(beginning, first);
            case LineReader.Heard.End _ -> throw ended(running);
        }
    }

    /** @param first whether it has not been asked for a move yet */
    private static FaultException surplus(String said, boolean first) {
        FaultException fault = first
                ? FaultException.of(VerdictCode.ANSWERED_UNASKED, "answered before it was asked: '%s'",
                        "antwortete, bevor es gefragt wurde: '%s'", answer(said))
                : FaultException.of(VerdictCode.ANSWERED_TWICE, "answered one question twice, then with '%s'",
                        "antwortete auf eine Frage zweimal, dann mit '%s'", answer(said));
        return fault.having(answer(said));
    }

    @Override
    public void keepSilent(Duration patience) throws FaultException {
        ProgramProcess running = process;
        if (running != null) {
            checkSilence(hear(running, patience), running);
        }
    }

    private static int move(Game game, String text) throws FaultException {
        try {
            return game.rules().notation().parseProtocolMove(withoutReturn(text));
        } catch (NotationException e) {
            String shown = answer(text);
            throw FaultException.of(VerdictCode.MALFORMED_ANSWER, "answered '%s': %s", "antwortete '%s': %s", shown,
                    Hint.behind(shown.equals(text) ? e.sentence() : objection(game, shown), Hint.ofEncoding(text)))
                    .having(shown);
        }
    }

    /** What is wrong with an answer that was written out to be seen, in which nothing invisible is quoted once more. */
    private static Sentence objection(Game game, String shown) {
        try {
            int _ = game.rules().notation().parseProtocolMove(shown);
            return new Sentence("it is cut off", "sie ist abgeschnitten");
        } catch (NotationException e) {
            return e.sentence();
        }
    }

    /** A program written on Windows ends its lines in \r\n; that much is forgiven. */
    private static String withoutReturn(String line) {
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
    }

    private int say(ProgramProcess running, String line) {
        conversation.add(Conversation.Speaker.REFEREE, line);
        return running.say(line);
    }

    private LineReader.@Nullable Heard hear(ProgramProcess running, Duration patience) throws FaultException {
        try {
            return running.output().next(patience.toNanos());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw brokenOff();
        }
    }

    /** Its output has ended: because we closed it, because it died, or because it closed it itself. */
    private FaultException ended(ProgramProcess running) {
        if (closing) {
            return brokenOff();
        }
        Sentence excess = running.excess();
        if (excess != null) {
            return FaultException.of(VerdictCode.CRASHED, "was ended: %s", "wurde beendet: %s", excess);
        }
        try {
            Integer exitCode = running.exitCode(EXIT_MILLIS);
            Sentence unfinished = unfinished(running);
            Sentence complaint = unfinished == null
                    ? complaint(running)
                    : Sentence.of("; %s%s", "; %s%s", unfinished, complaint(running));
            if (exitCode == null) {
                return FaultException.of(VerdictCode.CRASHED, "closed its output, though it still runs%s",
                        "schloss seine Ausgabe, obwohl es noch läuft%s", complaint);
            }
            boolean neverRan = life == Life.STARTING
                    && (exitCode == COMMAND_NOT_FOUND || exitCode == COMMAND_NOT_EXECUTABLE);
            if (!sandbox.separates() && ExitStatus.maybeForeign(exitCode)) {
                return FaultException.of(VerdictCode.UNCLEAR, "was ended by %s, which another program may have sent%s",
                        "wurde durch %s beendet, das ein anderes Programm gesandt haben kann%s",
                        ExitStatus.inWords(exitCode), complaint);
            }
            return neverRan
                    ? FaultException.of(VerdictCode.NOT_STARTED, "could not be started%s",
                            "konnte nicht gestartet werden%s", complaint)
                    : FaultException.of(VerdictCode.CRASHED, "ended by itself with %s%s",
                            "endete von selbst mit %s%s",
                            exit(exitCode), complaint);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return brokenOff();
        }
    }

    private Sentence exit(int exitCode) {
        Sentence exit = ExitStatus.inWords(exitCode, sandbox.terms().limits());
        return exitCode == 0
                ? Sentence.of("%s, though the game was not over", "%s, obwohl die Partie nicht zu Ende war", exit)
                : exit;
    }

    private Sentence complaint(ProgramProcess running) throws InterruptedException {
        running.complaints().awaitEnd(COMPLAINT_MILLIS);
        String error = running.complaints().error();
        if (error != null) {
            return Hint.behind(Sentence.of("; its stderr: %s", "; auf stderr: %s", error),
                    Hint.ofComplaint(error, sandbox));
        }
        String lines = running.complaints().lastLines(3);
        return lines.isEmpty()
                ? Sentence.of("; its stderr is empty", "; auf stderr steht nichts")
                : Hint.behind(Sentence.of("; its stderr ends: %s", "; stderr endet mit: %s", lines),
                        Hint.ofComplaint(lines, sandbox));
    }

    /** Closes its input, as a referee does who goes away, and says whether it then ends by itself. */
    public boolean leavesAtEndOfInput(Duration patience) {
        ProgramProcess running = process;
        try {
            return running != null && running.leaves(patience.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static FaultException brokenOff() {
        return new FaultException(VerdictCode.BROKEN_OFF, new Sentence("was ended", "wurde beendet"));
    }

    private static String quoted(String text) {
        return Excerpt.spelledOut(text, 60);
    }

    /** What was said on stdout. */
    private static String answer(String text) {
        return Excerpt.ascii(text, 60);
    }

    @Override
    public void close() {
        ProgramProcess ending;
        synchronized (this) {
            closing = true;
            ending = life == Life.GONE ? null : process;
        }
        if (ending != null) {
            if (!sandbox.terms().thinkAhead()) {
                ending.wake();
            }
            ending.end(life == Life.NAMED || life == Life.IDLE ? POLITE_MILLIS : 0);
        }
        life = Life.GONE;
    }
}
