package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each part of the long suites keeps its own rows of the report up to date, and nobody else's. */
class ReportTableTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 17);

    private static String report(String... rows) {
        return "before\n" + ReportTable.BEGIN + "\n\n| part | tried | result | run on |\n|---|---|---|---|\n"
                + String.join("\n", rows) + "\n\n" + ReportTable.END + "\nafter\n";
    }

    @Test
    void aPartReplacesItsOwnRows() {
        String soak = ReportTable.row("soak", "an hour", "flat", LocalDate.of(2026, 1, 2));
        String old = report(ReportTable.row("kills", "2 kills", "1 lost", DAY), ReportTable.row("kills", "3", "2", DAY),
                soak);
        String kills = ReportTable.row("kills", "100 kills", "none lost", DAY);
        String fuzz = ReportTable.row("fuzz-words", "words", "nothing", DAY);
        assertThat(ReportTable.with(old, List.of(fuzz, kills))).isEqualTo(report(kills, soak, fuzz));
        assertThat(ReportTable.with(old, List.of())).isEqualTo(old);
        assertThat(kills).isEqualTo("| kills | 100 kills | none lost | 2026-11-17 |");
    }

    @Test
    void aReportWithoutAPlaceForFiguresIsRefused() {
        assertThatThrownBy(() -> ReportTable.with("nothing", List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theReportHasItsPlaceAndEveryRowItsPartAndDay() throws IOException {
        String report = Files.readString(Path.of("..", "docs", "reliability.md"));
        assertThat(ReportTable.with(report, List.of())).isEqualTo(report);
        assertThat(report.substring(report.indexOf(ReportTable.BEGIN), report.indexOf(ReportTable.END)).lines()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| part "))).isNotEmpty()
                .allMatch(line -> line.matches("\\| [a-z-]+ \\|.*\\| \\d{4}-\\d\\d-\\d\\d \\|"));
    }
}
