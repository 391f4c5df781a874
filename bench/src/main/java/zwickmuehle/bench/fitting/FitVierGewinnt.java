package zwickmuehle.bench.fitting;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Evaluator;
import zwickmuehle.search.thinkers.Knowledge;
import zwickmuehle.search.viergewinnt.TaughtEvaluator;

/**
 * {@code FitVierGewinnt make GAMES SEED POSITIONS} plays games and writes positions that their searches met, solved.
 * {@code FitVierGewinnt fit POSITIONS WEIGHTS} fits the evaluation to those of four games in five, tells how well it
 * predicts the others, and writes what stands in {@code SignWeights} of {@code search}.
 */
public final class FitVierGewinnt {
    private static final int HELD_OUT = 5;
    private static final int TENTHS = 10;
    private static final VierGewinnt RULES = VierGewinnt.STANDARD;

    private FitVierGewinnt() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments[0].equals("make")) {
            make(Integer.parseInt(arguments[1]), Long.parseLong(arguments[2]), Path.of(arguments[3]));
        } else {
            fit(Path.of(arguments[1]), Path.of(arguments[2]));
        }
    }

    private static void make(int games, long seed, Path file) throws IOException {
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file))) {
            new SolvedPositions(seed).ofGames(games,
                    one -> out.println(one.position() + " " + one.outcome() + " " + one.game()),
                    played -> say("%d games", played));
        }
    }

    private static void fit(Path file, Path weights) throws IOException {
        List<SolvedPositions.Solved> solved = Files.readAllLines(file).stream().map(FitVierGewinnt::read)
                .filter(Predicate.not(FitVierGewinnt::winsAtOnce)).toList();
        List<SolvedPositions.Solved> heldOut = solved.stream().filter(one -> one.game() % HELD_OUT == 0).toList();
        SignFit fit = new SignFit();
        fit.fit(solved.stream().filter(one -> one.game() % HELD_OUT != 0).toList());
        Files.writeString(weights,
                fit.weights().stream().map(String::valueOf).collect(Collectors.joining(" ", "", "\n")));
        say("%d solved, %d held out", solved.size(), heldOut.size());
        report("before", Knowledge.classicEvaluator(RULES), heldOut);
        report("after", new TaughtEvaluator(fit.weights()), heldOut);
    }

    private static SolvedPositions.Solved read(String line) {
        String[] words = line.split(" ", -1);
        return new SolvedPositions.Solved(Long.parseLong(words[0]), Integer.parseInt(words[1]),
                Integer.parseInt(words[2]));
    }

    /** The search plays such a move at the end of a line whatever the estimate says. */
    private static boolean winsAtOnce(SolvedPositions.Solved one) {
        int[] moves = new int[RULES.maxMoves()];
        for (int i = RULES.legalMoves(one.position(), moves) - 1; i >= 0; i--) {
            if (RULES.ending(RULES.play(one.position(), moves[i])) == Ending.FOUR_IN_A_ROW) {
                return true;
            }
        }
        return false;
    }

    /** The error squared, and for each tenth of what was expected how many there are and what came of them. */
    private static void report(String name, Evaluator evaluator, List<SolvedPositions.Solved> heldOut) {
        double squares = 0;
        int[] counts = new int[TENTHS];
        double[] shares = new double[TENTHS];
        for (SolvedPositions.Solved one : heldOut) {
            double share = (1 + one.outcome()) / 2.0;
            double expected = 1 / (1 + Math.exp(-(double) evaluator.evaluate(one.position()) / TaughtEvaluator.SCALE));
            squares += Math.pow(expected - share, 2);
            int tenth = Math.min(TENTHS - 1, (int) (TENTHS * expected));
            counts[tenth]++;
            shares[tenth] += share;
        }
        say("%s: mean error squared %.4f", name, squares / heldOut.size());
        for (int tenth = 0; tenth < TENTHS; tenth++) {
            say("expected 0.%d to 0.%d: %6d positions, true %.3f", tenth, tenth + 1, counts[tenth],
                    shares[tenth] / Math.max(1, counts[tenth]));
        }
    }

    private static void say(String format, Object... arguments) {
        System.err.printf(Locale.ROOT, format + "%n", arguments);
    }
}
