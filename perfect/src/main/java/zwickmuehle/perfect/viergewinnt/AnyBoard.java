package zwickmuehle.perfect.viergewinnt;

import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** A board of any size that fits. */
final class AnyBoard extends Geometry {
    private final int width;
    private final int stride;
    private final int cells;
    private final long board;
    private final long bottom;
    private final long ceiling;
    private final long follower;
    private final long sideways;

    private AnyBoard(Size size) {
        width = size.width();
        stride = size.stride();
        cells = size.cells();
        bottom = size.bottom();
        ceiling = bottom << size.height();
        board = ceiling - bottom;
        long rows = 0;
        for (int row = size.height() - 1; row >= 0; row -= 2) {
            rows |= bottom << row;
        }
        follower = rows;
        sideways = width < VierGewinnt.ROW ? 0 : -1;
    }

    /** Apart from the constructor, so that this class is not even loaded while only the standard board is in use. */
    static Geometry sized(Size size) {
        return new AnyBoard(size);
    }

    @Override
    int width() {
        return width;
    }

    @Override
    int stride() {
        return stride;
    }

    @Override
    int cells() {
        return cells;
    }

    @Override
    long board() {
        return board;
    }

    @Override
    long bottom() {
        return bottom;
    }

    @Override
    long ceiling() {
        return ceiling;
    }

    @Override
    long follower() {
        return follower;
    }

    @Override
    long leader() {
        return board & ~follower;
    }

    @Override
    long sideways() {
        return sideways;
    }
}
