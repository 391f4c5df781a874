package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** From the first move on, by every hand: values, what was played, and the way back. */
class ExplorerTest extends BrowserTest {

    @ParameterizedTest
    @EnumSource(Visitor.Hand.class)
    void oneGoesOnFromMoveToMoveAndBack(Visitor.Hand hand) {
        Visitor person = visitor(hand == Visitor.Hand.TOUCH ? Visitor.Device.PHONE : Visitor.Device.DESKTOP);
        person.open("/explore?game=viergewinnt");
        await(person, 0);
        assertThat(person.page.locator("#explore-sources").textContent()).startsWith("Noch keine Partien");
        assertThat(person.page.locator(".explore-moves li").first().textContent()).contains("Gelb gewinnt")
                .contains("7 von 7 Antworten verlieren");
        choose(person, ".explore-moves [data-enter='4']", hand);
        await(person, 1);
        choose(person, ".explore-board [data-point='3']", hand);
        await(person, 2);
        assertThat(person.page.locator("#explore-path").textContent()).contains("4 3");
        if (hand == Visitor.Hand.KEYBOARD) {
            person.page.locator("#explore-start").focus();
            person.page.keyboard().press("ArrowLeft");
        } else {
            choose(person, "#explore-back", hand);
        }
        await(person, 1);
        choose(person, "#explore-forward", hand);
        await(person, 2);
        assertThat(person.errors()).isEmpty();
    }

    private static void choose(Visitor person, String selector, Visitor.Hand hand) {
        var chosen = person.page.locator(selector);
        switch (hand) {
            case MOUSE -> chosen.click();
            case TOUCH -> chosen.tap();
            case KEYBOARD -> {
                chosen.focus();
                person.page.keyboard().press("Enter");
            }
        }
    }

    private static void await(Visitor person, int moves) {
        person.page.waitForFunction("""
                moves => document.querySelector('.explore-board')?.dataset.at === String(moves)
                  && document.querySelector('.explore-moves li')""", moves);
    }
}
