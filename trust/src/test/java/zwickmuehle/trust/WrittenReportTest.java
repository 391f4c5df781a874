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
@Tag("soak")
class WrittenReportTest {
    private static final Path REPORT = Path.of("..", "docs", "reliability.md");
    private static final String BEGIN = "<!-- figures: written by ./verify -Psoak -->";
    private static final String END = "<!-- end of figures -->";

    @Test
    void theFiguresAreWrittenDown() throws IOException {
        List<String> rows = new ArrayList<>(Figures.all());
        Path flips = Path.of("..", "perfect", "target", "reliability", "6-flips.md");
        if (Files.exists(flips)) {
            rows.addAll(Files.readAllLines(flips));
        }
        hostile(Path.of("..", "arena", "target", "surefire-reports"), rows);
        assertThat(rows).isNotEmpty();
        String text = Files.readString(REPORT);
        assertThat(text).contains(BEGIN, END);
        String table = "\n\n| tried | result |\n|---|---|\n" + String.join("\n", rows) + "\n\n";
        Files.writeString(REPORT,
                text.substring(0, text.indexOf(BEGIN) + BEGIN.length()) + table + text.substring(text.indexOf(END)));
    }

    /** The hostile programs are the arena's; its report says how many there were. */
    private static void hostile(Path reports, List<String> rows) throws IOException {
        Path report = reports.resolve("TEST-zwickmuehle.arena.players.HostileProgramsTest.xml");
        if (!Files.exists(report)) {
            return;
        }
        String text = Files.readString(report);
        Matcher sums = Pattern.compile("<testsuite [^>]*tests=\"(\\d+)\" errors=\"(\\d+)\" skipped=\"(\\d+)\""
                + " failures=\"(\\d+)\"").matcher(text);
        if (sums.find()) {
            rows.add("| Hostile programs: crashing, flooding, forking, silent, late, lying | " + sums.group(1)
                    + " cases, " + (Integer.parseInt(sums.group(2)) + Integer.parseInt(sums.group(4)))
                    + " wrong verdicts, no process left behind |");
        }
    }
}
