package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** "Privacy and data": reached from the menu, games deleted, and taken along to another device. */
class MineTest extends BrowserTest {
    private static void play(Visitor person) {
        person.open("/");
        person.point("d6").waitFor();
        person.point("d6").click();
        person.awaitMoves(2);
    }

    private static void openFromMenu(Visitor person) {
        person.page.locator("#menu").click();
        person.page.locator(".menu-links a[href='/mine']").click();
        person.page.locator(".own-games").waitFor();
    }

    @Test
    void gamesAreDeletedOneByOneAndAllTogether() {
        Visitor person = visitor();
        play(person);
        openFromMenu(person);
        assertThat(person.page.locator("#sheet").textContent()).contains("365 Tage nach ihrem letzten Zug",
                "Was gespeichert wird", "Wer eine Partie sehen kann");
        assertThat(person.page.locator(".own-games li").count()).isEqualTo(1);
        person.page.locator(".own-games button").click();
        person.page.keyboard().press("Enter");
        assertThat(person.page.locator(".own-games li").count()).as("one click too many deletes nothing").isEqualTo(1);
        person.page.locator(".own-games button").click();
        person.page.locator("#confirm").click();
        person.page.locator("#no-games").waitFor();
        assertThat(person.page.locator(".own-games li").count()).isZero();

        play(person);
        openFromMenu(person);
        person.page.locator("#delete-all").click();
        person.page.locator("#delete-surely").click();
        person.page.locator("#no-games").waitFor();
        person.open("/mine");
        person.page.locator("#no-games").waitFor();
        assertThat(person.errors()).isEmpty();
    }

    @Test
    void gamesAreTakenAlongByALinkThatAsksFirstAndWorksOnce() {
        Visitor desk = visitor();
        play(desk);
        openFromMenu(desk);
        desk.page.locator("#make-code").click();
        String code = desk.page.locator("#session-code").textContent();

        Visitor phone = visitor();
        phone.open("/mine#code=" + code);
        phone.page.locator("#take-surely").waitFor();
        assertThat(phone.page.url()).as("no history keeps the code").doesNotContain("code");
        assertThat(phone.page.locator(".own-games li").count()).isZero();
        phone.page.locator("#take-surely").click();
        phone.page.locator(".own-games a").waitFor();
        phone.page.locator(".own-games a").click();
        phone.awaitMoves(2);
        phone.awaitTurn();

        Visitor thief = visitor();
        thief.open("/mine");
        thief.page.locator("#code").fill(code);
        thief.page.locator("form.field button").click();
        thief.page.locator("#take-surely").click();
        thief.page.locator(".toast.bad").waitFor();
        assertThat(thief.page.locator(".own-games li").count()).isZero();
    }
}
