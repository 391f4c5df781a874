package zwickmuehle.app.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Nodes by depth, two searches, logarithmic upwards: a straight line is a constant branching factor. */
final class DepthPlot {
    private static final int LEFT = 70;
    private static final int BOTTOM = 300;
    private static final int HEIGHT = 240;
    private static final int STEP = 48;
    private static final double DECADES = 8;
    private static final List<String> POWERS = List.of("1", "10²", "10⁴", "10⁶", "10⁸");

    /** So many nodes to reach a depth. */
    record Point(int depth, long nodes) {}

    private DepthPlot() {}

    static String of(String title, String firstName, List<Point> first, String secondName, List<Point> second) {
        StringBuilder content = new StringBuilder();
        for (int decade = 0; decade <= DECADES; decade += 2) {
            double y = BOTTOM - HEIGHT * decade / DECADES;
            content.append(String.format(Locale.ROOT, """
                      <line class="grid" x1="%d" x2="720" y1="%.1f" y2="%.1f"/>
                      <text x="%d" y="%.1f" text-anchor="end">%s</text>
                    """, LEFT, y, y, LEFT - 8, y + 4, POWERS.get(decade / 2)));
        }
        for (Point point : first) {
            content.append(String.format(Locale.ROOT, "  <text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%d</text>\n",
                    x(point), BOTTOM + 20, point.depth()));
        }
        return Plotting.svg(760, BOTTOM + 35, title, content.append(line("first", firstName, first))
                .append(line("second", secondName, second)).toString());
    }

    private static String line(String style, String name, List<Point> points) {
        Point last = points.getLast();
        String path = points.stream().map(point -> String.format(Locale.ROOT, "%d,%.1f", x(point), y(point)))
                .collect(Collectors.joining(" "));
        return String.format(Locale.ROOT, """
                  <polyline class="line %s" points="%s"/>
                  <text x="%d" y="%.1f">%s</text>
                """, style, path, x(last) + 8, y(last) + 4, Plotting.escaped(name));
    }

    private static int x(Point point) {
        return LEFT + point.depth() * STEP - STEP / 2;
    }

    private static double y(Point point) {
        return BOTTOM - HEIGHT * Math.log10((double) Math.max(1, point.nodes())) / DECADES;
    }
}
