package zwickmuehle.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntToLongFunction;
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
import zwickmuehle.search.Thinker;
import zwickmuehle.search.scenarios.Bench;
import zwickmuehle.search.thinkers.Thinkers;

/** What must come out of the module as it does of the program: a test asks both and compares. */
public final class SelfTest {
    private static final long TABLE_BYTES = 16L << 20;
    private static final int PERFT_DEPTH = 4;
    private static final int MIDDLE_GAMES = 5;
    private static final int MIDDLE_PLIES = 16;
    private static final int MUEHLE_PLIES = 14;
    private static final int MUEHLE_DEPTH = 8;
    private static final int VIERGEWINNT_PLIES = 6;
    private static final int VIERGEWINNT_DEPTH = 12;

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
        IntToLongFunction once = switch (kind) {
            case "perft" -> _ -> Long.parseLong(perft(Games.rules("muehle", "klassisch"), PERFT_DEPTH))
                    + Long.parseLong(perft(Games.rules("viergewinnt", "7x6"), 2 * PERFT_DEPTH));
            case "search" -> searching();
            case "bench" -> _ -> Bench.run("alphabeta", () -> 0, _ -> {});
            case "montecarlo" -> SelfTest::playouts;
            case "solver" -> round -> scores(middleGames(round)).hashCode();
            default -> throw new IllegalArgumentException("no such work: " + kind);
        };
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            sum += once.applyAsLong(round);
        }
        return Long.toString(sum);
    }

    /** Players that keep their tables from move to move, as in a game: the nodes of both for a position of a random one. */
    private static IntToLongFunction searching() {
        Rules muehle = Games.rules("muehle", "klassisch");
        Rules vierGewinnt = Games.rules("viergewinnt", "7x6");
        Thinker ofMuehle = player("alphabeta", muehle, 1);
        Thinker ofVierGewinnt = player("alphabeta", vierGewinnt, 1);
        return round -> nodes(ofMuehle, randomGame(muehle, MUEHLE_PLIES, new SplittableRandom(round)), MUEHLE_DEPTH)
                + nodes(ofVierGewinnt, randomGame(vierGewinnt, VIERGEWINNT_PLIES, new SplittableRandom(round)),
                        VIERGEWINNT_DEPTH);
    }

    private static long nodes(Thinker thinker, Game game, int depth) {
        return game.outcome().over() ? 0 : thinker.think(game, Limits.depth(depth), () -> false, _ -> {}).nodes();
    }

    private static Thinker player(String words, Rules rules, int seed) {
        return Thinkers.parse(words, rules,
                new Equipment(Oracle.NONE, () -> 0, new SplittableRandom(seed), 1, TABLE_BYTES));
    }

    /** So many plies of a random game, or all of it. */
    private static Game randomGame(Rules rules, int plies, SplittableRandom random) {
        Game game = Game.from(rules, rules.start());
        while (game.length() < plies && !game.outcome().over()) {
            int[] moves = game.legalMoves();
            game = game.play(moves[random.nextInt(moves.length)]);
        }
        return game;
    }

    /** Positions in the middle of random games, of which each is solved in about a tenth of a second. */
    private static List<String> middleGames(int seed) {
        Rules rules = Games.rules("viergewinnt", "7x6");
        SplittableRandom random = new SplittableRandom(seed);
        List<String> positions = new ArrayList<>();
        while (positions.size() < MIDDLE_GAMES) {
            Game game = randomGame(rules, MIDDLE_PLIES, random);
            if (!game.outcome().over()) {
                positions.add(rules.notation().position(game.position()));
            }
        }
        return positions;
    }

    private static long playouts(int seed) {
        long sum = 0;
        for (Rules rules : List.of(Games.rules("muehle", "klassisch"), Games.rules("viergewinnt", "7x6"))) {
            sum += player("montecarlo:playouts=200", rules, seed)
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
