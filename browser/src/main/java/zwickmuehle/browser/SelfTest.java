package zwickmuehle.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.SolverWatch;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.Perft;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.scenarios.Bench;
import zwickmuehle.search.thinkers.Thinkers;

/** What must come out of the module as it does of the program: a test asks both and compares. */
public final class SelfTest {
    private static final long TABLE_BYTES = 16L << 20;
    private static final int PERFT_DEPTH = 4;
    private static final int MIDDLE_GAMES = 5;
    private static final int MIDDLE_PLIES = 16;

    private SelfTest() {}

    /**
     * The answer to {@code bench}, {@code perft GAME RULES DEPTH}, {@code score POSITION…}, {@code chance SEED} or
     * {@code work KIND ROUNDS}.
     */
    public static String answer(List<String> question) {
        return switch (question.getFirst()) {
            case "bench" -> Long.toString(Bench.run("alphabeta", () -> 0, _ -> {}));
            case "perft" -> perft(Games.rules(question.get(1), question.get(2)), Integer.parseInt(question.get(3)));
            case "score" -> scores(question.subList(1, question.size()));
            case "work" -> work(question.get(1), Integer.parseInt(question.get(2)));
            case "chance" -> chance(Long.parseLong(question.get(1)));
            default -> throw new IllegalArgumentException("no such test: " + question);
        };
    }

    /** Something to be timed, again and again; what comes of it shows that the same was done. */
    private static String work(String kind, int rounds) {
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            sum += switch (kind) {
                case "perft" -> Long.parseLong(perft(Games.rules("muehle", "klassisch"), PERFT_DEPTH))
                        + Long.parseLong(perft(Games.rules("viergewinnt", "7x6"), 2 * PERFT_DEPTH));
                case "search" -> Bench.run("alphabeta", () -> 0, _ -> {});
                case "montecarlo" -> playouts(round);
                case "solver" -> scores(middleGames(round)).hashCode();
                default -> throw new IllegalArgumentException("no such work: " + kind);
            };
        }
        return Long.toString(sum);
    }

    /** Positions in the middle of random games, of which each is solved in about a tenth of a second. */
    private static List<String> middleGames(int seed) {
        Rules rules = Games.rules("viergewinnt", "7x6");
        SplittableRandom random = new SplittableRandom(seed);
        List<String> positions = new ArrayList<>();
        while (positions.size() < MIDDLE_GAMES) {
            Game game = Game.from(rules, rules.start());
            while (game.length() < MIDDLE_PLIES && !game.outcome().over()) {
                int[] moves = game.legalMoves();
                game = game.play(moves[random.nextInt(moves.length)]);
            }
            if (!game.outcome().over()) {
                positions.add(rules.notation().position(game.position()));
            }
        }
        return positions;
    }

    private static long playouts(int seed) {
        long sum = 0;
        for (Rules rules : List.of(Games.rules("muehle", "klassisch"), Games.rules("viergewinnt", "7x6"))) {
            Equipment equipment = new Equipment(Oracle.NONE, () -> 0, new SplittableRandom(seed), 1, TABLE_BYTES);
            sum += Thinkers.parse("montecarlo:playouts=200", rules, equipment)
                    .think(Game.from(rules, rules.start()), Limits.depth(1), () -> false, _ -> {}).score();
        }
        return sum;
    }

    private static String perft(Rules rules, int depth) {
        return Long.toString(new Perft(rules, depth).count(rules.start(), depth));
    }

    /** Scores of Vier-Gewinnt positions, and the nodes it took, by one solver after each other. */
    private static String scores(List<String> positions) {
        Solver solver = new Solver(Size.STANDARD, TABLE_BYTES, 1);
        Notation notation = solver.rules().notation();
        return positions.stream()
                .map(position -> solver.score(notation.parsePosition(position), SolverWatch.NOBODY) + " "
                        + solver.nodes())
                .collect(Collectors.joining("\n"));
    }

    private static String chance(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return IntStream.range(1, 200).mapToObj(i -> random.nextInt(i) + " " + random.nextInt() + " "
                + random.nextLong() + " " + random.nextDouble() + " " + random.nextBoolean())
                .collect(Collectors.joining("\n"));
    }
}
