package zwickmuehle.arena.formats;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.muehle.PointNames;

/** Moves as PlayOK writes them: points from 1 to 24 in reading order, {@code 12}, {@code 12-13}, {@code 12-13x5}. */
enum PlayOkWords implements MoveLists.Words {
    INSTANCE;

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern POINT = Pattern.compile("[a-g][1-7]");
    private static final Pattern MOVE = Pattern.compile("[0-9]+(-[0-9]+)?(x[0-9]+)?");
    private static final int POINTS = 24;

    @Override
    public String ours(String theirs) {
        if (!MOVE.matcher(theirs).matches()) {
            throw new NotationException("no move: expected points from 1 to 24, as in 12, 12-13 or 12-13x5",
                    "kein Zug: erwartet werden Punkte von 1 bis 24, wie in 12, 12-13 oder 12-13x5");
        }
        return replaced(NUMBER, theirs, number -> PointNames.COORDINATES.of(point(number)));
    }

    /** A text in which something else stands for each point. */
    private static String replaced(Pattern points, String text, UnaryOperator<String> other) {
        StringBuilder replaced = new StringBuilder();
        int done = 0;
        Matcher point = points.matcher(text);
        while (point.find()) {
            replaced.append(text, done, point.start()).append(other.apply(point.group()));
            done = point.end();
        }
        return replaced.append(text, done, text.length()).toString();
    }

    private static int point(String number) {
        int place = number.length() < 3 ? Integer.parseInt(number) : 0;
        if (place < 1 || place > POINTS) {
            throw new NotationException("%s is no point: expected 1 to 24", "%s ist kein Punkt: erwartet wird 1 bis 24",
                    number);
        }
        return PointNames.inReadingOrder(place - 1);
    }

    @Override
    public String theirs(String ours) {
        return replaced(POINT, ours, point -> Integer.toString(number(point)));
    }

    private static int number(String coordinates) {
        Integer point = PointNames.COORDINATES.point(coordinates);
        if (point == null) {
            throw new IllegalArgumentException(coordinates + " is no point");
        }
        return Integer.parseInt(PointNames.READING.of(point)) + 1;
    }
}
