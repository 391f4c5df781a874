package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Test;

/** Two people on two devices, a third who watches, and a server that dies. */
class TwoDevicesTest extends BrowserTest {
    @Test
    void whoOpensTheLinkPlaysAndTheNextOneWatches() {
        Visitor host = visitor();
        String link = shareGame(host);
        Visitor guest = visitor();
        guest.join(link, "Ben");
        Visitor watcher = visitor();
        watcher.open(link);
        assertThat(watcher.page.locator(".seat").textContent()).isEqualTo("Du schaust zu.");

        host.point("d6").click();
        guest.awaitTurn();
        guest.point("f4").click();
        watcher.awaitMoves(2);
        assertThat(watcher.moves()).containsExactly("d6", "f4");
        watcher.point("a7").click();
        assertThat(watcher.page.locator("#toasts").textContent()).contains("Du schaust zu");
        assertThat(watcher.moves()).hasSize(2);
    }

    @Test
    void aGameGoesOnAfterTheServerWasKilled() {
        Visitor host = visitor();
        String link = shareGame(host);
        Visitor guest = visitor();
        guest.join(link, "Ben");
        host.point("d6").click();
        guest.awaitMoves(1);

        server().kill();
        host.page.locator("#offline").waitFor();
        assertThat(host.page.locator(".stone").count()).as("the position stays").isEqualTo(1);
        server().restart();
        host.page.waitForFunction("() => document.querySelector('#offline').hidden");
        guest.page.waitForFunction("() => document.querySelector('#offline').hidden");

        guest.awaitTurn();
        guest.point("f4").click();
        host.awaitMoves(2);
        assertThat(host.moves()).containsExactly("d6", "f4");
    }

    @Test
    void eachSeesTheOthersNameAndWhetherTheyAreThere() {
        Visitor host = visitor();
        String link = shareGame(host);
        Visitor guest = visitor();
        guest.join(link, "Ben");

        assertThat(guest.page.locator("#player-white").innerText()).contains("Anna");
        assertThat(guest.page.locator(".turn").textContent()).isEqualTo("Anna ist am Zug");
        assertThat(guest.page.locator(".due").textContent()).isEqualTo("Warte auf den Zug von Anna.");
        assertThat(guest.page.title()).startsWith("Anna ist am Zug");
        assertThat(guest.page.locator("#strip-white .presence").innerText()).isEqualTo("da");
        assertThat(guest.page.locator("#strip-black .presence").isVisible()).as("of oneself one knows").isFalse();
        host.page.locator("#strip-black .presence[data-presence=here]").waitFor();
        awaitSaid(host, "Ben spielt Schwarz.");
        host.point("d6").click();
        guest.page.locator(".told:text-is('Anna setzt auf d6.')").waitFor();

        guest.pressRare("name");
        guest.page.locator("#name").fill("Benjamin");
        guest.page.locator(".name-form button[type=submit]").click();
        host.page.locator("#player-black option:text-is('Benjamin')").waitFor(
                new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));

        guest.close();
        host.page.locator("#strip-black .presence[data-presence=away]").waitFor();
        awaitSaid(host, "Benjamin ist weg.");
    }

    @Test
    void whoLeavesForGoodIsSeenToHaveLeft() {
        Visitor host = visitor();
        String link = shareGame(host);
        Visitor guest = visitor();
        guest.join(link, "");
        guest.pressRare("leave");
        guest.page.locator("#confirm").click();
        host.page.locator("#strip-black .presence[data-presence=left]").waitFor();
        assertThat(host.page.locator("#strip-black .presence").innerText()).isEqualTo("gegangen");
        awaitSaid(host, "Schwarz hat die Partie verlassen.");
    }

    /** Until it is told to those who do not see it. */
    private static void awaitSaid(Visitor visitor, String sentence) {
        visitor.page.waitForFunction("said => document.querySelector('#announcer').textContent === said", sentence);
    }

    /** Begins a game between two people and returns the path of its link. */
    private static String shareGame(Visitor host) {
        host.open("/");
        host.point("d6").waitFor();
        host.page.locator("#new-game").click();
        host.page.locator("#new-black").selectOption("human");
        host.page.locator("#new-devices").check();
        host.page.locator("#new-name").fill("Anna");
        host.page.locator(".new-game button[type=submit]").click();
        String link = host.page.locator("#share-link").inputValue();
        host.page.keyboard().press("Escape");
        return link.substring(link.indexOf("/game/"));
    }
}
