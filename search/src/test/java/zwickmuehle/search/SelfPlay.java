package zwickmuehle.search;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.search.thinkers.Thinkers;

/**
 * Matches between two thinkers inside one process, without clocks: for the ladder and for tuning. Games come in pairs
 * that share a random opening, each player having each colour once.
 */
final class SelfPlay {
    /** Makes a player for one game, with chance of its own. */
    interface Player {
        Thinker create(RandomGenerator random);
    }

    /** Wins, draws and losses of the first player. */
    record Result(int wins, int draws, int losses) {
        int games() {
            return wins + draws + losses;
        }

        double score() {
            return (wins + draws / 2.0) / games();
        }

        /** Half the width of the interval that holds the true score in 95 of 100 matches. */
        double error() {
            double mean = score();
            double squares = wins * Math.pow(1 - mean, 2) + draws * Math.pow(0.5 - mean, 2) + losses * mean * mean;
            return 1.96 * Math.sqrt(squares / games() / games());
        }
    }

    private static final int LONGEST_GAME = 400;
    private static final long TABLE_BYTES = 16 << 20;

    private final Rules rules;
    private final int openingPlies;

    SelfPlay(Rules rules, int openingPlies) {
        this.rules = rules;
        this.openingPlies = openingPlies;
    }

    static Player named(String words, Rules rules) {
        return random -> Thinkers.parse(words, rules,
                new Equipment(Oracle.NONE, System::nanoTime, random, 1, TABLE_BYTES));
    }

    /** {@code games} games, an even number. The same seed gives the same match. */
    Result match(Player first, Player second, int games, long seed) {
        int wins = 0;
        int draws = 0;
        int losses = 0;
        for (int i = 0; i < games; i++) {
            Side firstPlays = i % 2 == 0 ? Side.WHITE : Side.BLACK;
            Game opening = opening(new SplittableRandom(seed + i / 2));
            SplittableRandom chance = new SplittableRandom(seed * 31 + i);
            Thinker white = (firstPlays == Side.WHITE ? first : second).create(chance.split());
            Thinker black = (firstPlays == Side.WHITE ? second : first).create(chance.split());
            switch (play(opening, white, black)) {
                case Outcome.Won(Side winner, var _) when winner == firstPlays -> wins++;
                case Outcome.Won _ -> losses++;
                case Outcome.Drawn _,Outcome.Ongoing _ -> draws++;
            }
        }
        return new Result(wins, draws, losses);
    }

    private Game opening(RandomGenerator random) {
        Game game = Game.start(rules);
        for (int i = 0; i < openingPlies; i++) {
            int[] moves = game.legalMoves();
            game = game.play(moves[random.nextInt(moves.length)]);
        }
        return game;
    }

    private static Outcome play(Game opening, Thinker white, Thinker black) {
        Game game = opening;
        while (!game.outcome().over() && game.length() < LONGEST_GAME) {
            Thinker mover = game.mover() == Side.WHITE ? white : black;
            game = game.play(mover.think(game, Limits.NONE, () -> false, _ -> {}).move());
        }
        return game.outcome();
    }
}
