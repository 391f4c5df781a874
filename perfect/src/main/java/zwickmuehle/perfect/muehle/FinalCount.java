package zwickmuehle.perfect.muehle;

import java.util.List;

/** Turns what is still undecided into draws, and counts every position once. */
final class FinalCount implements Crew.RowWork {
    private final SectorValues values;
    private final int undecided;
    private final long[] positionsByValue = new long[256];

    private FinalCount(SectorValues values, int undecided) {
        this.values = values;
        this.undecided = undecided;
    }

    /** @param undecided every larger value is a draw */
    static SectorCounts count(SectorValues values, int undecided, Crew crew) {
        List<FinalCount> tallies = crew.overRows(values.rows().length, () -> new FinalCount(values, undecided));
        long[] sum = new long[256];
        for (FinalCount tally : tallies) {
            for (int value = 0; value < sum.length; value++) {
                sum[value] += tally.positionsByValue[value];
            }
        }
        return SectorCounts.of(values.index().sector(), sum);
    }

    @Override
    public void row(int row) {
        byte[] of = values.rows()[row];
        for (int column = 0; column < of.length - 1; column++) {
            if ((of[column] & 0xFF) > undecided) {
                of[column] = SectorValue.DRAW;
            }
        }
        if (values.index().isSymmetric(row)) {
            for (int column = 0; column < of.length - 1; column++) {
                if (values.index().isFirst(row, column)) {
                    positionsByValue[of[column] & 0xFF]++;
                }
            }
        } else {
            for (int column = 0; column < of.length - 1; column++) {
                positionsByValue[of[column] & 0xFF]++;
            }
        }
    }
}
