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
    private static final Pattern POSITION = Pattern.compile("position (?:startpos|fen (.*?))(?: moves ?(.*))?");
    private static final Pattern MOVE_TIME = Pattern.compile("go\\b.*\\bmovetime ([0-9]{1,9})\\b.*");

    /** A whole move, of which an interface is told the removal only when it asks again. */
    private record Meant(Game game, int move) {}

    private final Rules rules;
    private final Thinker thinker;
    private final Analyst analyst;
    private final String name;
    private final Duration usualTime;
    private Game game;
    /** The move that was made and closed a mill, while its removal is due. */
    private @Nullable Integer closing;
    /** The move that was thought of last, with its removal, and where. Written while thinking, read afterwards. */
    private volatile @Nullable Meant meant;
    private @Nullable Thread thinking;
    private volatile boolean stopped;

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
        if (line != null) {
            stopped = true;
        }
        finish();
    }

    private void hear(String line, PrintStream out) throws InterruptedException {
        switch (line.split("\\s+", 2)[0]) {
            case "uci" -> say(out, "id name " + name + "\nid author the makers of Zwickmuehle\nuciok");
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
                    say(out, "info string " + wrong.sentence().english());
                }
            }
            case "go" -> {
                finish();
                go(line, out);
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
        Matcher told = MOVE_TIME.matcher(line);
        Duration time = told.matches() ? Duration.ofMillis(Long.parseLong(told.group(1))) : usualTime;
        Game asked = game;
        Integer due = closing;
        stopped = false;
        thinking = Thread.ofPlatform().name("thinking").start(() -> say(out, "bestmove " + best(asked, due, time)));
    }

    private String best(Game asked, @Nullable Integer due, Duration time) {
        BooleanSupplier stop = () -> stopped;
        if (asked.outcome().over()) {
            return "none";
        }
        Limits limits = Limits.time(ThinkingTime.of(time));
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
        return "none";
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
