package zwickmuehle.app.report;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A chapter of the report.
 *
 * @param words what was measured, and how
 * @param counted what the amounts of the table are
 * @param remarks the ratios, in sentences
 * @param plot the plot's file name without its ending and its SVG; empty text for none
 */
record Section(String title, String words, String counted, List<Figure> figures, List<String> remarks, Plot plot) {

    record Plot(String name, String svg) {
        static final Plot NONE = new Plot("", "");
    }

    String markdown(String folder) {
        StringBuilder text = new StringBuilder("## ").append(title).append("\n\n").append(words).append("\n\n");
        if (!figures.isEmpty()) {
            text.append("| what | ").append(counted)
                    .append(" | processor time | time by the clock | a second of processor time |\n|---|---|---|---|---|\n");
            text.append(figures.stream().map(Figure::row).collect(Collectors.joining("\n"))).append("\n\n");
        }
        remarks.forEach(remark -> text.append("- ").append(remark).append('\n'));
        if (!remarks.isEmpty()) {
            text.append('\n');
        }
        if (!plot.svg().isEmpty()) {
            text.append("![").append(title).append("](").append(folder).append('/').append(plot.name())
                    .append(".svg)\n\n");
        }
        return text.toString();
    }
}
