package zwickmuehle.bench.fitting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.LongToDoubleFunction;
import java.util.stream.Stream;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Evaluator;
import zwickmuehle.search.muehle.MuehleEvaluator;
import zwickmuehle.search.muehle.PatternTables;
import zwickmuehle.search.muehle.Patterns;
import zwickmuehle.search.thinkers.Knowledge;

/**
 * {@code FitMuehle DATABASE GAMES SEED FILE}: plays games, asks the database of {@code klassisch} about the positions
 * their searches met, fits the evaluation to nine tenths of them, tells how well it predicts the other tenth, and writes
 * the {@code patterns.txt} of {@code search}. Needs 6 GB of memory.
 */
public final class FitMuehle {
    private static final int HELD_OUT = 10;
    /** A table of 128 MB: few nodes are spent on each position. */
    private static final int TABLE_BITS = 24;

    private FitMuehle() {}

    public static void main(String[] arguments) throws IOException {
        Muehle rules = new Muehle(RuleSet.KLASSISCH);
        long seed = Long.parseLong(arguments[2]);
        List<Long> positions = new LeafPositions(rules, seed).ofGames(Integer.parseInt(arguments[1]), played -> {
            if (played % 100 == 0) {
                say("%d games", played);
            }
        });
        say("%d positions", positions.size());
        List<DatabaseTruth.Known> known = new ArrayList<>(
                new DatabaseTruth(Path.of(arguments[0]), rules, TABLE_BITS).of(positions));
        Collections.shuffle(known, new Random(seed));
        List<DatabaseTruth.Known> heldOut = known.subList(0, known.size() / HELD_OUT);
        PatternFit fit = new PatternFit();
        fit.fit(known.subList(heldOut.size(), known.size()));
        Evaluator before = Knowledge.ownEvaluator(rules);
        Evaluator after = new MuehleEvaluator(PatternTables.of(fit.weights(), fit.balances()));
        say("%d known, %d held out; mean error squared, before and after, of a constant", known.size(), heldOut.size());
        report(heldOut, position -> logistic(before.evaluate(position)),
                position -> logistic(after.evaluate(position)));
        Files.write(Path.of(arguments[3]),
                Stream.concat(fit.weights().stream(), fit.balances().stream()).toList());
    }

    private static double logistic(int estimate) {
        return 1 / (1 + Math.exp(-estimate / PatternFit.SCALE));
    }

    /** For each stage: positions, the error of one estimate, of the other, and of calling everything average. */
    private static void report(List<DatabaseTruth.Known> heldOut, LongToDoubleFunction before,
            LongToDoubleFunction after) {
        Map<Patterns.Stage, List<DatabaseTruth.Known>> byStage = new EnumMap<>(Patterns.Stage.class);
        for (DatabaseTruth.Known one : heldOut) {
            Patterns.Stage stage = Patterns.Stage.of(MuehlePosition.hands(one.position()),
                    Integer.bitCount(MuehlePosition.moverStones(one.position())),
                    Integer.bitCount(MuehlePosition.opponentStones(one.position())));
            byStage.computeIfAbsent(stage, _ -> new ArrayList<>()).add(one);
        }
        byStage.forEach((stage, of) -> {
            double mean = of.stream().mapToDouble(DatabaseTruth.Known::share).average().orElseThrow();
            say("%-15s %7d  %.4f  %.4f  %.4f", stage, of.size(), error(of, before), error(of, after),
                    error(of, _ -> mean));
        });
        say("%-15s %7d  %.4f  %.4f", "all", heldOut.size(), error(heldOut, before), error(heldOut, after));
    }

    private static double error(List<DatabaseTruth.Known> of, LongToDoubleFunction share) {
        return of.stream().mapToDouble(one -> Math.pow(share.applyAsDouble(one.position()) - one.share(), 2))
                .average().orElseThrow();
    }

    private static void say(String format, Object... arguments) {
        System.err.printf(Locale.ROOT, format + "%n", arguments);
    }
}
