package zwickmuehle.search.viergewinnt;

import zwickmuehle.rules.viergewinnt.Size;

/**
 * What is looked for on the standard board to estimate a position, as numbers of signs and how often each is there.
 * For any thread.
 *
 * <ul>
 * <li>what each column looks like, a column being the same as its mirror image;
 * <li>who has which of the threats that tell when the board fills up: those below which the other has none;
 * <li>in each third of the game: who is to move, how many threats the player to move has to parry at once, the threats on
 *     each row, and the lines of four that only one player can still complete, by their lowest row, slanting or not, and
 *     by the stones in them.
 * </ul>
 */
public final class BoardSigns {
    private static final Size SIZE = Size.STANDARD;
    private static final int STRIDE = SIZE.stride();
    private static final int COLUMN_LOOKS = 1 << STRIDE;
    private static final int COLUMNS = 4 * COLUMN_LOOKS;

    private static final int TELLING = COLUMNS;
    private static final int TELLING_KINDS = 3 * 3 * 3 * 2 * 2;
    private static final int LATE = 22;
    private static final int VERY_LATE = 30;

    private static final int STAGED = TELLING + 3 * TELLING_KINDS;
    private static final int MIDDLE_GAME = 16;
    private static final int END_GAME = 24;
    private static final int MOVERS = 0;
    private static final int TO_PARRY = MOVERS + 2;
    private static final int THREATS = TO_PARRY + 2;
    private static final int LEVEL_LINES = THREATS + 2 * (SIZE.height() - 1);
    private static final int MOST_IN_LINE = 3;
    private static final int SLANTING_LINES = LEVEL_LINES + 2 * MOST_IN_LINE * SIZE.height();
    private static final int LOWEST_ROWS_OF_SLANTING = 3;
    private static final int A_STAGE = SLANTING_LINES + 2 * MOST_IN_LINE * LOWEST_ROWS_OF_SLANTING;

    /** How many signs there are. */
    public static final int COUNT = STAGED + 3 * A_STAGE;

    private static final long BOARD = SIZE.board();
    private static final long BOTTOM = SIZE.bottom();
    private static final long CEILING = BOTTOM << SIZE.height();
    private static final long ODD_ROWS = BOTTOM | BOTTOM << 2 | BOTTOM << 4;
    private static final long EVEN_ROWS = ODD_ROWS << 1;
    /** Cells where a line to the right, to the right and upwards, or to the right and downwards begins. */
    private static final long LEVEL = BOARD & BOARD >>> (3 * STRIDE);
    private static final long RISING = starts(STRIDE + 1);
    private static final long FALLING = starts(STRIDE - 1);

    private final Threats threats = new Threats(SIZE);

    /** Is told what is found. */
    public interface Observer {
        /**
         * A sign was looked for.
         *
         * @param times how often the sign is there, also not at all; less than 0 where it speaks for Black
         */
        void sees(int sign, int times);
    }

    private static long starts(int step) {
        return BOARD & BOARD >>> step & BOARD >>> (2 * step) & BOARD >>> (3 * step);
    }

    /** Looks at a position, with all its stones and those of White. */
    public void show(long position, long occupied, long white, Observer observer) {
        long black = occupied & ~white;
        int stones = Long.bitCount(occupied);
        boolean whiteMoves = (stones & 1) == 0;
        int middle = SIZE.width() / 2;
        for (int column = 0; column < SIZE.width(); column++) {
            int look = (int) (position >>> (STRIDE * column)) & COLUMN_LOOKS - 1;
            observer.sees(COLUMN_LOOKS * (middle - Math.abs(middle - column)) + look, 1);
        }
        long whites = threats.completions(white, occupied);
        long blacks = threats.completions(black, occupied);
        int late = stones < LATE ? 0 : stones < VERY_LATE ? 1 : 2;
        observer.sees(TELLING + 3 * telling(whites, blacks) + late, 1);

        int stage = STAGED + A_STAGE * (stones < MIDDLE_GAME ? 0 : stones < END_GAME ? 1 : 2);
        observer.sees(stage + MOVERS + (whiteMoves ? 0 : 1), 1);
        int parry = Long.bitCount((whiteMoves ? blacks : whites) & threats.playable(occupied));
        if (parry != 0) {
            observer.sees(stage + TO_PARRY + Math.min(parry, 2) - 1, whiteMoves ? 1 : -1);
        }
        for (int row = 1; row < SIZE.height(); row++) {
            observer.sees(stage + THREATS + 2 * row - 2, Long.bitCount(whites & BOTTOM << row));
            observer.sees(stage + THREATS + 2 * row - 1, Long.bitCount(blacks & BOTTOM << row));
        }
        lines(stage, white, black, observer);
        lines(stage + 1, black, white, observer);
    }

    /** One of {@link #TELLING_KINDS}: how many threats of each kind tell, as far as that matters. */
    private static int telling(long whites, long blacks) {
        long ofWhite = whites & ~(upwards(blacks) << 1);
        long ofBlack = blacks & ~(upwards(whites) << 1);
        int kind = Math.min(2, Long.bitCount(ofWhite & ODD_ROWS & ~blacks));
        kind = 3 * kind + Math.min(2, Long.bitCount(ofBlack & EVEN_ROWS));
        kind = 3 * kind + Math.min(2, Long.bitCount(ofBlack & ODD_ROWS & ~whites));
        kind = 2 * kind + Math.min(1, Long.bitCount(ofWhite & ODD_ROWS & blacks));
        return 2 * kind + Math.min(1, Long.bitCount(ofWhite & EVEN_ROWS));
    }

    /** In each column, the lowest of these cells and all above it. */
    private static long upwards(long cells) {
        return (cells | (CEILING - cells)) & BOARD;
    }

    private static void lines(int stage, long own, long other, Observer observer) {
        long level = LEVEL & ~inLine(other, STRIDE);
        long rising = RISING & ~inLine(other, STRIDE + 1);
        long falling = FALLING & ~inLine(other, STRIDE - 1);
        for (int stones = 1; stones <= MOST_IN_LINE; stones++) {
            long here = level & inLine(own, STRIDE, stones);
            for (int row = 0; row < SIZE.height(); row++) {
                observer.sees(stage + LEVEL_LINES + 2 * (MOST_IN_LINE * row + stones - 1),
                        Long.bitCount(here & BOTTOM << row));
            }
            long up = rising & inLine(own, STRIDE + 1, stones);
            long down = (falling & inLine(own, STRIDE - 1, stones)) >>> 3;
            for (int row = 0; row < LOWEST_ROWS_OF_SLANTING; row++) {
                observer.sees(stage + SLANTING_LINES + 2 * (MOST_IN_LINE * row + stones - 1),
                        Long.bitCount(up & BOTTOM << row) + Long.bitCount(down & BOTTOM << row));
            }
        }
    }

    /** Where lines begin that hold any of these stones. */
    private static long inLine(long stones, int step) {
        long pairs = stones | stones >>> step;
        return pairs | pairs >>> (2 * step);
    }

    /** Where lines begin that hold exactly so many of these stones, from one to three: counted in two bits for all at once. */
    private static long inLine(long stones, int step, int count) {
        long second = stones >>> step;
        long third = stones >>> (2 * step);
        long fourth = stones >>> (3 * step);
        long oneOfFirst = stones ^ second;
        long oneOfLast = third ^ fourth;
        long ones = oneOfFirst ^ oneOfLast;
        long twos = (stones & second) ^ (third & fourth) ^ (oneOfFirst & oneOfLast);
        return ((count & 1) == 0 ? ~ones : ones) & ((count & 2) == 0 ? ~twos : twos);
    }
}
