package zwickmuehle.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.perfect.muehle.files.DatabaseOracle;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.thinkers.Thinkers;

/**
 * How long the exact answer to a placing position takes: {@code PlacingTimes DATABASE [RULES [GAMES [SEED]]]}, of which
 * the rules are {@code klassisch}, the games twelve and the seed 1 unless said otherwise. The positions come from games
 * of levels 2 to 6 after two random stones. Each is asked about with nothing remembered and no piece of a file unpacked:
 * first its value, then those of all its moves, as analysis and level 10 want them. Processor time of the thread that
 * asks. One game more is played and asked about before, so that Java has compiled what it will.
 */
public final class PlacingTimes {
    private static final int RANDOM_STONES = 2;
    private static final int WEAKEST = 2;
    private static final int STRONGEST = 6;
    private static final int PLAYERS_TABLE_BYTES = 1 << 23;
    private static final double MILLION = 1e6;

    private final Path database;
    private final Muehle rules;
    private final SplittableRandom random;

    private PlacingTimes(Path database, Muehle rules, long seed) {
        this.database = database;
        this.rules = rules;
        random = new SplittableRandom(seed);
    }

    /** What was measured for one position, in milliseconds. */
    private record Times(double value, double moves) {}

    public static void main(String[] arguments) throws IOException {
        RuleSet ruleSet = arguments.length > 1 ? RuleSet.parse(arguments[1]) : RuleSet.KLASSISCH;
        int games = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 12;
        long seed = arguments.length > 3 ? Long.parseLong(arguments[3]) : 1;
        new PlacingTimes(Path.of(arguments[0]), new Muehle(ruleSet), seed).measure(games);
    }

    private void measure(int games) throws IOException {
        for (long position : placing(game())) {
            times(position);
        }
        Map<Integer, List<Times>> byStones = new TreeMap<>();
        List<Times> all = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            for (long position : placing(game())) {
                Times times = times(position);
                all.add(times);
                byStones.computeIfAbsent(2 * MuehlePosition.STONES - MuehlePosition.hands(position),
                        _ -> new ArrayList<>()).add(times);
            }
        }
        say("| stones placed | positions | value: median | most | all moves too: median | most |");
        say("|---|---|---|---|---|---|");
        byStones.forEach((stones, times) -> row(Integer.toString(stones), times));
        row("all", all);
    }

    /** All of placing, both playing as well as some level does. */
    private Game game() {
        Thinker white = player();
        Thinker black = player();
        Game game = Game.start(rules);
        while (!game.outcome().over() && MuehlePosition.hands(game.position()) > 0) {
            int[] moves = game.legalMoves();
            game = game.play(game.length() < RANDOM_STONES
                    ? moves[random.nextInt(moves.length)]
                    : (game.length() % 2 == 0 ? white : black).think(game, Limits.NONE, () -> false, _ -> {}).move());
        }
        return game;
    }

    private Thinker player() {
        return Thinkers.parse("level:" + (WEAKEST + random.nextInt(STRONGEST - WEAKEST + 1)), rules,
                new Equipment(Oracle.NONE, System::nanoTime, random.split(), 1, PLAYERS_TABLE_BYTES));
    }

    /** Those that no book answers. */
    private List<Long> placing(Game game) throws IOException {
        Oracle oracle = oracle();
        List<Long> positions = new ArrayList<>();
        for (Game at = game; at.length() > 0; at = at.undo()) {
            long position = at.position();
            if (MuehlePosition.hands(position) > 0 && oracle.probe(position, 0) == Oracle.UNKNOWN) {
                positions.addFirst(position);
            }
        }
        return positions;
    }

    private Oracle oracle() throws IOException {
        return new DatabaseOracle(Database.open(database, rules.ruleSet(), trouble -> {
            throw new IllegalStateException(trouble.english());
        }));
    }

    private Times times(long position) throws IOException {
        Oracle oracle = oracle();
        long start = processorNanos();
        int score = oracle.solve(position, 0, () -> false);
        long known = processorNanos();
        int[] moves = new int[rules.maxMoves()];
        int count = rules.legalMoves(position, moves);
        for (int i = 0; i < count; i++) {
            oracle.solve(rules.play(position, moves[i]), 0, () -> false);
        }
        long end = processorNanos();
        if (score == Oracle.UNKNOWN) {
            throw new IllegalStateException("not every sector is there");
        }
        return new Times((known - start) / MILLION, (end - start) / MILLION);
    }

    private static long processorNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static void row(String stones, List<Times> times) {
        double[] values = times.stream().mapToDouble(Times::value).sorted().toArray();
        double[] moves = times.stream().mapToDouble(Times::moves).sorted().toArray();
        say("| %s | %d | %.0f ms | %.0f ms | %.0f ms | %.0f ms |", stones, times.size(), values[values.length / 2],
                values[values.length - 1], moves[moves.length / 2], moves[moves.length - 1]);
    }

    private static void say(String format, Object... arguments) {
        System.out.printf(Locale.ROOT, format + "%n", arguments);
    }
}
