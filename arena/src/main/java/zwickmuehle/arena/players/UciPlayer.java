package zwickmuehle.arena.players;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.formats.UciText;
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
import zwickmuehle.rules.muehle.MuehleMove;

/**
 * An engine that speaks the UCI-like dialect of Mill programs, in a process of its own for one game. Like any program it
 * is not trusted; what it says besides its answers is not looked at.
 *
 * <pre>
 *   begin:   &gt; uci                         &lt; id name …    &lt; uciok
 *            &gt; ucinewgame, isready         &lt; readyok
 *   answer:  &gt; position fen … moves …      &gt; go movetime …
 *            &lt; bestmove d6-d5
 *            and, if that closes a mill, once more for &lt; bestmove xb4
 *   close:   &gt; quit
 * </pre>
 */
public final class UciPlayer implements Player {
    private static final int LONGEST_NAME = 40;
    private static final long EXIT_MILLIS = 500;
    private static final long POLITE_MILLIS = 200;
    /** What an engine is told to leave of its time, for the way back. */
    private static final Duration MARGIN = Duration.ofMillis(20);
    private static final String BEST = "bestmove ";
    private static final String NAME = "id name ";
    private static final String TIME_OPTION = "option name MoveTime ";

    /** A line that was waited for. */
    private record Said(String text, long arrived) {}

    private final List<String> command;
    private final Sandbox sandbox;
    private final Duration startTime;
    private final Conversation conversation;
    private volatile String name;
    private volatile boolean closing;
    private volatile boolean idle;
    private boolean takesTimeAsOption;
    private @Nullable ProgramProcess process;

    /** An engine that is not started yet. */
    public UciPlayer(String label, List<String> command, Sandbox sandbox, Duration startTime,
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

    @Override
    public void begin(Rules rules, Side side, Duration moveTime) throws FaultException {
        ProgramProcess started = start();
        long end = System.nanoTime() + startTime.toNanos();
        say(started, "uci");
        Said line;
        do {
            line = heard(started, end);
            if (line == null) {
                throw FaultException.of(VerdictCode.NO_NAME, "did not say uciok within %s",
                        "sagte binnen %s nicht uciok", Seconds.of(startTime));
            }
            if (line.text.startsWith(NAME)) {
                name = Excerpt.spelledOut(line.text.substring(NAME.length()).strip(), LONGEST_NAME);
            }
            takesTimeAsOption |= line.text.startsWith(TIME_OPTION);
        } while (!line.text.equals("uciok"));
        if (takesTimeAsOption) {
            say(started, "setoption name MoveTime value " + Math.max(1, moveTime.toSeconds()));
        }
        say(started, "ucinewgame");
        say(started, "isready");
        if (awaited(started, "readyok", end) == null) {
            throw FaultException.of(VerdictCode.NO_NAME, "did not say readyok within %s",
                    "sagte binnen %s nicht readyok", Seconds.of(startTime));
        }
        started.settled();
        idle = true;
    }

    private ProgramProcess start() throws FaultException {
        try {
            synchronized (this) {
                if (closing) {
                    throw brokenOff();
                }
                process = new ProgramProcess(command, sandbox, conversation, SpokenLines.Manner.FREELY,
                        System::nanoTime);
                return process;
            }
        } catch (IOException e) {
            throw FaultException.of(VerdictCode.NOT_STARTED, "could not be started: %s",
                    "konnte nicht gestartet werden: %s", Excerpt.spelledOut(String.valueOf(e.getMessage()), 60));
        }
    }

    @Override
    public Optional<Answer> answer(Game game, Deadline deadline, Asker asker) throws FaultException {
        ProgramProcess running = process;
        if (running == null) {
            throw new IllegalStateException("asked before it began");
        }
        idle = false;
        Said best = best(running, UciText.position(game), deadline);
        if (best == null) {
            return Optional.empty();
        }
        int move = move(game, best.text);
        if (!MuehleMove.captures(move) && UciText.removalIsDue(game, move)) {
            best = best(running, UciText.position(game, move), deadline);
            if (best == null) {
                return Optional.empty();
            }
            move = MuehleMove.taking(move, removal(best.text));
        }
        idle = true;
        return Optional.of(new Answer(move, best.arrived, null));
    }

    /** The word after {@code bestmove}, or null if none came in time. */
    private @Nullable Said best(ProgramProcess running, String position, Deadline deadline) throws FaultException {
        say(running, position);
        Duration left = deadline.left();
        Duration worth = left.compareTo(deadline.worthwhile()) < 0 ? left : deadline.worthwhile();
        say(running, "go movetime " + Math.max(1, worth.minus(MARGIN).toMillis()));
        Said line = awaited(running, BEST, System.nanoTime() + deadline.patience().toNanos());
        return line == null
                ? null
                : new Said(line.text.substring(BEST.length()).strip().split("\\s+", -1)[0], line.arrived);
    }

    private static int move(Game game, String word) throws FaultException {
        try {
            return game.rules().notation().parseMove(word);
        } catch (NotationException e) {
            throw malformed(word, e.sentence());
        }
    }

    private static int removal(String word) throws FaultException {
        try {
            return UciText.removal(word);
        } catch (NotationException e) {
            throw malformed(word, e.sentence());
        }
    }

    private static FaultException malformed(String word, Sentence why) {
        return FaultException.of(VerdictCode.MALFORMED_ANSWER, "answered 'bestmove %s': %s",
                "antwortete 'bestmove %s': %s", Excerpt.spelledOut(word, 60), why);
    }

    private void say(ProgramProcess running, String line) {
        conversation.add(Conversation.Speaker.REFEREE, line);
        running.say(line);
    }

    /** The next line that begins so; null if none comes until {@code end}. */
    private @Nullable Said awaited(ProgramProcess running, String beginning, long end) throws FaultException {
        Said line;
        do {
            line = heard(running, end);
        } while (line != null && !line.text.startsWith(beginning));
        return line;
    }

    private @Nullable Said heard(ProgramProcess running, long end) throws FaultException {
        try {
            return switch (running.output().next(Math.max(0, end - System.nanoTime()))) {
                case null -> null;
                case LineReader.Heard.Line(String text, long arrived, var _) -> new Said(text.strip(), arrived);
                case LineReader.Heard.TooLong(String beginning) -> throw FaultException.of(
                        VerdictCode.MALFORMED_ANSWER, "said a line without end: '%s'",
                        "sagte eine Zeile ohne Ende: '%s'", Excerpt.spelledOut(beginning, 60));
                case LineReader.Heard.End _ -> throw ended(running);
            };
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw brokenOff();
        }
    }

    private FaultException ended(ProgramProcess running) throws InterruptedException {
        if (closing) {
            return brokenOff();
        }
        Sentence excess = running.excess();
        if (excess != null) {
            return FaultException.of(VerdictCode.CRASHED, "was ended: %s", "wurde beendet: %s", excess);
        }
        Integer exitCode = running.exitCode(EXIT_MILLIS);
        String complaint = running.complaints().lastLines(3);
        if (exitCode == null) {
            return FaultException.of(VerdictCode.CRASHED,
                    "closed its output, though it still runs; its stderr ends: %s",
                    "schloss seine Ausgabe, obwohl es noch läuft; stderr endet mit: %s", complaint);
        }
        if (!sandbox.separates() && ExitStatus.maybeForeign(exitCode)) {
            return FaultException.of(VerdictCode.UNCLEAR, "was ended by %s, which another program may have sent",
                    "wurde durch %s beendet, das ein anderes Programm gesandt haben kann",
                    ExitStatus.inWords(exitCode));
        }
        return FaultException.of(VerdictCode.CRASHED, "ended by itself with %s; its stderr ends: %s",
                "endete von selbst mit %s; stderr endet mit: %s",
                ExitStatus.inWords(exitCode, sandbox.terms().limits()), complaint);
    }

    private static FaultException brokenOff() {
        return new FaultException(VerdictCode.BROKEN_OFF, new Sentence("was ended", "wurde beendet"));
    }

    @Override
    public void close() {
        ProgramProcess ending;
        synchronized (this) {
            ending = closing ? null : process;
            closing = true;
        }
        if (ending != null) {
            if (idle) {
                ending.say("quit");
            }
            ending.end(idle ? POLITE_MILLIS : 0);
        }
    }
}
