package zwickmuehle.app.report;

import java.util.List;
import java.util.Locale;

/** Horizontal bars on a logarithmic scale, since what is compared often differs a thousandfold. */
final class BarPlot {
    private static final int LEFT = 290;
    private static final int WIDTH = 330;
    private static final int ROW = 30;
    private static final int TOP = 40;

    private BarPlot() {}

    /** @param unit what the bars count, shown as the title */
    static String of(String unit, List<Figure> figures) {
        double most = figures.stream().mapToDouble(Figure::rate).max().orElse(1);
        double least = figures.stream().mapToDouble(Figure::rate).min().orElse(1) / 3;
        StringBuilder bars = new StringBuilder();
        for (int i = 0; i < figures.size(); i++) {
            Figure figure = figures.get(i);
            int y = TOP + i * ROW;
            double length = WIDTH * Math.log(figure.rate() / least) / Math.log(most / least);
            bars.append(String.format(Locale.ROOT, """
                      <text x="%d" y="%d" text-anchor="end">%s</text>
                      <rect class="first" x="%d" y="%d" width="%.1f" height="18" rx="3"/>
                      <text x="%.1f" y="%d">%s</text>
                    """, LEFT - 8, y + 14, Plotting.escaped(figure.what()), LEFT, y, length, LEFT + length + 8, y + 14,
                    Figure.shortly(figure.rate())));
        }
        return Plotting.svg(760, TOP + figures.size() * ROW + 10, unit, bars.toString());
    }
}
