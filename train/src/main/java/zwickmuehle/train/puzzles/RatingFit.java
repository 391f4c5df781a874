package zwickmuehle.train.puzzles;

import java.util.Arrays;
import java.util.List;

/**
 * Ratings of levels and puzzles on one scale, from who solved what. A puzzle is an opponent: the chance of a level of
 * rating a to solve one of rating r is 1 / (1 + 10^((r - a) / 400)), as Elo and Bradley–Terry have it. The most likely
 * ratings are found by turns; a puzzle that everybody or nobody solves is kept at a finite one by a prior.
 */
public final class RatingFit {
    /** The level in the middle has this rating; only differences can be measured. */
    public static final double MIDDLE = 1500;
    private static final int MIDDLE_LEVEL = 5;

    private static final double SCALE = Math.log(10) / 400;
    /** How far puzzles lie apart before anything is known of them. */
    private static final double PRIOR_SPREAD = 500;
    private static final int ROUNDS = 200;
    private static final double LARGEST_STEP = 100;

    private final double[] levels;
    private final double[] puzzles;

    private RatingFit(int puzzleCount) {
        levels = new double[LevelTally.LEVELS];
        puzzles = new double[puzzleCount];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = MIDDLE + 100.0 * (i + 1 - MIDDLE_LEVEL);
        }
        Arrays.fill(puzzles, MIDDLE);
    }

    /** Ratings of the levels and of as many puzzles as there are tallies. */
    public static RatingFit of(List<LevelTally> tallies) {
        RatingFit fit = new RatingFit(tallies.size());
        for (int round = 0; round < ROUNDS; round++) {
            fit.improvePuzzles(tallies);
            fit.improveLevels(tallies);
        }
        return fit;
    }

    /** The rating of a level, from 1 on. */
    public double level(int number) {
        return levels[number - 1];
    }

    public double puzzle(int index) {
        return puzzles[index];
    }

    static double chance(double level, double puzzle) {
        return 1 / (1 + Math.exp(SCALE * (puzzle - level)));
    }

    private void improvePuzzles(List<LevelTally> tallies) {
        for (int i = 0; i < puzzles.length; i++) {
            double slope = (MIDDLE - puzzles[i]) / (PRIOR_SPREAD * PRIOR_SPREAD);
            double bend = 1 / (PRIOR_SPREAD * PRIOR_SPREAD);
            for (int level = 0; level < levels.length; level++) {
                double chance = chance(levels[level], puzzles[i]);
                slope += SCALE * (tallies.get(i).tries(level + 1) * chance - tallies.get(i).solved(level + 1));
                bend += SCALE * SCALE * tallies.get(i).tries(level + 1) * chance * (1 - chance);
            }
            puzzles[i] += bounded(slope / bend);
        }
    }

    private void improveLevels(List<LevelTally> tallies) {
        for (int level = 0; level < levels.length; level++) {
            double slope = 0;
            double bend = 1e-9;
            for (int i = 0; i < puzzles.length; i++) {
                double chance = chance(levels[level], puzzles[i]);
                slope += SCALE * (tallies.get(i).solved(level + 1) - tallies.get(i).tries(level + 1) * chance);
                bend += SCALE * SCALE * tallies.get(i).tries(level + 1) * chance * (1 - chance);
            }
            levels[level] += bounded(slope / bend);
        }
        double shift = MIDDLE - levels[MIDDLE_LEVEL - 1];
        for (int level = 0; level < levels.length; level++) {
            levels[level] += shift;
        }
        for (int i = 0; i < puzzles.length; i++) {
            puzzles[i] += shift;
        }
    }

    private static double bounded(double step) {
        return Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, step));
    }
}
