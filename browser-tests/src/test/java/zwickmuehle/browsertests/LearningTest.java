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
        assertThat(person.page.locator(".lesson .why li").count()).isPositive();

        person.open("/games");
        person.page.locator(".my-games li").first().waitFor();
        assertThat(person.page.locator(".my-games li").first().textContent()).contains("Vier Gewinnt")
                .contains("verloren");
        assertThat(person.errors()).isEmpty();
    }

    @Test
    void everyMoveOfAnAnalysisCanBeAskedWhy() {
        Visitor person = visitor();
        // Yellow has three in the middle column; whatever Red does elsewhere loses at once.
        person.open("/analysis?game=viergewinnt&moves=4,2,4,2,4");
        person.page.locator("[data-ask='4']").click();
        person.page.locator(".best-moves .why li").first().waitFor();
        assertThat(person.page.locator(".best-moves .why li").first().textContent())
                .contains("Verhindert die Viererreihe");
        assertThat(person.page.locator(".mark-why").count()).isPositive();
        person.page.locator("[data-ask='4']").click();
        person.page.waitForFunction("() => document.querySelectorAll('.mark-why').length === 0");

        person.page.locator("#board [data-point='1']").click();
        person.page.locator("#ask-why").click();
        person.page.locator(".told-why .why li").first().waitFor();
        assertThat(person.page.locator(".told-why .why .against").count()).isPositive();
        assertThat(person.errors()).isEmpty();
    }

    @Test
    void aHintSaysItsReasonAndShowsIt() {
        Visitor person = visitor();
        person.sitDown("viergewinnt", "level:1");
        person.page.locator("#action-hint").click();
        person.page.locator(".mark-hint").first().waitFor();
        assertThat(person.page.locator(".due").textContent()).startsWith("Tipp: ");
        assertThat(person.errors()).isEmpty();
    }
}
