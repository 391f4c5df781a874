package zwickmuehle.perfect.muehle;

import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.MuehlePosition;

/**
 * Recomputes every value of a sector from its successors, one position after the other, by the moves the rules give:
 * slow and obvious, for tests of {@link SectorCheck} and of the solver.
 */
final class SuccessorCheck implements Crew.RowWork {
    private final Muehle rules;
    private final SectorValues values;
    private final SectorValues turned;
    private final @Nullable SectorValues afterCapture;
    private final Consumer<SectorCheck.Mismatch> report;
    private final LongConsumer progress;
    private final int[] moves;
    private long positions;

    /**
     * @param turned where quiet moves lead
     * @param afterCapture where captures lead; null if they win
     * @param report told every mismatch, by the thread that finds it
     * @param progress told after each row how many positions it held, by the thread that did it
     */
    SuccessorCheck(Muehle rules, SectorValues values, SectorValues turned, @Nullable SectorValues afterCapture,
            Consumer<SectorCheck.Mismatch> report, LongConsumer progress) {
        this.rules = rules;
        this.values = values;
        this.turned = turned;
        this.afterCapture = afterCapture;
        this.report = report;
        this.progress = progress;
        moves = new int[rules.maxMoves()];
    }

    @Override
    public void row(int row) {
        SectorIndex index = values.index();
        long before = positions;
        for (int column = 0; column < index.columns(); column++) {
            long position = MuehlePosition.of(index.moverSet(row, column), index.opponentSet(row, column), 0, 0,
                    Side.WHITE);
            byte computed = value(position);
            byte stored = values.rows()[row][column];
            if (stored != computed) {
                report.accept(new SectorCheck.Mismatch(position, stored, computed));
            }
            positions += index.isFirst(row, column) ? 1 : 0;
        }
        progress.accept(positions - before);
    }

    private byte value(long position) {
        int count = rules.legalMoves(position, moves);
        int shortestWin = Integer.MAX_VALUE;
        int longestLoss = 0;
        boolean draws = false;
        for (int i = 0; i < count; i++) {
            byte reply = replyValue(rules.play(position, moves[i]), MuehleMove.captures(moves[i]));
            int length = MuehleMove.captures(moves[i]) ? 1 : SectorValue.plies(reply) + 1;
            if (SectorValue.isDraw(reply)) {
                draws = true;
            } else if (SectorValue.isLoss(reply)) {
                shortestWin = Math.min(shortestWin, length);
            } else if (!MuehleMove.captures(moves[i])) {
                longestLoss = Math.max(longestLoss, length);
            }
        }
        boolean wins = shortestWin < Integer.MAX_VALUE;
        int plies = wins ? shortestWin : longestLoss;
        return plies > rules.quietLimit() || (draws && !wins) ? SectorValue.DRAW : (byte) plies;
    }

    private byte replyValue(long position, boolean captured) {
        SectorValues sector = captured ? afterCapture : turned;
        return sector == null
                ? SectorValue.LOST_AT_ONCE
                : sector.value(MuehlePosition.moverStones(position), MuehlePosition.opponentStones(position));
    }
}
