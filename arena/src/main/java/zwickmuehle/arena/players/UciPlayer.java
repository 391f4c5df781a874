package zwickmuehle.arena.players;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
 * is not trusted, and what it does or leaves undone is judged as with any other; what it says besides its answers is not
 * looked at.
 *
 * <pre>
 *   begin:   &gt; uci                         &lt; id name …    &lt; uciok
 *            &gt; ucinewgame, isready         &lt; readyok
 *   answer:  &gt; position fen … moves …      &gt; go movetime …
 *            &lt; bestmove d6-d5             or at the end of a line of information, info … bestmove d6-d5
 *            and, if that closes a mill, once more for &lt; bestmove xb4
 *   close:   &gt; quit
 * </pre>
 */
public final class UciPlayer implements Player {
    private static final int LONGEST_NAME = 40;
    /** What an engine is told to leave of its time, for the way back. */
    private static final Duration MARGIN = Duration.ofMillis(20);
    /** An answer stands on a line of its own, or at the end of one that tells more, as Sanmill writes it. */
    private static final Pattern BEST = Pattern.compile("bestmove\\s+(\\S+).*|info\\s.*\\sbestmove\\s+(\\S+)");
    private static final String REMARK = "info string ";
    private static final String NAME = "id name ";
    private static final String TIME_OPTION = "option name MoveTime ";

    /** A line that was waited for. */
    private record Said(String text, long arrived, int after) {}

    private final List<String> command;
    private final Duration startTime;
    private final HostedProgram program;
    private volatile String name;
    private boolean takesTimeAsOption;
    private boolean answered;

    /** An engine that is not started yet. */
    public UciPlayer(String label, List<String> command, Sandbox sandbox, Duration startTime,
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

    @Override
    public void begin(Rules rules, Side side, Duration moveTime) throws FaultException {
        program.start(command, SpokenLines.Manner.FREELY);
        long end = System.nanoTime() + startTime.toNanos();
        program.say("uci");
        Said line;
        do {
            line = heard(end);
            if (line == null) {
                throw late("uciok");
            }
            if (line.text.startsWith(NAME)) {
                name = Excerpt.spelledOut(line.text.substring(NAME.length()).strip(), LONGEST_NAME);
            }
            takesTimeAsOption |= line.text.startsWith(TIME_OPTION);
        } while (!line.text.equals("uciok"));
        if (takesTimeAsOption) {
            program.say("setoption name MoveTime value " + Math.max(1, moveTime.toSeconds()));
        }
        program.say("ucinewgame");
        program.say("isready");
        do {
            line = heard(end);
            if (line == null) {
                throw late("readyok");
            }
        } while (!line.text.equals("readyok"));
        program.settled();
    }

    private FaultException late(String word) throws FaultException {
        return program.silent(VerdictCode.NO_NAME, Sentence.of("did not say %s within %s",
                "sagte nicht %s binnen %s", word, Seconds.of(startTime)), text -> text.strip().equals(word));
    }

    @Override
    public Optional<Answer> answer(Game game, Deadline deadline, Asker asker) throws FaultException {
        program.wake();
        Said best = best(UciText.position(game), deadline);
        long handingOver = program.handedOverAfter(deadline.asked());
        int move = move(game, word(best));
        if (!MuehleMove.captures(move) && UciText.removalIsDue(game, move)) {
            long asked = deadline.nanoTime().getAsLong();
            best = best(UciText.position(game, move), deadline);
            handingOver += program.handedOverAfter(asked);
            move = MuehleMove.taking(move, removal(word(best)));
        }
        program.answered();
        return Optional.of(new Answer(move, program.fair(deadline, best.arrived, handingOver), null,
                HostedProgram.shown(word(best))));
    }

    private Said best(String position, Deadline deadline) throws FaultException {
        program.say(position);
        Duration left = deadline.left();
        Duration worth = left.compareTo(deadline.worthwhile()) < 0 ? left : deadline.worthwhile();
        int question = program.say("go movetime " + Math.max(1, worth.minus(MARGIN).toMillis()));
        Said line = best(System.nanoTime() + deadline.patience().toNanos());
        if (line == null) {
            throw program.silent(deadline, UciPlayer::isBest);
        }
        if (line.after < question) {
            // It was written before the question could be read, however late it was heard.
            throw HostedProgram.surplus(line.text, !answered);
        }
        answered = true;
        return line;
    }

    /** The next answer; null if none comes until {@code end}. */
    private @Nullable Said best(long end) throws FaultException {
        Said line;
        do {
            line = heard(end);
        } while (line != null && !isBest(line.text));
        return line;
    }

    private static boolean isBest(String line) {
        return BEST.matcher(line).matches() && !line.startsWith(REMARK);
    }

    /** The word after {@code bestmove}. */
    private static String word(Said best) {
        Matcher answer = BEST.matcher(best.text);
        if (!answer.matches()) {
            throw new IllegalArgumentException(best.text + " is no answer");
        }
        return answer.group(1) == null ? answer.group(2) : answer.group(1);
    }

    @Override
    public void keepSilent(Duration patience) throws FaultException {
        Said line = program.started() ? best(System.nanoTime() + patience.toNanos()) : null;
        if (line != null) {
            throw HostedProgram.surplus(line.text, !answered);
        }
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
                "antwortete 'bestmove %s': %s", HostedProgram.shown(word), why).having(HostedProgram.shown(word));
    }

    private @Nullable Said heard(long end) throws FaultException {
        return switch (program.hear(Duration.ofNanos(Math.max(0, end - System.nanoTime())))) {
            case null -> null;
            case LineReader.Heard.Line(String text, long arrived, int after) -> new Said(text.strip(), arrived, after);
            case LineReader.Heard.TooLong(String beginning) -> throw FaultException.of(VerdictCode.MALFORMED_ANSWER,
                    "said a line without end: '%s'", "sagte eine Zeile ohne Ende: '%s'",
                    HostedProgram.shown(beginning)).having(HostedProgram.shown(beginning));
            case LineReader.Heard.End _ -> throw program.ended();
        };
    }

    @Override
    public void close() {
        program.close("quit");
    }
}
