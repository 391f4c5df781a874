package zwickmuehle.browser;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.Watch;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.Perft;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.search.scenarios.Bench;

/** What must come out of the module as it does of the program: a test asks both and compares. */
public final class SelfTest {
    private static final long TABLE_BYTES = 16L << 20;

    private SelfTest() {}

    /** The answer to {@code bench}, {@code perft GAME RULES DEPTH}, {@code score POSITION…} or {@code chance SEED}. */
    public static String answer(List<String> question) {
        return switch (question.getFirst()) {
            case "bench" -> Long.toString(Bench.run("alphabeta", () -> 0, _ -> {}));
            case "perft" -> perft(Games.rules(question.get(1), question.get(2)), Integer.parseInt(question.get(3)));
            case "score" -> scores(question.subList(1, question.size()));
            case "chance" -> chance(Long.parseLong(question.get(1)));
            default -> throw new IllegalArgumentException("no such test: " + question);
        };
    }

    private static String perft(Rules rules, int depth) {
        return Long.toString(new Perft(rules, depth).count(rules.start(), depth));
    }

    /** Scores of Vier-Gewinnt positions, and the nodes it took, by one solver after each other. */
    private static String scores(List<String> positions) {
        Solver solver = new Solver(Size.STANDARD, TABLE_BYTES, 1);
        Notation notation = solver.rules().notation();
        return positions.stream()
                .map(position -> solver.score(notation.parsePosition(position), Watch.NOBODY) + " " + solver.nodes())
                .collect(Collectors.joining("\n"));
    }

    private static String chance(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return IntStream.range(1, 200).mapToObj(i -> random.nextInt(i) + " " + random.nextInt() + " "
                + random.nextLong() + " " + random.nextDouble() + " " + random.nextBoolean())
                .collect(Collectors.joining("\n"));
    }
}
