package zwickmuehle.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.function.Consumer;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every view without barriers, without sideways scrolling and without errors, in every look. */
class ViewsTest extends BrowserTest {
    /** A view and how a person gets there. */
    private record View(String name, Consumer<Visitor> reach) {}

    private static final List<View> VIEWS = List.of(new View("a game of Mühle", person -> {
        person.sitDown("muehle", "level:1");
        person.point("d6").click();
        person.awaitMoves(2);
    }), new View("values of all moves", person -> {
        person.page.locator("#action-values").click();
        person.page.locator(".mark-value").first().waitFor();
    }), new View("looking back", person -> {
        person.page.locator("#action-values").click();
        person.page.locator(".moves button").first().click();
        person.page.locator(".past").waitFor();
    }), new View("the end of a game", person -> {
        person.page.locator(".past button").click();
        person.page.locator("#action-resign").click();
        person.page.locator("#action-restart.call").waitFor();
    }), new View("new game", person -> {
        person.page.locator("#new-game").click();
        person.page.locator("#new-black").selectOption("method:alphabeta");
        person.page.locator("details.more summary").click();
    }), dialog("menu", "#menu"), dialog("share", "#action-share"), dialog("export", "#action-export"),
            new View("shortcuts", person -> {
                person.page.keyboard().press("Escape");
                person.page.keyboard().press("?");
                person.page.locator(".keys").waitFor();
            }), new View("a game of Vier Gewinnt", person -> {
                person.sitDown("viergewinnt", "level:1");
                person.point("4").click();
                person.awaitMoves(2);
            }), path("/analysis?game=viergewinnt&moves=4,4", ".mark-value"), path("/analysis", ".mark-value"),
            path("/editor", ".editor .point"), path("/scenarios", ".scenario-list"),
            path("/perfect", ".perfect-list .steps"), path("/howto", ".lessons"),
            path("/game/nosuchgame22", ".toast.bad"));

    private static View dialog(String name, String button) {
        return new View(name, person -> {
            person.page.keyboard().press("Escape");
            person.page.locator(button).click();
            person.page.locator("dialog[open]").waitFor();
        });
    }

    private static View path(String path, String sign) {
        return new View(path, person -> {
            person.open(path);
            person.page.locator(sign).first().waitFor();
        });
    }

    @ParameterizedTest
    @CsvSource({"1440, 900, wood, LIGHT", "1440, 900, pixel, DARK", "390, 844, wood, DARK", "390, 844, pixel, LIGHT"})
    void noViewHasBarriers(int width, int height, String theme, ColorScheme scheme) {
        Visitor person = visitor(new Visitor.Device(width, height, "de-DE", scheme, theme));
        SoftAssertions all = new SoftAssertions();
        for (View view : VIEWS) {
            view.reach().accept(person);
            all.assertThat(Axe.violations(person.page)).as(view.name()).isEmpty();
            all.assertThat(person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                    .as("nothing wider than the window: " + view.name()).isEqualTo(0);
        }
        all.assertThat(person.errors()).isEmpty();
        all.assertAll();
    }

    @ParameterizedTest
    @CsvSource({"320, 568", "390, 844", "768, 1024", "844, 390", "901, 700", "1000, 800", "1280, 720", "2560, 1440"})
    void boardAndPanelNeverOverlap(int width, int height) {
        Visitor person = visitor(new Visitor.Device(width, height, "de-DE", ColorScheme.LIGHT, "pixel"));
        person.open("/");
        person.point("d6").waitFor();
        assertThat(person.page.evaluate("""
                () => {
                  const board = document.querySelector('.stage').getBoundingClientRect();
                  const panel = document.querySelector('.panel').getBoundingClientRect();
                  return board.right <= panel.left + 1 || board.bottom <= panel.top + 1;
                }""")).isEqualTo(true);
    }

    @Test
    void theBrowsersLanguageComesFirst() {
        Visitor english = visitor(new Visitor.Device(1440, 900, "en-GB", ColorScheme.LIGHT, "wood"));
        english.open("/");
        english.point("a7").waitFor();
        assertThat(english.turn()).isEqualTo("Your turn");
        assertThat(english.page.locator("html").getAttribute("lang")).isEqualTo("en");
    }

    @Test
    void theFirstViewIsSmall() {
        Visitor person = visitor();
        person.open("/");
        person.point("d6").waitFor();
        Object bytes = person.page.evaluate(
                "() => [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]"
                        + ".reduce((sum, entry) => sum + entry.transferSize, 0)");
        assertThat(((Number) bytes).intValue()).isPositive().isLessThan(150_000);
    }
}
