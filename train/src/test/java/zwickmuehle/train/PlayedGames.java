package zwickmuehle.train;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.thinkers.Thinkers;

/** Games of the weaker levels, so that mills, threats and blunders of every kind come up; the same for the same seed. */
public final class PlayedGames {
    private static final int KNOWING = 6;

    private PlayedGames() {}

    /** So many positions in which the game goes on, each with its history. */
    public static List<Game> positions(Rules rules, int count, long seed) {
        return positions(rules, count, seed, false);
    }

    /** The same of bad games: one player knows nothing, so that the other's positions are won and its own are lost. */
    public static List<Game> oneSided(Rules rules, int count, long seed) {
        return positions(rules, count, seed, true);
    }

    private static List<Game> positions(Rules rules, int count, long seed, boolean oneSided) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Game> positions = new ArrayList<>();
        while (positions.size() < count) {
            Equipment equipment = new Equipment(Oracle.NONE, () -> 0, new SplittableRandom(random.nextLong()), 1,
                    1 << 16);
            int level = random.nextInt(1, 6);
            int other = random.nextInt(1, 6);
            if (oneSided) {
                level = random.nextBoolean() ? 0 : KNOWING;
                other = KNOWING - level;
            }
            Thinker first = Thinkers.parse("level:" + level, rules, equipment);
            Thinker second = Thinkers.parse("level:" + other, rules, equipment);
            Game game = Game.start(rules);
            while (!game.outcome().over() && positions.size() < count) {
                positions.add(game);
                Thinker mover = game.length() % 2 == 0 ? first : second;
                game = game.play(mover.think(game, Limits.NONE, () -> false, _ -> {}).move());
            }
        }
        return positions;
    }
}
