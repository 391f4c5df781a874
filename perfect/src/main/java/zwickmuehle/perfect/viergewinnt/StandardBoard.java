package zwickmuehle.perfect.viergewinnt;

/** The board of 7 columns and 6 rows: all measures are constants. */
final class StandardBoard extends Geometry {
    private static final int WIDTH = 7;
    private static final int HEIGHT = 6;
    private static final int STRIDE = HEIGHT + 1;
    private static final long BOTTOM = bottom(WIDTH, STRIDE);

    @Override
    int width() {
        return WIDTH;
    }

    @Override
    int stride() {
        return STRIDE;
    }

    @Override
    int cells() {
        return WIDTH * HEIGHT;
    }

    @Override
    long board() {
        return BOTTOM * 0b111111;
    }

    @Override
    long bottom() {
        return BOTTOM;
    }

    @Override
    long ceiling() {
        return BOTTOM << HEIGHT;
    }

    @Override
    long follower() {
        return BOTTOM * 0b101010;
    }

    @Override
    long leader() {
        return BOTTOM * 0b010101;
    }

    @Override
    long sideways() {
        return -1;
    }
}
