package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Two people on two devices, a third who watches, and a server that dies. */
class TwoDevicesTest extends BrowserTest {
    @Test
    void whoOpensTheLinkPlaysAndTheNextOneWatches() {
        Visitor host = visitor();
        String link = shareGame(host);
        Visitor guest = visitor();
        guest.open(link);
        guest.page.locator(".stage.flipped").waitFor();
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
        guest.open(link);
        guest.page.locator(".stage.flipped").waitFor();
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

    /** Begins a game between two people and returns the path of its link. */
    private static String shareGame(Visitor host) {
        host.open("/");
        host.point("d6").waitFor();
        host.page.locator("#new-game").click();
        host.page.locator("#new-black").selectOption("human");
        host.page.locator("#new-devices").check();
        host.page.locator(".new-game button[type=submit]").click();
        String link = host.page.locator("#share-link").inputValue();
        host.page.keyboard().press("Escape");
        return link.substring(link.indexOf("/game/"));
    }
}
