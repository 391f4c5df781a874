package zwickmuehle.rules.muehle;

import org.jspecify.annotations.Nullable;

/** The three ways to name a point. */
public enum PointNames {
    /** 0 to 23, line by line from the top left: protocol and files. */
    READING {
        @Override
        public String of(int point) {
            return Integer.toString(READING_NUMBER[point]);
        }

        @Override
        public @Nullable Integer point(String name) {
            Integer number = RINGS.point(name);
            return number == null ? null : POINT_AT[number];
        }
    },

    /** 0 to 23, ring by ring from the outer top left corner clockwise: the console. These are our points. */
    RINGS {
        @Override
        public String of(int point) {
            return Integer.toString(point);
        }

        @Override
        public @Nullable Integer point(String name) {
            if (!name.matches("[0-9]{1,2}")) {
                return null;
            }
            int number = Integer.parseInt(name);
            return number < Board.POINTS ? number : null;
        }
    },

    /** a1 to g7, as on a chess board: people. */
    COORDINATES {
        @Override
        public String of(int point) {
            return COORDINATE[point];
        }

        @Override
        public @Nullable Integer point(String name) {
            for (int point = 0; point < Board.POINTS; point++) {
                if (COORDINATE[point].equalsIgnoreCase(name)) {
                    return point;
                }
            }
            return null;
        }
    };

    private static final int CENTRE = 3;
    /** In which direction a place lies from the centre, clockwise from the top left corner. */
    private static final int[] TO_THE_RIGHT = {-1, 0, 1, 1, 1, 0, -1, -1};
    private static final int[] UPWARDS = {1, 1, 1, 0, -1, -1, -1, 0};

    private static final int[] POINT_AT = growReadingOrder();
    private static final int[] READING_NUMBER = invert(POINT_AT);
    private static final String[] COORDINATE = growCoordinates();

    /** The name of a point. */
    public abstract String of(int point);

    /** The point of that name, or null if there is none. */
    public abstract @Nullable Integer point(String name);

    /** The point that comes {@code number}th in reading order. */
    public static int inReadingOrder(int number) {
        return POINT_AT[number];
    }

    /** Column of a point in the seven by seven grid, 0 at the left. */
    public static int column(int point) {
        return CENTRE + TO_THE_RIGHT[point % Board.PLACES] * stepsFromCentre(point);
    }

    /** Rank of a point in the seven by seven grid, 0 at the bottom. */
    public static int rank(int point) {
        return CENTRE + UPWARDS[point % Board.PLACES] * stepsFromCentre(point);
    }

    private static int stepsFromCentre(int point) {
        return Board.RINGS - point / Board.PLACES;
    }

    private static int[] growReadingOrder() {
        int[] points = new int[Board.POINTS];
        int count = 0;
        for (int rank = 6; rank >= 0; rank--) {
            for (int column = 0; column < 7; column++) {
                for (int point = 0; point < Board.POINTS; point++) {
                    if (column(point) == column && rank(point) == rank) {
                        points[count++] = point;
                    }
                }
            }
        }
        return points;
    }

    private static String[] growCoordinates() {
        String[] names = new String[Board.POINTS];
        for (int point = 0; point < Board.POINTS; point++) {
            names[point] = "" + (char) ('a' + column(point)) + (char) ('1' + rank(point));
        }
        return names;
    }

    private static int[] invert(int[] order) {
        int[] inverse = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            inverse[order[i]] = i;
        }
        return inverse;
    }
}
