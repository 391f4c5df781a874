package zwickmuehle.perfect.muehle;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;

/**
 * Recomputes every value of a sector from its successors. It shares the numbering of positions with the solver and
 * nothing else: it looks forward where the solver looks backward, counts no moves and knows no levels. Whole rows at a
 * time, since a move of the row side leads all columns of a row to those of one other; one position after the other,
 * by the moves the rules give, would be four times slower, and is what tests hold this to.
 */
public final class SectorCheck {
    /** A value that does not follow from its successors. */
    public record Mismatch(long position, byte stored, byte computed) {}

    private final Muehle rules;
    private final IndexTables tables;
    private final SectorValues values;
    private final SectorValues turned;
    private final @Nullable SectorValues afterCapture;

    /**
     * @param turned where quiet moves lead
     * @param afterCapture where captures lead; null if they win
     */
    public SectorCheck(Muehle rules, IndexTables tables, SectorValues values, SectorValues turned,
            @Nullable SectorValues afterCapture) {
        this.rules = rules;
        this.tables = tables;
        this.values = values;
        this.turned = turned;
        this.afterCapture = afterCapture;
    }

    /**
     * Looks at everything.
     *
     * @param report told every mismatch, by the thread that finds it
     * @param progress told after each row how many positions it held, by the thread that did it
     * @return how many different positions there are
     */
    public long run(Crew crew, Consumer<Mismatch> report, LongConsumer progress) {
        SectorValues replies = sector().equals(sector().turned()) ? byRowsOfOpponent(crew) : turned;
        endWithNoPosition(replies);
        if (afterCapture != null) {
            endWithNoPosition(afterCapture);
        }
        return crew.overRows(values.index().rows(), () -> new Share(successors(replies), report, progress)).stream()
                .mapToLong(share -> share.positions).sum();
    }

    private static void endWithNoPosition(SectorValues sector) {
        for (byte[] row : sector.rows()) {
            row[sector.index().columns()] = Outlook.NO_POSITION;
        }
    }

    private Sector sector() {
        return values.index().sector();
    }

    /**
     * Where both sides have as many stones, the mover always numbers the rows, so that every move would change which
     * side does: the values once more, by the rows of the side that is not to move.
     */
    private SectorValues byRowsOfOpponent(Crew crew) {
        SectorIndex index = turned.index();
        byte[][] rows = new byte[index.rows()][];
        crew.overRows(rows.length, () -> row -> {
            byte[] of = SectorValues.newRow(index);
            for (int column = 0; column < index.columns(); column++) {
                of[column] = turned.value(/* moverSet= */ index.opponentSet(row, column),
                        /* opponentSet= */ index.moverSet(row, column));
            }
            rows[row] = of;
        });
        return new SectorValues(index, rows);
    }

    private RowSuccessors successors(SectorValues replies) {
        return sector().moverNumbersRows()
                ? new SuccessorsByRowSide(rules, tables, replies, afterCapture)
                : new SuccessorsByColumnSide(rules, tables, replies, afterCapture);
    }

    /** What the moves of all positions of a row come to. */
    interface RowSuccessors {
        /**
         * Looks at all moves.
         *
         * @param best receives for each column the largest {@link Outlook} of a move, to begin with that of none
         */
        void best(int row, short[] best);
    }

    private final class Share implements Crew.RowWork {
        private final RowSuccessors successors;
        private final Consumer<Mismatch> report;
        private final LongConsumer progress;
        private final Outlook outlook = new Outlook(rules.quietLimit());
        private final short[] best = new short[values.index().columns() + 1];
        private long positions;

        Share(RowSuccessors successors, Consumer<Mismatch> report, LongConsumer progress) {
            this.successors = successors;
            this.report = report;
            this.progress = progress;
        }

        @Override
        public void row(int row) {
            SectorIndex index = values.index();
            Arrays.fill(best, Outlook.NO_MOVE);
            successors.best(row, best);
            byte[] stored = values.rows()[row];
            boolean symmetric = index.isSymmetric(row);
            int different = 0;
            for (int column = 0; column < index.columns(); column++) {
                byte computed = outlook.value(best[column]);
                if (computed != stored[column]) {
                    report.accept(new Mismatch(position(row, column), stored[column], computed));
                }
                different += !symmetric || index.isFirst(row, column) ? 1 : 0;
            }
            positions += different;
            progress.accept(different);
        }

        private long position(int row, int column) {
            return MuehlePosition.of(values.index().moverSet(row, column), values.index().opponentSet(row, column), 0,
                    0, Side.WHITE);
        }
    }
}
