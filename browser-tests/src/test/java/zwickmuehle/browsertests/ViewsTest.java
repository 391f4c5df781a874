package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.BoundingBox;
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
        person.page.locator("#past-return").waitFor();
    }), new View("a question", person -> {
        person.page.locator("#past-return").click();
        person.pressRare("resign");
        person.page.locator("#confirm").waitFor();
    }), new View("the end of a game", person -> {
        person.page.locator("#confirm").click();
        person.page.locator("#ending .ending").waitFor();
    }), new View("the end put aside", person -> {
        person.page.locator("#ending-close").click();
        person.page.locator(".ending-aside .ending").waitFor();
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
            path("/editor", ".editor .point"), path("/scenarios", ".scenario-list"), path("/games", ".my-games li"),
            path("/perfect", ".perfect-list .steps"), path("/howto", ".lessons"), path("/mine", ".own-games li"),
            path("/puzzles", ".puzzle-board .point"),
            path("/puzzles?game=viergewinnt&mode=train", ".puzzle-board .point"),
            path("/explore", ".explore-moves li"),
            path("/explore?game=viergewinnt&moves=4,4", ".explore-moves li"),
            path("/game/nosuchgame22", ".missing"), path("/analysis?position=nonsense", ".missing"),
            path("/nonsense", ".missing"));

    /** What can be hit and is smaller than a fingertip; a box to tick is hit by its label, too. */
    private static final String TOO_SMALL = """
            () => [...document.querySelectorAll('a, button, select, input, textarea, summary')]
              .filter(one => one.checkVisibility() && !one.matches('.skip'))
              .map(one => [one, (/radio|checkbox/.test(one.type) && one.labels[0] || one).getBoundingClientRect()])
              .filter(([, box]) => Math.min(box.width, box.height) < 39.5)
              .map(([one, box]) => `${one.id || one.dataset.point || one.textContent} ${box.width} x ${box.height}`)""";

    /** What has come over the wire so far, of files whose names end so. */
    private static final String BYTES = """
            end => [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
              .filter(entry => entry.name.endsWith(end)).reduce((sum, entry) => sum + entry.transferSize, 0)""";

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
    @CsvSource({"1440, 900, wood, LIGHT", "1440, 900, pixel, DARK", "390, 844, wood, DARK", "320, 568, pixel, LIGHT"})
    void noViewHasBarriers(int width, int height, String theme, ColorScheme scheme) {
        Visitor person = visitor(new Visitor.Device(width, height, "de-DE", scheme, theme));
        SoftAssertions all = new SoftAssertions();
        for (View view : VIEWS) {
            view.reach().accept(person);
            all.assertThat(Axe.violations(person.page)).as(view.name()).isEmpty();
            all.assertThat(person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                    .as("nothing wider than the window: " + view.name()).isEqualTo(0);
            if (width < 900)
                all.assertThat(person.page.evaluate(TOO_SMALL)).as("too small to hit: " + view.name())
                        .isEqualTo(List.of());
        }
        all.assertThat(person.errors()).isEmpty();
        all.assertAll();
    }

    @ParameterizedTest
    @CsvSource({"320, 568", "390, 844", "768, 1024", "844, 390", "720, 450", "683, 325", "901, 700", "1000, 800",
            "1280, 720", "1366, 650", "2560, 1440"})
    void boardAndPanelNeverOverlapAndTheMenuIsOnTheScreen(int width, int height) {
        Visitor person = visitor(new Visitor.Device(width, height, "de-DE", ColorScheme.LIGHT, "pixel"));
        person.open("/");
        person.point("d6").waitFor();
        assertThat(person.page.evaluate("""
                () => {
                  const board = document.querySelector('.stage').getBoundingClientRect();
                  const panel = document.querySelector('.panel').getBoundingClientRect();
                  return board.right <= panel.left + 1 || board.bottom <= panel.top + 1;
                }""")).isEqualTo(true);
        BoundingBox menu = person.page.locator("#menu").boundingBox();
        assertThat(menu.x + menu.width).isLessThanOrEqualTo(width);
    }

    @ParameterizedTest
    @CsvSource({"wood", "pixel"})
    void onAPhoneHintAndTakingBackStandAboveTheFold(String theme) {
        Visitor person = visitor(new Visitor.Device(390, 664, "de-DE", ColorScheme.LIGHT, theme));
        person.open("/");
        person.point("d6").waitFor();
        for (String action : List.of("#action-hint", "#action-undo")) {
            assertThat(bottom(person, action)).as(action).isLessThanOrEqualTo(664);
        }
        // The longest that is told of a move.
        person.begin("{\"game\": \"muehle\", \"white\": \"human\", \"black\": \"alphabeta:depth=4\","
                + " \"position\": \"BBEEEEEEEEEEEEEEEEEWEEEW 7 7 w\"}");
        person.point("e3").click();
        person.page.getByText("schließt eine Mühle und schlägt").first().waitFor();
        person.awaitTurn();
        assertThat(bottom(person, "#action-hint")).as("after a mill").isLessThanOrEqualTo(664);
    }

    @Test
    void aPhoneOnItsSideShowsTheBoardInFullHeightAndBothNames() {
        Visitor person = visitor(new Visitor.Device(844, 390, "de-DE", ColorScheme.LIGHT, "wood"));
        person.open("/");
        person.point("d6").waitFor();
        assertThat(person.page.locator("#board").boundingBox().height).isGreaterThan(0.95 * 390);
        for (String side : List.of("white", "black")) {
            assertThat(person.page.locator("#strip-" + side + " .strip-name").isVisible()).isTrue();
            assertThat(bottom(person, "#strip-" + side)).isLessThanOrEqualTo(390);
        }
        assertThat(bottom(person, "#action-hint")).isLessThanOrEqualTo(390);
    }

    private static double bottom(Visitor person, String selector) {
        BoundingBox box = person.page.locator(selector).boundingBox();
        return box.y + box.height;
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
    void theFirstViewIsSmallWithItsTypefaces() {
        Visitor person = visitor();
        person.open("/");
        person.point("d6").waitFor();
        person.page.waitForFunction("() => document.fonts.check('16px \"Alegreya Sans\"')"
                + " && document.fonts.check('700 16px Alegreya')");
        assertThat(bytes(person, ".woff2")).isPositive().isLessThan(60_000);
        assertThat(bytes(person, "")).isPositive().isLessThan(150_000);
    }

    @Test
    void theOtherLanguageAndTheOtherLookComeWhenTheyAreWanted() {
        Visitor person = visitor();
        person.open("/");
        person.point("d6").waitFor();
        for (String wanted : List.of("/language/en.js", "/skin/pixel.js", "/skin/pixelicons.js")) {
            assertThat(loaded(person, wanted)).as(wanted).isFalse();
        }
        assertThat(loaded(person, "/language/de.js")).isTrue();
        person.page.locator("#menu").click();
        person.page.locator("input[name=language][value=en]").check();
        person.page.locator("html[lang=en]").waitFor();
        assertThat(person.page.locator("dialog[open] h2").innerText()).isEqualTo("Menu");
        person.page.locator("input[name=theme][value=pixel]").check();
        person.page.locator("html[data-theme=pixel] #board .stone-art.pixel, html[data-theme=pixel] #board .pixel")
                .first()
                .waitFor();
        person.page.keyboard().press("Escape");
        assertThat(person.turn()).isEqualTo("Your turn");
        assertThat(person.errors()).isEmpty();
    }

    private static boolean loaded(Visitor person, String end) {
        return (boolean) person.page.evaluate(
                "end => performance.getEntriesByType('resource').some(entry => entry.name.endsWith(end))", end);
    }

    private static int bytes(Visitor person, String end) {
        Object bytes = person.page.evaluate(BYTES, end);
        return ((Number) bytes).intValue();
    }
}
