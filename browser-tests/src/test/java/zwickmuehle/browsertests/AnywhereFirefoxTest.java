package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page without a server in another make of browser: whole games, and the same search. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AnywhereFirefoxTest {
    private static final int MOST_CHOICES = 400;
    private static final String OVER = "document.querySelector('.turn.over')";

    private Site site;
    private Firefox firefox;

    @BeforeAll
    void open(@TempDir Path root, @TempDir Path profile) throws IOException, InterruptedException {
        Optional<Path> binary = Firefox.installed();
        Assumptions.assumeTrue(binary.isPresent(),
                "no Firefox is installed here (Debian: apt-get install firefox-esr)");
        site = new Site(root);
        firefox = Firefox.start(binary.orElseThrow(), profile);
    }

    @AfterAll
    void close() {
        if (firefox != null) {
            firefox.close();
        }
        if (site != null) {
            site.close();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"muehle", "viergewinnt"})
    void aWholeGameIsPlayedInFirefox(String game) {
        firefox.open(site.address() + "/");
        firefox.await("document.querySelector('.point.choice')");
        firefox.click("[data-start=" + game + "]");
        firefox.await("document.querySelector('" + (game.equals("muehle") ? ".board.muehle" : ".board.vier") + "')");
        firefox.await("document.querySelector(\"#player-black option[value='level:3']\")");
        firefox.evaluate("(() => { const choice = document.querySelector('#player-black'); choice.value = 'level:3';"
                + " choice.dispatchEvent(new Event('change', { bubbles: true })); })()");
        for (int i = 0; i < MOST_CHOICES && !over(); i++) {
            firefox.await("document.querySelector('.point.choice') || " + OVER);
            if (!over()) {
                String point = firefox.evaluate("(() => { const all = [...document.querySelectorAll('.point.choice')];"
                        + " return all[" + i + " % all.length]?.dataset.point ?? ''; })()");
                if (!point.isEmpty()) {
                    firefox.click("[data-point='" + point + "']");
                }
            }
        }
        assertThat(over()).isTrue();
        assertThat(Integer.parseInt(firefox.evaluate("document.querySelectorAll('.moves button').length")))
                .isGreaterThan(6);
    }

    private boolean over() {
        return firefox.evaluate("Boolean(" + OVER + ")").equals("true");
    }

    @Test
    void theSearchInFirefoxHasTheSignatureOfTheProgram() {
        firefox.open(site.address() + "/");
        assertThat(firefox.evaluate("(" + AnywhereTest.ASK + ")({ test: ['bench'] })")).isEqualTo("507266");
    }
}
