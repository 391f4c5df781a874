package zwickmuehle.arena.players;

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

    private final List<String> command;
    private final Duration startTime;
    private final HostedProgram program;
    private volatile String name;

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
        this.startTime = startTime;
        this.program = new HostedProgram(sandbox, listener);
    }

    @Override
    public String name() {
        return name;
    }

    public Life life() {
        return program.life();
    }

    public Conversation conversation() {
        return program.conversation();
    }

    @Override
    public void begin(Rules rules, Side side, Duration moveTime) throws FaultException {
        List<String> words = new ArrayList<>(command);
        words.addAll(List.of("-t", Seconds.number(moveTime)));
        program.start(words, SpokenLines.Manner.TURN_BY_TURN);
        program.say(side == Side.WHITE ? "0" : "1");
        name = switch (program.hear(startTime)) {
            case LineReader.Heard.Line(String text, var _, var _) -> checkedName(text);
            case null -> throw program.silent(VerdictCode.NO_NAME, Sentence.of("did not say its name within %s",
                    "nannte binnen %s keinen Namen", Seconds.of(startTime)), _ -> true);
            case LineReader.Heard.TooLong(String beginning) -> throw FaultException.of(VerdictCode.NO_NAME,
                    "said a name without end: '%s'", "nannte einen Namen ohne Ende: '%s'",
                    HostedProgram.shown(beginning))
                    .having(HostedProgram.shown(beginning));
            case LineReader.Heard.End _ -> throw program.ended();
        };
        program.settled();
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
                            "nannte einen Namen, der kein ASCII-Text ist: '%s'", HostedProgram.shown(said)),
                    Hint.ofEncoding(said))).having(HostedProgram.shown(said));
        }
        return Excerpt.spelledOut(said, LONGEST_NAME);
    }

    @Override
    public Optional<Answer> answer(Game game, Deadline deadline, Asker asker) throws FaultException {
        checkSilence(program.process().output().pending());
        boolean first = life() == Life.NAMED;
        program.wake();
        int question = program.say(game.rules().notation().protocolPosition(game.position()));
        return switch (program.hear(deadline.patience())) {
            case null -> throw program.silent(deadline, _ -> true);
            // It was written before the question could be read, however late it was heard.
            case LineReader.Heard.Line(String text, var _, int after) when after < question ->
                throw surplus(text, first);
            case LineReader.Heard.Line(String text, long arrived, var _) -> {
                long handingOver = program.handedOverAfter(deadline.asked());
                program.answered();
                yield Optional.of(new Answer(move(game, text), program.fair(deadline, arrived, handingOver), null,
                        HostedProgram.shown(withoutReturn(text))));
            }
            case LineReader.Heard.TooLong(String beginning) -> throw FaultException.of(VerdictCode.MALFORMED_ANSWER,
                    "answered with a line without end: '%s'", "antwortete mit einer Zeile ohne Ende: '%s'",
                    HostedProgram.shown(beginning)).having(HostedProgram.shown(beginning));
            case LineReader.Heard.End _ -> throw program.ended();
        };
    }

    /** Before it is asked, a program has nothing to say. */
    private void checkSilence(LineReader.@Nullable Heard heard) throws FaultException {
        boolean first = life() == Life.NAMED;
        switch (heard) {
            case null -> {
            }
            case LineReader.Heard.Line(String text, var _, var _) -> throw surplus(text, first);
            case LineReader.Heard.TooLong(String beginning) -> throw surplus(beginning, first);
            case LineReader.Heard.End _ -> throw program.ended();
        }
    }

    /** A library that greets on stdout takes the place of the name; then the name is what nobody asked for. */
    private FaultException surplus(String text, boolean first) {
        FaultException fault = HostedProgram.surplus(text, first);
        Sentence sentence = first
                ? Sentence.of("%s; the line before, '%s', was taken for its name",
                        "%s; die Zeile davor, '%s', galt als sein Name", fault.sentence(), name)
                : Sentence.of("%s; it wrote two lines for one, or read one as two",
                        "%s; es schrieb zwei Zeilen für eine oder las eine als zwei", fault.sentence());
        return new FaultException(fault.code(), sentence).having(HostedProgram.shown(text));
    }

    @Override
    public void keepSilent(Duration patience) throws FaultException {
        if (program.started()) {
            checkSilence(program.hear(patience));
        }
    }

    private static int move(Game game, String text) throws FaultException {
        try {
            return game.rules().notation().parseProtocolMove(withoutReturn(text));
        } catch (NotationException e) {
            String shown = HostedProgram.shown(text);
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

    /** Closes its input, as a referee does who goes away, and says whether it then ends by itself. */
    public boolean leavesAtEndOfInput(Duration patience) {
        try {
            return program.started() && program.process().leaves(patience.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() {
        program.close(null);
    }
}
