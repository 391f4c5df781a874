package zwickmuehle.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.games.Games;

/** The tree that counts agrees with a plain map, and with going back through the game. */
final class OccurrencesTest {

    @Test
    void itCountsAsAMapDoesAndLeavesTheOlderOnesAlone() {
        SplittableRandom random = new SplittableRandom(5);
        for (int round = 0; round < 50; round++) {
            Map<Long, Integer> counted = new HashMap<>();
            long first = random.nextLong(40);
            counted.put(first, 1);
            Occurrences occurrences = Occurrences.of(first);
            for (int i = 0; i < 300; i++) {
                long position = random.nextBoolean() ? random.nextLong(40) : random.nextLong();
                int before = occurrences.count(position);
                Occurrences after = occurrences.and(position);
                assertThat(occurrences.count(position)).isEqualTo(before);
                counted.merge(position, 1, Integer::sum);
                occurrences = after;
            }
            Occurrences all = occurrences;
            counted.forEach((position, count) -> assertThat(all.count(position)).isEqualTo(count));
            assertThat(all.count(-7)).isEqualTo(counted.getOrDefault(-7L, 0));
        }
    }

    @Test
    void aGameCountsAsOneDoesWhoGoesBackThroughIt() {
        SplittableRandom random = new SplittableRandom(6);
        for (String variant : new String[]{"klassisch", "kurs", "mills=any,repetition=5,quiet=none"}) {
            for (int i = 0; i < 20; i++) {
                Game game = Game.start(Games.rules("muehle", variant));
                for (int[] moves = game.legalMoves(); moves.length > 0
                        && game.length() < 400; moves = game.legalMoves()) {
                    game = game.play(moves[random.nextInt(moves.length)]);
                    assertThat(game.occurrences()).isEqualTo(slowly(game));
                }
            }
        }
    }

    private static int slowly(Game game) {
        int occurrences = 1;
        for (int i = 1; i <= game.quietMoves(); i++) {
            occurrences += game.before(i).position() == game.position() ? 1 : 0;
        }
        return occurrences;
    }
}
