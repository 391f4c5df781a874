package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games in the browser: by mouse, by keyboard, and computer against computer. */
class WholeGamesTest extends BrowserTest {
    @ParameterizedTest
    @CsvSource({"muehle, MOUSE", "viergewinnt, MOUSE", "muehle, KEYBOARD", "viergewinnt, KEYBOARD"})
    void aPersonPlaysLevelThreeToTheEnd(String game, Visitor.Hand hand) {
        Visitor person = visitor();
        person.sitDown(game, "level:3");
        person.playToTheEnd(new SplittableRandom(4), hand);
        assertThat(person.turn()).isIn("Du hast gewonnen!", "Diesmal verloren", "Unentschieden");
        assertThat(person.moves()).hasSizeGreaterThan(6);
        assertThat(person.page.locator("#announcer").textContent()).isNotEmpty();
        assertThat(person.errors()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"muehle", "viergewinnt"})
    void computersPlayEachOtherAtFullSpeedAndThePageKeepsUp(String game) {
        Visitor watcher = visitor();
        watcher.sitDown(game, "human");
        watcher.page.locator("#new-game").click();
        watcher.page.locator("#new-white").selectOption("level:0");
        watcher.page.locator("#new-black").selectOption("level:0");
        watcher.page.locator(".new-game button[type=submit]").click();
        watcher.page.locator("#pace").waitFor();
        watcher.page.locator("#pace").fill("0");
        watcher.page.locator("#pace").dispatchEvent("change");
        watcher.awaitEnd();
        String last = watcher.moves().getLast();
        assertThat(watcher.page.evaluate("async () => { const id = location.pathname.split('/')[2];"
                + " const game = await (await fetch(`/api/games/${id}`)).json();"
                + " return game.history.length + ' ' + game.lastMove.move; }"))
                .isEqualTo(watcher.moves().size() + " " + last);
        assertThat(watcher.errors()).isEmpty();
    }

    @Test
    void arrowKeysMoveGeometricallyAndNamesBeginWithTheCoordinate() {
        Visitor person = visitor();
        person.sitDown("muehle", "level:0");
        person.point("a7").focus();
        person.page.keyboard().press("ArrowRight");
        assertThat(focusedName(person)).startsWith("d7, leer");
        person.page.keyboard().press("ArrowDown");
        assertThat(focusedName(person)).startsWith("d6, leer");
        person.page.keyboard().press("Enter");
        person.awaitMoves(2);
        assertThat(focusedName(person)).startsWith("d6, weißer Stein");
    }

    private static String focusedName(Visitor person) {
        return String.valueOf(person.page.evaluate("() => document.activeElement.getAttribute('aria-label')"));
    }
}
