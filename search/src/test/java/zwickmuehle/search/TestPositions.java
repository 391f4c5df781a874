package zwickmuehle.search;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;

/** Games and equipment for tests: seeded, so that a failure comes back. */
final class TestPositions {
    static final Rules KLASSISCH = Games.rules("muehle", "klassisch");
    static final Rules KURS = Games.rules("muehle", "kurs");
    static final Rules VIER_GEWINNT = Games.rules("viergewinnt", null);

    private TestPositions() {}

    /** Random games, none of them over, each of its own length up to {@code plies}. */
    static List<Game> randomGames(Rules rules, int count, int plies, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Game> games = new ArrayList<>();
        while (games.size() < count) {
            Game game = Game.start(rules);
            int length = random.nextInt(plies);
            for (int i = 0; i < length && !game.outcome().over(); i++) {
                int[] moves = game.legalMoves();
                game = game.play(moves[random.nextInt(moves.length)]);
            }
            if (!game.outcome().over()) {
                games.add(game);
            }
        }
        return games;
    }

    static Game parse(Rules rules, String position) {
        return Game.from(rules, rules.notation().parsePosition(position));
    }

    static Game play(Game start, String... moves) {
        Game game = start;
        for (String move : moves) {
            game = game.play(game.rules().notation().parseMove(move));
        }
        return game;
    }

    static Equipment equipment(long seed) {
        return equipment(seed, () -> 0);
    }

    static Equipment equipment(long seed, LongSupplier nanoClock) {
        return new Equipment(Oracle.NONE, nanoClock, new SplittableRandom(seed), 1, 1 << 20);
    }
}
