package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Puts what the other suites measured into docs/reliability.md. Its name makes it the last to run. */
@Tag("trial")
@Tag("report")
class WrittenReportTest {
    private static final Path REPORT = Path.of("..", "docs", "reliability.md");

    @Test
    void theFiguresAreWrittenDown() throws IOException {
        flips(Path.of("..", "perfect", "target", "reliability", "flips"));
        hostile(Path.of("..", "arena", "target", "surefire-reports"));
        List<String> rows = Figures.all();
        assertThat(rows).isNotEmpty();
        Files.writeString(REPORT, ReportTable.with(Files.readString(REPORT), rows));
    }

    /** The flipped bytes are those of perfect, which knows nothing of this report. */
    private static void flips(Path count) throws IOException {
        if (Files.exists(count)) {
            new Figures("flips").row("Each byte of a Mühle sector (3-3) flipped once",
                    "%s flips, all noticed, none believed", Files.readString(count).strip()).write();
        }
    }

    /** The hostile programs are the arena's; its reports say how many there were. */
    private static void hostile(Path reports) throws IOException {
        List<Integer> sums = new ArrayList<>(List.of(0, 0));
        for (String suite : List.of("HostileProgramsTest", "FoulPlayTest")) {
            Path report = reports.resolve("TEST-zwickmuehle.arena.players." + suite + ".xml");
            if (!Files.exists(report)) {
                return;
            }
            Matcher counts = Pattern.compile("<testsuite [^>]*tests=\"(\\d+)\" errors=\"(\\d+)\" skipped=\"(\\d+)\""
                    + " failures=\"(\\d+)\"").matcher(Files.readString(report));
            if (counts.find()) {
                sums.set(0, sums.get(0) + Integer.parseInt(counts.group(1)) - Integer.parseInt(counts.group(3)));
                sums.set(1, sums.get(1) + Integer.parseInt(counts.group(2)) + Integer.parseInt(counts.group(4)));
            }
        }
        new Figures("hostile").row("Hostile programs: crashing, flooding, forking, silent, late, lying, playing foul",
                "%d cases, %d wrong verdicts, no process left behind", sums.get(0), sums.get(1)).write();
    }
}
