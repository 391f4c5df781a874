package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Route;
import org.junit.jupiter.api.Test;

/** Names and sentences that the server passes on are shown as they are written, never as markup. */
class HostileNamesTest extends BrowserTest {
    private static final String HOSTILE = "<img class='hostile' src='x' onerror='window.hacked=1'><b>\\u202ebold</b>";

    @Test
    void markupInNamesIsShownAsText() {
        Visitor visitor = visitor();
        // Whatever the server says in German says something worse on its way to the page.
        visitor.page.route(path -> path.contains("/api/") && !path.endsWith("/events"), route -> {
            APIResponse answer = route.fetch();
            String body = answer.text().replace("\"de\":\"", "\"de\":\"" + HOSTILE);
            route.fulfill(new Route.FulfillOptions().setResponse(answer).setBody(body));
        });
        visitor.open("/");
        visitor.point("d6").waitFor();
        visitor.page.locator("#new-game").click();
        visitor.page.locator("#new-black").waitFor();
        assertThat(visitor.page.content()).contains("&lt;img class=");
        assertThat(visitor.page.locator(".hostile").count()).isZero();
        assertThat(visitor.page.evaluate("() => window.hacked ?? 0")).isEqualTo(0);
    }
}
