package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** People walk through the page by clicks: wherever they come from, a view is what it is when its address is opened. */
class WalkTest extends BrowserTest {
    private enum Place {
        MUEHLE, VIERGEWINNT, ANALYSIS, EDITOR, HOWTO, SCENARIOS;

        void enter(Visitor person) {
            switch (this) {
                case MUEHLE -> person.page.locator("header [data-start=muehle]").click();
                case VIERGEWINNT -> person.page.locator("header [data-start=viergewinnt]").click();
                case ANALYSIS -> person.follow("/analysis");
                case EDITOR -> person.follow("/editor");
                case HOWTO -> person.follow("/howto");
                case SCENARIOS -> person.follow("/scenarios");
            }
            person.page.locator(sign()).first().waitFor();
        }

        private String sign() {
            return switch (this) {
                case MUEHLE -> "[data-view=play] #table .board.muehle";
                case VIERGEWINNT -> "[data-view=play] #table .board.vier";
                case ANALYSIS -> "[data-view=analysis] #table .board";
                case EDITOR -> "[data-view=editor] .editor .board";
                case HOWTO -> "[data-view=howto] .lessons .board-art";
                case SCENARIOS -> "[data-view=scenarios] .scenario-list .board-art";
            };
        }
    }

    /** Everything to be seen that is painted by something which is not: such a stone is hollow. */
    private static final String HOLLOW = """
            () => [...document.querySelectorAll('main svg *, header svg *')].filter(shape => shape.checkVisibility())
              .flatMap(shape => ['fill', 'stroke', 'clip-path'].map(name => shape.getAttribute(name)))
              .flatMap(value => value?.match(/^url\\(#(.+)\\)$/)?.slice(1) ?? [])
              .filter(name => !document.getElementById(name)?.closest('svg').checkVisibility())""";

    /** A way that leads from every place to every other one. */
    private static List<Place> everyOrder() {
        Place[] places = Place.values();
        List<Place> way = new ArrayList<>();
        for (int from = 0; from < places.length; from++) {
            for (int to = from + 1; to < places.length; to++) {
                way.add(places[from]);
                way.add(places[to]);
            }
        }
        way.add(places[0]);
        return way;
    }

    @ParameterizedTest
    @CsvSource({"1440, 900, wood, LIGHT", "390, 844, wood, DARK", "1440, 900, pixel, DARK", "390, 844, pixel, LIGHT"})
    void everyViewIsWholeFromWhereverOneComes(int width, int height, String theme, ColorScheme scheme) {
        Visitor person = visitor(new Visitor.Device(width, height, "de-DE", scheme, theme));
        person.sitDown("viergewinnt", "level:0");
        person.point("4").click();
        person.awaitMoves(2);
        person.sitDown("muehle", "level:0");
        person.point("d6").click();
        person.awaitMoves(2);
        SoftAssertions all = new SoftAssertions();
        Place before = Place.MUEHLE;
        for (Place place : everyOrder()) {
            place.enter(person);
            all.assertThat(person.page.evaluate(HOLLOW)).as("%s after %s", place, before).isEqualTo(List.of());
            before = place;
        }
        all.assertThat(person.errors()).isEmpty();
        all.assertAll();
    }

    @Test
    void theEditorOpensWithWhatIsOnTheBoard() {
        Visitor person = visitor();
        person.sitDown("muehle", "human");
        person.point("d6").click();
        person.awaitMoves(1);
        person.follow("/editor");
        person.page.locator(".editor .stone").first().waitFor();
        assertThat(person.page.locator("#editor-text").inputValue()).isEqualTo("EEEEWEEEEEEEEEEEEEEEEEEE 8 9 b");
    }

    @Test
    void keysOfTheBoardDoNothingWhileAnotherViewHidesIt() {
        Visitor person = visitor();
        person.sitDown("muehle", "level:0");
        person.point("d6").click();
        person.awaitMoves(2);
        List<String> before = person.moves();
        List<String> orders = new ArrayList<>();
        person.page.onRequest(request -> {
            if (request.method().equals("POST") && request.url().contains("/api/games/")) {
                orders.add(request.url());
            }
        });
        Place.HOWTO.enter(person);
        for (String key : List.of("b", "z", "u", "r", "h", "g", "a")) {
            person.page.keyboard().press(key);
        }
        person.page.goBack();
        person.page.locator(Place.MUEHLE.sign()).waitFor();
        assertThat(person.moves()).isEqualTo(before);
        assertThat(orders).isEmpty();
        person.page.keyboard().press("b");
        person.awaitMoves(before.size() + 1);
        assertThat(person.errors()).isEmpty();
    }

    @Test
    void aViewThatCannotBeLoadedSaysSoAndTriesAgain() {
        Visitor person = visitor();
        person.open("/");
        person.point("d6").waitFor();
        server().kill();
        person.follow("/editor");
        person.page.locator("#try-again").waitFor();
        server().restart();
        person.page.locator("#try-again").click();
        person.page.locator(".editor .board").waitFor();
    }

    @Test
    void aDialogThatCannotBeLoadedSaysSoAndOpensWhenTheServerIsBack() {
        Visitor person = visitor();
        person.open("/");
        person.point("d6").waitFor();
        server().kill();
        person.page.locator("#menu").click();
        person.page.getByText("Der Server antwortet gerade nicht. Bitte gleich noch einmal versuchen.").waitFor();
        server().restart();
        person.page.evaluate("() => { window.before = true; }");
        person.page.locator("#menu").click();
        // A browser that remembers what it could not have gets a fresh page.
        person.page.waitForFunction("() => document.querySelector('dialog[open]')"
                + " || !window.before && document.querySelector('.point.choice')");
        if (person.page.locator("dialog[open]").count() == 0) {
            person.page.locator("#menu").click();
        }
        person.page.locator("dialog[open] .menu-links").waitFor();
        assertThat(person.errors()).isEmpty();
    }
}
