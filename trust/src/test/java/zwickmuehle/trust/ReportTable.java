package zwickmuehle.trust;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The table in docs/reliability.md: each row names the part of {@code -Psoak} it comes from, and the day it was run. A
 * part that was run replaces its own rows; those of the others stay.
 */
final class ReportTable {
    static final String BEGIN = "<!-- figures: written by ./verify -Psoak -->";
    static final String END = "<!-- end of figures -->";
    private static final String HEAD = "| part | tried | result | run on |";
    private static final String RULE = "|---|---|---|---|";
    /** In this order they are printed; others after them, by name. */
    private static final List<String> ORDER = List.of("kills", "load", "guest", "soak", "hostile", "flips", "workers");

    private ReportTable() {}

    static String row(String part, String tried, String result, LocalDate day) {
        return "| " + String.join(" | ", part, tried, result, day.toString()) + " |";
    }

    /** The report with these rows in the place of those of the same parts. */
    static String with(String report, List<String> fresh) {
        int begin = report.indexOf(BEGIN) + BEGIN.length();
        int end = report.indexOf(END);
        if (begin < BEGIN.length() || end < begin) {
            throw new IllegalArgumentException("the report has no place for figures");
        }
        Set<String> replaced = fresh.stream().map(ReportTable::part).collect(Collectors.toSet());
        List<String> rows = new ArrayList<>(report.substring(begin, end).lines()
                .filter(line -> line.startsWith("| ") && !line.equals(HEAD) && !replaced.contains(part(line)))
                .toList());
        rows.addAll(fresh);
        rows.sort(Comparator.comparingInt((String row) -> place(part(row))).thenComparing(ReportTable::part));
        return report.substring(0, begin) + "\n\n" + HEAD + "\n" + RULE + "\n" + String.join("\n", rows) + "\n\n"
                + report.substring(end);
    }

    private static int place(String part) {
        int place = ORDER.indexOf(part);
        return place < 0 ? ORDER.size() : place;
    }

    private static String part(String row) {
        return row.split("\\|", 3)[1].strip();
    }
}
