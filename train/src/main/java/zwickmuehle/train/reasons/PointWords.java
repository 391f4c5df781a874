package zwickmuehle.train.reasons;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.PointNames;

/** Points of a board of Mühle, as lists for the page and as words for people. */
final class PointWords {
    private PointWords() {}

    static List<Integer> points(int set) {
        List<Integer> points = new ArrayList<>();
        for (int left = set; left != 0; left &= left - 1) {
            points.add(Integer.numberOfTrailingZeros(left));
        }
        return points;
    }

    /** The points of a mill, this one first. */
    static List<Integer> withFirst(int point, int mill) {
        List<Integer> points = new ArrayList<>(List.of(point));
        points.addAll(points(mill & ~Board.bit(point)));
        return points;
    }

    /** The points of a line, one after the other. */
    static String names(List<Integer> points) {
        return String.join("–", points.stream().map(PointWords::name).sorted().toList());
    }

    static String list(List<Integer> points) {
        return String.join(", ", points.stream().map(PointWords::name).toList());
    }

    static String name(int point) {
        return PointNames.COORDINATES.of(point);
    }
}
