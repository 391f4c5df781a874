package zwickmuehle.bench.fitting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import zwickmuehle.perfect.muehle.MoverResult;
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
 * How often our player gives away what a position is worth, where no database is.
 *
 * <p>{@code ValuesGivenAway make DATABASE POSITIONS SEED FILE} takes positions from games at 2,000 nodes a move after
 * random openings, in which not all moves are worth the same: two of three with stones in hand, the others right after a
 * capture or the last stone placed, where no quiet move counts yet. Needs 5 GB of memory. {@code ValuesGivenAway count
 * FILE NODES...} lets our player think about each, with an empty table, and counts by stones in hand. That needs no
 * database, so the same file can be given to another version of the player.
 */
public final class ValuesGivenAway {
    private static final long NODES_IN_GAMES = 2_000;
    private static final int SHORTEST_OPENING = 4;
    private static final int LONGEST_OPENING = 7;
    private static final int LONGEST_GAME = 120;
    private static final int PLAYERS_TABLE_BYTES = 1 << 23;
    /** A table of 512 MB: early placing positions take long. */
    private static final int TRUTHS_TABLE_BITS = 26;
    private static final Muehle RULES = new Muehle(RuleSet.KLASSISCH);

    private ValuesGivenAway() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments[0].equals("make")) {
            DatabaseTruth truth = new DatabaseTruth(Path.of(arguments[1]), RULES, TRUTHS_TABLE_BITS);
            List<Asked> asked = make(truth, Integer.parseInt(arguments[2]), Long.parseLong(arguments[3]));
            Files.write(Path.of(arguments[4]), asked.stream().map(Asked::line).toList());
        } else {
            List<Asked> asked = Files.readAllLines(Path.of(arguments[1])).stream().map(Asked::parse).toList();
            for (int i = 2; i < arguments.length; i++) {
                count(asked, Long.parseLong(arguments[i]));
            }
        }
    }

    /** A position, and the moves that keep its value. In a file a line: the number that it is, and those of the moves. */
    private record Asked(long position, Set<Integer> keeping) {
        static Asked parse(String line) {
            String[] words = line.split(" ", 2);
            return new Asked(Long.parseLong(words[0]),
                    List.of(words[1].split(",")).stream().map(Integer::valueOf).collect(Collectors.toSet()));
        }

        String line() {
            return position + " " + keeping.stream().sorted().map(String::valueOf).collect(Collectors.joining(","));
        }
    }

    private static List<Asked> make(DatabaseTruth truth, int wanted, long seed) {
        int wantedMoving = wanted / 3;
        int wantedPlacing = wanted - wantedMoving;
        SplittableRandom random = new SplittableRandom(seed);
        List<Asked> placing = new ArrayList<>();
        List<Asked> moving = new ArrayList<>();
        Set<Long> seen = new HashSet<>();
        for (int games = 1; placing.size() < wantedPlacing || moving.size() < wantedMoving; games++) {
            for (long position : game(random)) {
                boolean places = MuehlePosition.hands(position) > 0;
                List<Asked> asked = places ? placing : moving;
                if (asked.size() < (places ? wantedPlacing : wantedMoving) && seen.add(RULES.canonical(position))) {
                    Set<Integer> keeping = keeping(truth, position);
                    if (!keeping.isEmpty()) {
                        asked.add(new Asked(position, keeping));
                    }
                }
            }
            if (games % 20 == 0) {
                say("%d games, %d placing, %d moving", games, placing.size(), moving.size());
            }
        }
        placing.addAll(moving);
        return placing;
    }

    /** The positions of a game that may be asked about. */
    private static List<Long> game(SplittableRandom random) {
        List<Long> positions = new ArrayList<>();
        Thinker player = player(random, NODES_IN_GAMES);
        int opening = SHORTEST_OPENING + random.nextInt(LONGEST_OPENING - SHORTEST_OPENING + 1);
        Game game = Game.start(RULES);
        boolean quiet = false;
        while (!game.outcome().over() && game.length() < LONGEST_GAME) {
            int[] moves = game.legalMoves();
            long before = game.position();
            boolean places = MuehlePosition.hands(before) > 0;
            if (game.length() < opening) {
                game = game.play(moves[random.nextInt(moves.length)]);
            } else {
                if (moves.length > 1 && (places || !quiet)) {
                    positions.add(before);
                }
                game = game.play(player.think(game, Limits.nodes(NODES_IN_GAMES), () -> false, _ -> {}).move());
            }
            quiet = !places && stones(game.position()) == stones(before);
        }
        return positions;
    }

    private static int stones(long position) {
        return Integer.bitCount(MuehlePosition.moverStones(position))
                + Integer.bitCount(MuehlePosition.opponentStones(position));
    }

    /** The moves that keep the value of a position; none if all do. */
    private static Set<Integer> keeping(DatabaseTruth truth, long position) {
        int[] moves = new int[RULES.maxMoves()];
        int count = RULES.legalMoves(position, moves);
        int[] results = new int[count];
        int best = MoverResult.LOSS;
        for (int i = 0; i < count; i++) {
            results[i] = -truth.any(RULES.play(position, moves[i]));
            best = Math.max(best, results[i]);
        }
        Set<Integer> keeping = new HashSet<>();
        for (int i = 0; i < count; i++) {
            if (results[i] == best) {
                keeping.add(moves[i]);
            }
        }
        return keeping.size() == count ? Set.of() : keeping;
    }

    private static void count(List<Asked> all, long nodes) {
        Map<Integer, Given> byHands = new TreeMap<>();
        for (Asked asked : all) {
            int move = player(new SplittableRandom(1), nodes)
                    .think(Game.from(RULES, asked.position()), Limits.nodes(nodes), () -> false, _ -> {}).move();
            byHands.merge(MuehlePosition.hands(asked.position()),
                    new Given(1, asked.keeping().contains(move) ? 0 : 1), Given::plus);
        }
        Given moving = byHands.getOrDefault(0, Given.NOTHING);
        Given placing = byHands.entrySet().stream().filter(entry -> entry.getKey() > 0).map(Map.Entry::getValue)
                .reduce(Given.NOTHING, Given::plus);
        String told = byHands.entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", "));
        say("%,d nodes: placing %s, moving %s; by stones in hand %s", nodes, placing, moving, told);
    }

    /** Of so many positions, in so many the value was given away. */
    private record Given(int positions, int away) {
        static final Given NOTHING = new Given(0, 0);

        Given plus(Given other) {
            return new Given(positions + other.positions, away + other.away);
        }

        @Override
        public String toString() {
            return away + " of " + positions;
        }
    }

    private static Thinker player(SplittableRandom random, long nodes) {
        return Thinkers.parse("alphabeta:nodes=" + nodes, RULES,
                new Equipment(Oracle.NONE, System::nanoTime, random, 1, PLAYERS_TABLE_BYTES));
    }

    private static void say(String format, Object... arguments) {
        System.err.printf(Locale.ROOT, format + "%n", arguments);
    }
}
