package zwickmuehle.search.viergewinnt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Score;

class TaughtEvaluatorTest {
    private static final VierGewinnt RULES = VierGewinnt.STANDARD;
    private static final int WIDTH = 7;
    private static final int HEIGHT = 6;
    /** Where the lines stand among the signs of a stage: level ones, slanting ones. */
    private static final int STAGED = 4 * 128 + 3 * 108;
    private static final int A_STAGE = 68;
    private static final int LEVEL_LINES = 14;
    private static final int SLANTING_LINES = 50;

    private final TaughtEvaluator evaluator = new TaughtEvaluator();

    @Test
    void mirrorImagesHaveEqualEstimates() {
        Set<Integer> estimates = new HashSet<>();
        for (long position : positions(300, new Random(5))) {
            int estimate = evaluator.evaluate(position);
            assertThat(Math.abs(estimate)).isLessThanOrEqualTo(Score.LARGEST_ESTIMATE);
            assertThat(evaluator.evaluate(RULES.transform(position, 1))).isEqualTo(estimate);
            estimates.add(estimate);
        }
        assertThat(estimates).hasSizeGreaterThan(200);
    }

    @Test
    void linesAreCountedAsOneCountsThemCellByCell() {
        BoardSigns signs = new BoardSigns();
        int counted = 0;
        for (long position : positions(300, new Random(6))) {
            long occupied = RULES.occupied(position);
            Map<Integer, Integer> found = new TreeMap<>();
            signs.show(position, occupied, RULES.stones(position, Side.WHITE), (sign, times) -> {
                int ofStage = (sign - STAGED) % A_STAGE;
                if (sign >= STAGED && ofStage >= LEVEL_LINES && times != 0) {
                    found.merge(ofStage, times, Integer::sum);
                }
            });
            assertThat(found).as(RULES.notation().position(position)).isEqualTo(lines(position));
            counted += found.size();
        }
        assertThat(counted).isGreaterThan(5_000);
    }

    @Test
    void everySignHasAWeight() {
        assertThat(SignWeights.all()).hasSize(BoardSigns.COUNT);
    }

    /** The slow twin: every line of four that is not a column, cell by cell. */
    private static Map<Integer, Integer> lines(long position) {
        Map<Integer, Integer> lines = new TreeMap<>();
        for (int column = 0; column + 3 < WIDTH; column++) {
            for (int row = 0; row < HEIGHT; row++) {
                for (int slope = -1; slope <= 1; slope++) {
                    int last = row + 3 * slope;
                    if (last >= 0 && last < HEIGHT) {
                        count(position, column, row, slope, lines);
                    }
                }
            }
        }
        return lines;
    }

    private static void count(long position, int column, int row, int slope, Map<Integer, Integer> lines) {
        int white = 0;
        int black = 0;
        for (int i = 0; i < 4; i++) {
            long cell = 1L << RULES.size().bit(column + i, row + slope * i);
            white += (RULES.stones(position, Side.WHITE) & cell) != 0 ? 1 : 0;
            black += (RULES.stones(position, Side.BLACK) & cell) != 0 ? 1 : 0;
        }
        if ((white == 0) != (black == 0)) {
            int lowest = Math.min(row, row + 3 * slope);
            int start = slope == 0 ? LEVEL_LINES : SLANTING_LINES;
            lines.merge(start + 2 * (3 * lowest + Math.max(white, black) - 1) + (white == 0 ? 1 : 0), 1, Integer::sum);
        }
    }

    private static List<Long> positions(int games, RandomGenerator random) {
        List<Long> positions = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            Game game = Game.start(RULES);
            while (!game.outcome().over()) {
                positions.add(game.position());
                int[] moves = game.legalMoves();
                game = game.play(moves[random.nextInt(moves.length)]);
            }
        }
        return positions;
    }
}
