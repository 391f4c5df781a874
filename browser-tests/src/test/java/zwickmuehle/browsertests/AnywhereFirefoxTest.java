package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The page without a server in another make of browser: the same search, and whole games of both kinds from a
 * subfolder, then without a network, then after an update of the files.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class AnywhereFirefoxTest {
    private static final int MOST_CHOICES = 400;
    private static final String OVER = "document.querySelector('.turn.over')";
    private static final String CHOICE = "document.querySelector('.point.choice')";
    private static final String MOVES = "document.querySelectorAll('.moves button').length";
    private static final String KEPT = "navigator.serviceWorker.controller";
    private static final String BUILD = "document.documentElement.dataset.build";
    private static final String SCRIPT = "document.documentElement.dataset.script";

    private Site site;
    private Firefox firefox;

    @BeforeAll
    void open(@TempDir Path root, @TempDir Path profile) throws IOException, InterruptedException {
        Optional<Path> binary = Firefox.installed();
        Assumptions.assumeTrue(binary.isPresent(),
                "no Firefox is installed here (Debian: apt-get install firefox-esr)");
        site = new Site(root);
        site.update("1");
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

    @AfterEach
    void nothingWentWrong() {
        assertThat(firefox.complaints()).isEmpty();
    }

    @Test
    @Order(1)
    void theSearchInFirefoxHasTheSignatureOfTheProgram() {
        firefox.open(site.address() + "/");
        assertThat(firefox.evaluate("(" + AnywhereTest.ASK + ")({ test: ['bench'] })")).isEqualTo("507266");
    }

    @ParameterizedTest
    @Order(2)
    @ValueSource(strings = {"muehle", "viergewinnt"})
    void aWholeGameIsPlayedInFirefox(String game) {
        playAWholeGame(game);
        firefox.await(KEPT);
    }

    @ParameterizedTest
    @Order(3)
    @ValueSource(strings = {"muehle", "viergewinnt"})
    void aWholeGameIsPlayedInFirefoxWithoutANetwork(String game) {
        site.space().beGone(true);
        try {
            playAWholeGame(game);
            assertThat(firefox.evaluate(BUILD)).isEqualTo("1");
        } finally {
            site.space().beGone(false);
        }
    }

    @ParameterizedTest
    @Order(4)
    @ValueSource(strings = {"muehle", "viergewinnt"})
    void aWholeGameIsPlayedInFirefoxAfterAnUpdate(String game) throws IOException {
        if (game.equals("muehle")) {
            site.update("2");
            // The page that looks for it goes on as it is; the next start takes it.
            firefox.open(site.address() + "/");
            firefox.await("(await navigator.serviceWorker.getRegistration())?.waiting");
            assertThat(firefox.evaluate(BUILD)).isEqualTo("1");
            firefox.openWhatMayLoadItselfAnew(site.address() + "/");
            firefox.await(BUILD + " === '2' && " + CHOICE);
            // The page of the old version, given up while it was loading, may have said that its worker did not start.
            firefox.forgetComplaints();
        }
        playAWholeGame(game);
        assertThat(firefox.evaluate(BUILD + " + " + SCRIPT)).isEqualTo("22");
    }

    /** Firefox keeps pages that were left as they are, with their workers. */
    @Test
    @Order(5)
    void whoComesBackByTheButtonPlaysOn() {
        firefox.open(site.address() + "/");
        firefox.await(CHOICE);
        String left = firefox.evaluate("location.href");
        firefox.evaluate("window.left = true");
        firefox.open("about:blank");
        firefox.goBack();
        firefox.await("location.href === " + "'" + left + "' && !window.left && " + CHOICE);
        String moves = firefox.evaluate(MOVES);
        firefox.click(".point.choice");
        firefox.await(MOVES + " > " + moves);
    }

    private void playAWholeGame(String game) {
        firefox.open(site.address() + "/");
        firefox.await(CHOICE);
        firefox.click("[data-start=" + game + "]");
        firefox.await("document.querySelector('" + (game.equals("muehle") ? ".board.muehle" : ".board.vier") + "')");
        firefox.await("document.querySelector(\"#player-black option[value='level:3']\")");
        firefox.evaluate("(() => { const choice = document.querySelector('#player-black'); choice.value = 'level:3';"
                + " choice.dispatchEvent(new Event('change', { bubbles: true })); })()");
        firefox.await("document.querySelector('#player-black').value === 'level:3' && " + CHOICE);
        for (int i = 0; i < MOST_CHOICES && !over(); i++) {
            firefox.await(CHOICE + " || " + OVER);
            String point = firefox.evaluate("(() => { const all = [...document.querySelectorAll('.point.choice')];"
                    + " return all[" + i + " % all.length]?.dataset.point ?? ''; })()");
            if (!point.isEmpty()) {
                firefox.click("[data-point='" + point + "']");
            }
        }
        assertThat(over()).isTrue();
        assertThat(Integer.parseInt(firefox.evaluate(MOVES)))
                .isGreaterThan(6);
    }

    private boolean over() {
        return firefox.evaluate("Boolean(" + OVER + ")").equals("true");
    }
}
