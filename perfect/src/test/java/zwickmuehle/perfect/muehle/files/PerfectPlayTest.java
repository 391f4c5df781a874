package zwickmuehle.perfect.muehle.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.thinkers.Thinkers;

/**
 * Level 10 with a database against a level without one, from random endings: it never loses a drawn one, and wins every
 * won one within the distance the database promised, capture by capture.
 */
final class PerfectPlayTest {
    private static final Muehle RULES = new Muehle(RuleSet.KLASSISCH);
    private static final Limits LIMITS = Limits.nodes(5_000);

    @TempDir
    private Path folder;

    private final RandomGenerator random = new Random(20);
    private Oracle oracle = Oracle.NONE;

    @Test
    void levelTenKeepsEveryPromiseWithUpToEightStones() throws IOException {
        playAll(8, "level:5", 40);
    }

    @Test
    @Tag("slow")
    void levelTenKeepsEveryPromiseWithUpToTenStonesAgainstLevelNine() throws IOException {
        playAll(10, "level:9", 300);
    }

    private void playAll(int stones, String opponent, int games) throws IOException {
        try (Crew crew = new Crew(2)) {
            new DatabaseBuilder(folder, RULES.ruleSet(), crew, new Silent()).build(stones);
        }
        oracle = new DatabaseOracle(Database.open(folder, RULES.ruleSet(), _ -> {}));
        Thinker rival = Thinkers.parse(opponent, RULES, equipment(Oracle.NONE));
        int[] seen = new int[2];
        for (int i = 0; i < games; i++) {
            // Wins and draws in turn, as they come; losses promise nothing.
            seen[i % 2] += play(ending(stones - i / 2 % 2, i % 2 == 0), rival) ? 1 : 0;
        }
        assertThat(seen).as("won and drawn endings").containsOnly(games / 2);
    }

    private static final class Silent implements DatabaseBuilder.Progress {
        @Override
        public void stage(Sector sector, String stage) {}

        @Override
        public void solved(long positions) {}
    }

    private static Equipment equipment(Oracle knowledge) {
        return new Equipment(knowledge, () -> 0, new SplittableRandom(3), 1, 1 << 20);
    }

    /** A random position in which the mover, level 10, wins, or in which it draws. */
    private long ending(int stones, boolean won) {
        while (true) {
            int own = Sector.FEWEST + random.nextInt(stones - 2 * Sector.FEWEST + 1);
            int ours = set(own, 0);
            long position = MuehlePosition.of(ours, set(stones - own, ours), 0, 0, Side.WHITE);
            int score = oracle.probe(position, 0);
            if (won ? Score.wins(score) : score == Score.DRAW && RULES.ending(position) == Ending.ONGOING) {
                return position;
            }
        }
    }

    private int set(int size, int occupied) {
        int set = 0;
        while (Integer.bitCount(set) < size) {
            set |= Board.bit(random.nextInt(Board.POINTS)) & ~occupied;
        }
        return set;
    }

    /** Whether all promises were kept. */
    private boolean play(long start, Thinker rival) {
        Thinker perfect = Thinkers.parse("level:10", RULES, equipment(oracle));
        Game game = Game.from(RULES, start);
        boolean won = Score.wins(oracle.probe(start, 0));
        int promised = Integer.MAX_VALUE;
        for (int ply = 0; game.ending() == Ending.ONGOING; ply++) {
            boolean ours = ply % 2 == 0;
            if (ours) {
                int score = oracle.probe(game.position(), game.quietMoves());
                assertThat(won && !Score.wins(score)).as("a won ending slipped").isFalse();
                assertThat(Score.loses(score)).as("a drawn ending slipped").isFalse();
                if (Score.wins(score)) {
                    assertThat(Score.plies(score)).as("plies to the next capture").isLessThanOrEqualTo(promised);
                    promised = Score.plies(score);
                    won = true;
                }
            }
            int move = (ours ? perfect : rival).think(game, LIMITS, () -> false, _ -> {}).move();
            game = game.play(move);
            promised = MuehleMove.captures(move) || promised == Integer.MAX_VALUE ? Integer.MAX_VALUE : promised - 1;
        }
        boolean lost = game.ending().decisive() && game.mover() == Side.WHITE;
        boolean beaten = game.ending().decisive() && game.mover() == Side.BLACK;
        assertThat(lost).as("nothing is lost").isFalse();
        assertThat(beaten).as("whatever was won at any time is won in the end").isEqualTo(won);
        return true;
    }
}
