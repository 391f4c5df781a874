package zwickmuehle.arena.players;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Thinker;

/**
 * Our own program on the stdio protocol: the other end of what {@link ProgramPlayer} speaks. Runs until the input ends,
 * on the thread that calls it; says its name before it makes a thinker, since that may take time.
 */
public final class StdioEngine {
    /** More than any line of the protocol. */
    private static final int LONGEST_LINE = 1_024;

    private final Rules rules;
    private final Supplier<Thinker> thinkers;
    private final String name;
    private final Duration moveTime;
    private final LongSupplier nanoClock;

    public StdioEngine(Rules rules, Supplier<Thinker> thinkers, String name, Duration moveTime,
            LongSupplier nanoClock) {
        this.rules = rules;
        this.thinkers = thinkers;
        this.name = name;
        this.moveTime = moveTime;
        this.nanoClock = nanoClock;
    }

    /**
     * Plays one game.
     *
     * @throws NotationException if what comes in is not the protocol
     */
    public void play(InputStream in, PrintStream out) throws IOException {
        String colour = line(in);
        if (colour == null) {
            return;
        }
        Side side = side(colour);
        say(out, name);
        long named = nanoClock.getAsLong();
        GameTracker tracker = new GameTracker(rules);
        Thinker thinker = thinkers.get();
        // The first question may have been waiting since the name was said, and its clock running.
        Duration waited = Duration.ofNanos(nanoClock.getAsLong() - named);
        for (String line = line(in); line != null; line = line(in)) {
            Game game = tracker.at(rules.notation().parseProtocolPosition(line, side));
            if (game.legalMoves().length == 0) {
                throw new NotationException("'%s': the game is over in this position, no move is possible",
                        "'%s': in dieser Stellung ist die Partie zu Ende, kein Zug ist möglich", Excerpt.of(line));
            }
            Limits limits = Limits.time(ThinkingTime.of(moveTime, waited));
            waited = Duration.ZERO;
            int move = thinker.think(game, limits, () -> false, _ -> {}).move();
            say(out, rules.notation().protocolMove(move));
            tracker.made(game, move);
        }
    }

    private static Side side(String line) {
        return switch (line) {
            case "0" -> Side.WHITE;
            case "1" -> Side.BLACK;
            default -> throw new NotationException("'%s': expected 0 (you are White) or 1 (you are Black)",
                    "'%s': erwartet wird 0 (du bist Weiß) oder 1 (du bist Schwarz)", Excerpt.of(line));
        };
    }

    private static void say(PrintStream out, String line) {
        out.print(line + "\n");
        out.flush();
    }

    /** The next line without its end, or null at the end of input; a last line may lack its end. */
    private static @Nullable String line(InputStream in) throws IOException {
        byte[] line = new byte[LONGEST_LINE];
        int length = 0;
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                return length == 0 ? null : text(line, length);
            }
            if (length == LONGEST_LINE) {
                throw new NotationException("'%s': a line longer than any of the protocol",
                        "'%s': eine Zeile, länger als jede des Protokolls", Excerpt.of(text(line, length)));
            }
            line[length++] = (byte) c;
        }
        return text(line, length);
    }

    private static String text(byte[] line, int length) {
        int end = length > 0 && line[length - 1] == '\r' ? length - 1 : length;
        return new String(line, 0, end, StandardCharsets.UTF_8);
    }
}
