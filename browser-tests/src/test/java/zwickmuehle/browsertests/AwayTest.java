package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The server is killed, or the network is gone: the game against the computer goes on, and no move of it is lost. */
class AwayTest extends BrowserTest {
    private static final String KEPT = "async () => Boolean(await caches.match('/module/zwickmuehle.wasm')"
            + " && await caches.match('/worker/thinking.js'))";
    private static final int MOVES_WITHOUT = 5;

    private final RandomGenerator random = new SplittableRandom(20);

    /** Somebody who has played a few moves against level 5, and whose browser keeps what it needs without the server. */
    private Visitor guest() {
        Visitor guest = visitorOf(server().address());
        guest.sitDown("muehle", "level:5");
        playOn(guest, 2);
        assertThat(guest.page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)"
                + ".filter((name) => /\\/(module|worker)\\/|away|carrying/.test(name))"))
                .as("the first view does without what is needed when the server is away").isEqualTo(List.of());
        guest.page.waitForFunction("() => navigator.serviceWorker.controller");
        await(guest, KEPT);
        return guest;
    }

    /** Playwright takes a promise for an answer, so it is asked again and again. */
    private static void await(Visitor guest, String answer) {
        while (!Boolean.TRUE.equals(guest.page.evaluate(answer))) {
            guest.page.waitForTimeout(100);
        }
    }

    /** So many moves of one's own, each with its answer. */
    private void playOn(Visitor guest, int moves) {
        int wanted = guest.moves().size() + 2 * moves;
        while (guest.moves().size() < wanted && !guest.over()) {
            guest.awaitTurn();
            guest.choose(random, Visitor.Hand.MOUSE);
        }
        guest.awaitMoves(wanted);
    }

    /** One move of one's own, without waiting for the answer. */
    private void begin(Visitor guest) {
        guest.awaitTurn();
        guest.choose(random, Visitor.Hand.MOUSE);
    }

    private static Locator sentence(Visitor guest) {
        return guest.page.locator("#offline.calm");
    }

    private static List<?> atTheServer(Visitor guest) {
        return (List<?>) guest.page
                .evaluate("async () => (await (await fetch('/api' + location.pathname.replace('game',"
                        + " 'games'))).json()).history.map(({ move }) => move)");
    }

    /** @param inMidMove whether a move is under way when it dies, so that nobody knows whether it was kept */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void fiveMovesWithoutTheServerAreThereWhenItIsBack(boolean inMidMove) {
        Visitor guest = guest();
        if (inMidMove) {
            begin(guest);
        }
        server().kill();
        playOn(guest, MOVES_WITHOUT);
        sentence(guest).waitFor();
        assertThat(sentence(guest).textContent()).contains("Spiel einfach weiter");
        List<String> played = guest.moves();
        assertThat(played.size()).isGreaterThanOrEqualTo(4 + 2 * MOVES_WITHOUT);
        server().restart();
        sentence(guest).waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
        assertThat(guest.moves()).startsWith(played.toArray(String[]::new));
        assertThat(atTheServer(guest).subList(0, played.size())).isEqualTo(played);
        guest.page.reload();
        guest.awaitMoves(played.size());
        assertThat(guest.moves()).startsWith(played.toArray(String[]::new));
        if (!guest.over()) {
            playOn(guest, 1);
            assertThat(atTheServer(guest)).hasSizeGreaterThanOrEqualTo(played.size() + 2);
        }
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void whoLoadsThePageAnewWithoutTheServerGoesOnToo() {
        Visitor guest = guest();
        server().kill();
        playOn(guest, 1);
        guest.page.reload();
        guest.awaitMoves(6);
        playOn(guest, 1);
        List<String> played = guest.moves();
        guest.page.reload();
        server().restart();
        sentence(guest).waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
        guest.awaitMoves(played.size());
        assertThat(guest.moves()).startsWith(played.toArray(String[]::new));
        guest.page.waitForFunction("() => localStorage.getItem('zwickmuehle.away') === null");
        assertThat(atTheServer(guest).subList(0, played.size())).isEqualTo(played);
    }

    /** Another device of the same person plays on at the server while this one has no network. */
    @Test
    void aGameThatWentOnAtTheServerTooIsKeptTwice() {
        Visitor guest = guest();
        String before = guest.page.url();
        Object known = guest.page.evaluate("() => document.cookie");
        assertThat(known).as("nobody reads the cookie but the browser").isEqualTo("");
        Visitor other = guest.atAnotherDevice();
        other.page.navigate(before);
        other.awaitMoves(4);
        guest.offline(true);
        playOn(guest, 2);
        List<String> here = guest.moves();
        playOn(other, 1);
        List<String> there = other.moves();
        guest.offline(false);
        guest.page.waitForURL(now -> !now.equals(before));
        guest.awaitMoves(here.size());
        assertThat(guest.moves()).startsWith(here.toArray(String[]::new));
        assertThat(atTheServer(guest).subList(0, here.size())).isEqualTo(here);
        assertThat(other.moves()).startsWith(there.toArray(String[]::new));
        assertThat(atTheServer(other).subList(0, there.size())).isEqualTo(there);
        other.close();
    }
}
