package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Somebody loses, learns from it, and finds the game among their own. */
class LearningTest extends BrowserTest {
    @Test
    void whoLostIsShownAMistakeAndFindsTheGameAgain() {
        Visitor person = visitor();
        person.sitDown("viergewinnt", "level:8");
        person.playToTheEnd(new Random(3), Visitor.Hand.MOUSE);
        person.page.locator("#see-turn").click();
        person.page.getByText("Findest du etwas Besseres?").waitFor();
        assertThat(person.page.locator(".lesson").textContent()).contains("Fehler 1 von")
                .doesNotContain("Stark gespielt");
        assertThat(person.page.locator(".tree [data-grade]").count()).isGreaterThan(3);
        assertThat(person.page.locator(".graph-grade").count()).isPositive();
        person.page.getByText("Lösung zeigen").click();
        assertThat(person.page.locator(".lesson .solution").textContent()).startsWith("Am besten war ");

        person.open("/games");
        person.page.locator(".my-games li").first().waitFor();
        assertThat(person.page.locator(".my-games li").first().textContent()).contains("Vier Gewinnt")
                .contains("verloren");
        assertThat(person.errors()).isEmpty();
    }
}
