package zwickmuehle.arena.match;

import zwickmuehle.arena.referee.Result;
import zwickmuehle.rules.Side;

/** Wins, draws and losses of one player. */
public record Tally(int wins, int draws, int losses) {
    public static final Tally NONE = new Tally(0, 0, 0);

    public Tally {
        if (wins < 0 || draws < 0 || losses < 0) {
            throw new IllegalArgumentException("negative: " + wins + ", " + draws + ", " + losses);
        }
    }

    public int games() {
        return wins + draws + losses;
    }

    public double points() {
        return wins + draws / 2.0;
    }

    /** Points a game, from 0 to 1; one half where nothing was played. */
    public double score() {
        return games() == 0 ? 0.5 : points() / games();
    }

    /** How far single games spread around the score. */
    public double variance() {
        if (games() == 0) {
            return 0;
        }
        double score = score();
        return (wins * square(1 - score) + draws * square(0.5 - score) + losses * square(score)) / games();
    }

    private static double square(double x) {
        return x * x;
    }

    public Tally plus(Tally other) {
        return new Tally(wins + other.wins, draws + other.draws, losses + other.losses);
    }

    /** The same games, seen by the opponent. */
    public Tally reversed() {
        return new Tally(losses, draws, wins);
    }

    /** One game, as a player of it sees it; a game without a result counts for nobody. */
    public static Tally of(Result result, Side side) {
        if (result == Result.NONE) {
            return NONE;
        }
        double points = result.points(side);
        return new Tally(points == 1 ? 1 : 0, points == 0.5 ? 1 : 0, points == 0 ? 1 : 0);
    }
}
