package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Many tabs of one browser, which has only six connections to a server for all of them. */
class TabsTest extends BrowserTest {
    /** A tab that says of itself that nobody sees it; a browser without windows shows all of them. */
    private static final String HIDE = """
            () => {
              Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
              document.dispatchEvent(new Event('visibilitychange'));
            }""";

    @Test
    void hiddenTabsLeaveTheConnectionsToTheOthersAndStillHearOfMoves() {
        Visitor person = visitor();
        person.sitDown("muehle", "human");
        String address = person.page.url();
        List<Page> hidden = new ArrayList<>();
        for (int tab = 0; tab < 8; tab++) {
            Page page = person.page.context().newPage();
            page.navigate(address);
            page.locator(".point").first().waitFor();
            page.evaluate(HIDE);
            hidden.add(page);
            // As long as a tab keeps its stream after it was left.
            page.waitForTimeout(tab >= 2 ? 2_500 : 0);
        }
        person.point("d6").click();
        person.awaitMoves(1);
        person.point("f4").click();
        person.awaitMoves(2);
        for (Page page : hidden) {
            page.waitForFunction("() => document.querySelectorAll('.moves button').length === 2");
        }
        assertThat(person.errors()).isEmpty();
    }
}
