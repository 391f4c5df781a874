package zwickmuehle.arena.players;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.formats.SanmillFen;
import zwickmuehle.arena.formats.UciText;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.PointNames;
import zwickmuehle.search.Analyst;
import zwickmuehle.search.Limits;
import zwickmuehle.search.MoveValue;
import zwickmuehle.search.Thinker;

/**
 * Our player in the UCI-like dialect of Mill programs, for their interfaces. A removal is a move of its own: after
 * {@code bestmove d6-d5} it is asked again, and answers {@code bestmove xb4}. Lines are read on the thread that calls
 * {@link #run}; thinking is done on another, so that {@code stop} is heard.
 */
public final class UciEngine {
    private static final Pattern POSITION = Pattern
            .compile("position\\s+(?:startpos|fen\\s+(.*?))(?:\\s+moves(?:\\s+(.*))?)?");
    private static final Pattern MOVE_TIME = Pattern.compile("setoption\\s+name\\s+MoveTime\\s+value\\s+([0-9]{1,4})");
    private static final String INFINITE = "go\\b.*\\binfinite\\b.*";
    private static final Pattern LIMIT = Pattern.compile("\\b(movetime|depth|nodes)\\s+([0-9]{1,9})\\b");
    /** Nothing is thought about for longer: who closed the input and forgot us must not find us thinking for ever. */
    private static final Duration LONGEST = Duration.ofHours(1);
    private static final String NO_MOVE = "none";

    /** A whole move, of which an interface is told the removal only when it asks again. */
    private record Meant(Game game, int move) {}

    private final Rules rules;
    private final Thinker thinker;
    private final Analyst analyst;
    private final String name;
    /** For {@code go} without a limit. */
    private Duration usualTime;
    /** What was set up last; null if that was refused. */
    private @Nullable Game game;
    /** The move that was made and closed a mill, while its removal is due. */
    private @Nullable Integer closing;
    /** The move that was thought of last, with its removal, and where. Written while thinking, read afterwards. */
    private volatile @Nullable Meant meant;
    private @Nullable Thread thinking;
    private volatile boolean stopped;
    /** Whether what is thought goes on until {@code stop}. */
    private boolean endless;

    /**
     * @param analyst chooses a stone to remove where the move before was not ours
     * @param usualTime for {@code go} without a time
     */
    public UciEngine(Rules rules, Thinker thinker, Analyst analyst, String name, Duration usualTime) {
        this.rules = rules;
        this.thinker = thinker;
        this.analyst = analyst;
        this.name = name;
        this.usualTime = usualTime;
        this.game = Game.start(rules);
    }

    /** Answers until {@code quit} or the end of input. */
    public void run(InputStream in, PrintStream out) throws IOException, InterruptedException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        String line = lines.readLine();
        while (line != null && !line.strip().equals("quit")) {
            hear(line.strip(), out);
            line = lines.readLine();
        }
        if (line != null || endless) {
            stopped = true;
        }
        finish();
    }

    private void hear(String line, PrintStream out) throws InterruptedException {
        switch (line.split("\\s+", 2)[0]) {
            case "uci" -> say(out, "id name " + name + "\nid author the makers of Zwickmuehle\n"
                    + "option name MoveTime type spin default " + Math.max(1, usualTime.toSeconds()) + " min 1 max "
                    + LONGEST.toSeconds() + "\nuciok");
            case "isready" -> say(out, "readyok");
            case "ucinewgame" -> {
                finish();
                game = Game.start(rules);
                closing = null;
            }
            case "position" -> {
                finish();
                try {
                    setUp(line);
                } catch (SpokenException wrong) {
                    game = null;
                    say(out, "info string " + wrong.sentence().english());
                }
            }
            case "go" -> {
                finish();
                go(line, out);
            }
            case "setoption" -> {
                Matcher told = MOVE_TIME.matcher(line);
                if (told.matches()) {
                    usualTime = Duration.ofSeconds(Math.clamp(Long.parseLong(told.group(1)), 1, LONGEST.toSeconds()));
                }
            }
            case "stop" -> {
                stopped = true;
                finish();
            }
            default -> {
                // What an engine does not know it passes over, as is usual in this dialect.
            }
        }
    }

    private static void say(PrintStream out, String lines) {
        out.print(lines + "\n");
        out.flush();
    }

    private void setUp(String line) {
        Matcher position = POSITION.matcher(line);
        if (!position.matches()) {
            throw new NotationException("expected position fen … moves …", "erwartet wird position fen … moves …");
        }
        Game told = position.group(1) == null
                ? Game.start(rules)
                : Game.from(rules, SanmillFen.parse(rules, position.group(1)));
        List<String> words = position.group(2) == null || position.group(2).isBlank()
                ? List.of()
                : Arrays.asList(position.group(2).strip().split("\\s+", -1));
        List<String> moves = new ArrayList<>();
        for (String word : words) {
            moves.add(word.startsWith("x") && !moves.isEmpty() ? moves.removeLast() + word : word);
        }
        Integer due = null;
        for (int i = 0; i < moves.size(); i++) {
            int move = rules.notation().parseMove(moves.get(i));
            if (i == moves.size() - 1 && !MuehleMove.captures(move) && UciText.removalIsDue(told, move)) {
                due = move;
            } else {
                told = told.play(move);
            }
        }
        game = told;
        closing = due;
    }

    private void go(String line, PrintStream out) {
        Limits limits = limits(line);
        Game asked = game;
        Integer due = closing;
        stopped = false;
        endless = line.matches(INFINITE);
        thinking = Thread.ofPlatform().name("thinking")
                .start(() -> say(out, "bestmove " + (asked == null ? NO_MOVE : best(asked, due, limits))));
    }

    /** The usual time, unless something else is said to end it. */
    private Limits limits(String line) {
        Limits limits = Limits.time(LONGEST);
        boolean told = line.matches(INFINITE);
        Matcher limit = LIMIT.matcher(line);
        while (limit.find()) {
            told = true;
            int most = Math.max(1, Integer.parseInt(limit.group(2)));
            limits = limits.and(switch (limit.group(1)) {
                case "depth" -> Limits.depth(most);
                case "nodes" -> Limits.nodes(most);
                default -> Limits.time(ThinkingTime.of(Duration.ofMillis(most)));
            });
        }
        return told ? limits : Limits.time(ThinkingTime.of(usualTime));
    }

    private String best(Game asked, @Nullable Integer due, Limits limits) {
        BooleanSupplier stop = () -> stopped;
        if (asked.outcome().over()) {
            return NO_MOVE;
        }
        if (due == null) {
            int move = thinker.think(asked, limits, stop, _ -> {}).move();
            meant = new Meant(asked, move);
            return rules.notation().move(MuehleMove.taking(move, MuehleMove.NONE));
        }
        Meant before = meant;
        if (before != null && before.game.equals(asked) && closes(before.move, due)) {
            return removal(before.move);
        }
        for (MoveValue value : analyst.analyse(asked, limits, stop, _ -> {}).moves()) {
            if (closes(value.move(), due)) {
                return removal(value.move());
            }
        }
        return NO_MOVE;
    }

    /** Whether a whole move is the one whose removal is due. */
    private static boolean closes(int move, int due) {
        return MuehleMove.captures(move) && MuehleMove.taking(move, MuehleMove.NONE) == due;
    }

    private static String removal(int move) {
        return "x" + PointNames.COORDINATES.of(MuehleMove.captured(move));
    }

    /** An answer that is due comes before anything else is done. */
    private void finish() throws InterruptedException {
        Thread running = thinking;
        if (running != null) {
            running.join();
            thinking = null;
        }
    }
}
