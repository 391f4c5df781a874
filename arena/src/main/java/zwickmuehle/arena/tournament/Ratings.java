package zwickmuehle.arena.tournament;

import java.util.Arrays;
import java.util.Collection;
import zwickmuehle.arena.referee.Result;

/**
 * Strengths that explain the results best (the Bradley-Terry model, a draw counted as half a win). Each player is given
 * one drawn game against an average player besides its own, so that whoever won everything has a finite rating too.
 */
final class Ratings {
    private static final int STEPS = 500;
    private static final double ELO_UNIT = 400 / Math.log(10);
    private static final double SURE = 1.959964;

    private final double[] strength;
    private final double[][] games;

    private Ratings(double[] strength, double[][] games) {
        this.strength = strength;
        this.games = games;
    }

    static Ratings of(int entrants, Collection<FinishedGame> finished) {
        double[][] games = new double[entrants][entrants];
        double[] points = new double[entrants];
        Arrays.fill(points, 0.5);
        for (FinishedGame game : finished) {
            if (game.verdict().result() == Result.NONE) {
                continue;
            }
            int white = game.fixture().white();
            int black = game.fixture().black();
            games[white][black]++;
            games[black][white]++;
            points[white] += game.points(white);
            points[black] += game.points(black);
        }
        double[] strength = new double[entrants];
        Arrays.fill(strength, 1);
        for (int step = 0; step < STEPS; step++) {
            for (int i = 0; i < entrants; i++) {
                double expected = 1 / (strength[i] + 1);
                for (int j = 0; j < entrants; j++) {
                    expected += games[i][j] / (strength[i] + strength[j]);
                }
                strength[i] = points[i] / expected;
            }
        }
        return new Ratings(strength, games);
    }

    /** Relative to an average player. */
    double elo(int entrant) {
        return ELO_UNIT * Math.log(strength[entrant]);
    }

    /** How far the true rating may lie away, to both sides, in 95 of 100 cases, if the others' are right. */
    double error(int entrant) {
        double information = spread(1, 1);
        for (int j = 0; j < strength.length; j++) {
            information += games[entrant][j] * spread(strength[entrant], strength[j]);
        }
        return SURE * ELO_UNIT / Math.sqrt(information);
    }

    private static double spread(double a, double b) {
        double score = a / (a + b);
        return score * (1 - score);
    }
}
