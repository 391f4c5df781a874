package zwickmuehle.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.NotationException;

/** Names that would like to be more than names: in the tournament file, the report for browsers, and the terminal. */
final class HostileNamesTest {
    private static String file(String name) {
        return "name = \"Kurs\"\n[[player]]\nname = \"" + name
                + "\"\nplay = \"random\"\n[[player]]\nplay = \"level:1\"\n";
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u001B[2Jclear", "\\u0007", "\\u202Efdp.exe", "a\\u2028b", "a\\nb", "\\u200Bhidden",
            "\\u009B31m", ""})
    void namesThatSteerATerminalAreRefused(String name) {
        assertThatThrownBy(() -> TournamentFile.parse(file(name))).isInstanceOf(NotationException.class)
                .hasMessageStartingWith("line 3: ");
        assertThatThrownBy(() -> TournamentFile.parse(file("Anna").replace("Kurs", name)))
                .isInstanceOf(NotationException.class).hasMessageStartingWith("line 1: ");
    }

    @Test
    void markupInNamesStaysText() {
        String hostile = "</script><img src=x onerror=alert(1)>";
        TournamentPlan plan = TournamentFile.parse(file(hostile));
        String page = HtmlReport.of(plan, List.of(), Path.of("a"), Path.of("a", "b"));
        assertThat(page).doesNotContain(hostile).doesNotContain("<img").contains("\\u003c/script");
        assertThat(TextReport.of(plan, List.of(), Locale.ENGLISH)).contains(hostile);
        assertThat(CsvReport.standings(TournamentFile.parse(file("=1+1")), List.of())).contains("'=1+1");
    }
}
