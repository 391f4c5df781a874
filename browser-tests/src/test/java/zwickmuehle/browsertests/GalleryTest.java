package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwickmuehle.trust.ServerProcess;

/**
 * Every view, reached as people reach it, in both looks, light and dark, on six screens, in both languages: nothing is
 * cut off, covered, hollow, too small to hit, hard to read or wider than the screen. With {@code -Dgallery=DIR} the
 * pictures are kept there, for people to judge.
 */
@Tag("slow")
class GalleryTest extends BrowserTest {
    private static final Optional<Path> FOLDER = Optional.ofNullable(System.getProperty("gallery")).map(Path::of);

    /** A whole game of Vier Gewinnt in which nobody has four in a row. */
    private static final List<String> FULL = List.of("225344533673453576212645522737771141641166".split(""));

    private Visitor person(String language, String theme) {
        return visitor(new Visitor.Device(1440, 900, language, ColorScheme.LIGHT, theme));
    }

    private static Gallery gallery(Visitor person, String language, String theme, String schemes) {
        return new Gallery(person, theme + "-" + language.substring(0, 2), FOLDER,
                List.of(schemes.split(" ")).stream().map(ColorScheme::valueOf).toList());
    }

    private static void flawless(Gallery gallery, Visitor... people) {
        assertThat(gallery.flaws()).isEmpty();
        for (Visitor person : people) {
            assertThat(person.errors()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"de-DE, wood, LIGHT DARK", "de-DE, pixel, LIGHT DARK", "en-GB, wood, LIGHT", "en-GB, pixel, DARK"})
    void gamesFromTheFirstMoveToTheLast(String language, String theme, String schemes) {
        Visitor person = person(language, theme);
        Gallery gallery = gallery(person, language, theme, schemes);
        person.open("/");
        person.point("d6").waitFor();
        gallery.show("first-visit");
        person.sitDown("muehle", "level:1");
        for (String point : List.of("d6", "f4", "b4")) {
            play(person, point);
        }
        gallery.show("muehle");
        person.page.locator("#action-hint").click();
        person.page.locator(".mark-hint").first().waitFor();
        gallery.show("hint");
        person.page.locator("#action-values").click();
        person.page.locator(".mark-value").first().waitFor();
        gallery.show("values");
        person.page.locator("#action-values").click();
        person.page.locator(".moves button").first().click();
        person.page.locator("#past-return").waitFor();
        gallery.show("looking-back");
        person.page.locator("#past-return").click();
        person.page.locator("#action-more").click();
        gallery.show("more");
        person.pressRare("resign");
        person.page.locator("#confirm").waitFor();
        gallery.show("resign");
        person.page.locator("#confirm").click();
        person.page.locator("#ending .ending").waitFor();
        gallery.show("lost");
        person.page.locator("#ending-close").click();
        gallery.show("lost-aside");
        person.begin("{\"game\": \"muehle\", \"white\": \"human\", \"black\": \"level:3\","
                + " \"position\": \"WWEEEEEEEEEEEEEEEEEBEEEB 7 7 w\"}");
        person.point("g7").click();
        person.page.locator(".mark-take").first().waitFor();
        gallery.show("capture");
        person.begin("{\"game\": \"muehle\", \"white\": \"human\", \"black\": \"level:1\","
                + " \"position\": \"WWEEEEEEEBEEEEWEEEEBEEEB 0 0 w\"}");
        gallery.show("flying");
        person.point("g4").click();
        person.point("g7").click();
        person.point("a4").click();
        person.page.locator("#ending .ending").waitFor();
        gallery.show("won");
        person.begin("{\"game\": \"viergewinnt\", \"white\": \"human\", \"black\": \"human\", \"moves\": ["
                + FULL.subList(0, FULL.size() - 1).stream().map(move -> "\"" + move + "\"")
                        .collect(Collectors.joining(","))
                + "]}");
        person.point(FULL.getLast()).click();
        person.page.locator("#ending .ending").waitFor();
        gallery.show("vier-end");
        person.sitDown("viergewinnt", "level:2");
        for (String column : List.of("4", "4", "3")) {
            play(person, column);
        }
        gallery.show("vier");
        flawless(gallery, person);
    }

    private static void play(Visitor person, String point) {
        person.awaitTurn();
        int before = person.moves().size();
        Locator wanted = person.page.locator(".point.choice[data-point='" + point + "']");
        (wanted.count() > 0 ? wanted : person.page.locator(".point.choice").first()).click();
        person.awaitMoves(before + 2);
        person.awaitTurn();
    }

    @ParameterizedTest
    @CsvSource({"de-DE, wood, LIGHT DARK", "de-DE, pixel, LIGHT DARK", "en-GB, wood, LIGHT", "en-GB, pixel, DARK"})
    void whatOneLearnsFrom(String language, String theme, String schemes) {
        Visitor person = person(language, theme);
        Gallery gallery = gallery(person, language, theme, schemes);
        person.begin("{\"game\": \"viergewinnt\", \"white\": \"human\", \"black\": \"level:8\","
                + " \"moves\": [\"1\", \"4\", \"1\", \"4\", \"2\", \"4\"]}");
        play(person, "7");
        person.page.locator("#see-turn").first().click();
        person.page.locator(".lesson").waitFor();
        person.page.locator(".lesson .solution, .lesson button").first().waitFor();
        // A dot on the curve is a line without length, which never counts as visible.
        person.page.waitForFunction("() => document.querySelector('.graph-grade')");
        gallery.show("learn");
        person.page.locator(".lesson button").first().click();
        person.page.locator(".lesson .solution").waitFor();
        gallery.show("learn-solution");
        person.open("/analysis?game=muehle&moves=d6,f4,d2,b4,a7,g7");
        person.page.locator(".best-moves [data-ask]").first().click();
        person.page.locator(".best-moves .why li").first().waitFor();
        person.page.waitForTimeout(1_000);
        gallery.show("analysis");
        person.follow("/editor");
        person.page.locator(".editor .board").waitFor();
        gallery.show("editor");
        person.follow("/howto");
        person.page.locator(".lesson-board .point").first().waitFor();
        gallery.show("howto");
        person.page.locator(".lesson-board [data-point='a7']").click();
        person.page.locator("#lesson-next").waitFor();
        gallery.show("lesson-done");
        person.follow("/explore");
        person.page.locator(".explore-moves li").first().waitFor();
        gallery.show("explore");
        person.open("/explore?game=viergewinnt&moves=4,4");
        person.page.locator(".explore-moves li").first().waitFor();
        gallery.show("explore-vier");
        flawless(gallery, person);
    }

    @ParameterizedTest
    @CsvSource({"de-DE, wood, LIGHT DARK", "de-DE, pixel, LIGHT DARK", "en-GB, wood, LIGHT", "en-GB, pixel, DARK"})
    void puzzles(String language, String theme, String schemes) {
        Visitor person = person(language, theme);
        Gallery gallery = gallery(person, language, theme, schemes);
        person.open("/");
        person.follow("/puzzles");
        Puzzling puzzling = new Puzzling(person, PuzzlesTest::solution);
        puzzling.await("");
        gallery.show("puzzle-day");
        puzzling.tryWrongMove();
        gallery.show("puzzle-wrong");
        person.page.locator("#puzzle-again").click();
        puzzling.enterSolution(Visitor.Hand.MOUSE);
        person.page.locator("#puzzle-status.good").waitFor();
        person.page.waitForTimeout(800);
        gallery.show("puzzle-solved");
        person.open("/puzzles?game=viergewinnt&mode=train");
        puzzling.await("");
        gallery.show("puzzle-train");
        person.open("/puzzles?game=viergewinnt&mode=run");
        person.page.locator("#puzzle-start").waitFor();
        gallery.show("puzzle-run-before");
        person.page.locator("#puzzle-start").click();
        puzzling.await("");
        gallery.show("puzzle-run");
        flawless(gallery, person);
    }

    @ParameterizedTest
    @CsvSource({"de-DE, wood, LIGHT DARK", "de-DE, pixel, LIGHT DARK", "en-GB, wood, LIGHT", "en-GB, pixel, DARK"})
    void whatStandsAroundTheGame(String language, String theme, String schemes) {
        Visitor person = person(language, theme);
        Gallery gallery = gallery(person, language, theme, schemes);
        person.open("/games");
        person.page.locator("#sheet h2").waitFor();
        gallery.show("games-none");
        person.sitDown("muehle", "level:1");
        play(person, "d6");
        person.pressRare("resign");
        person.page.locator("#confirm").click();
        person.page.locator("#ending .ending").waitFor();
        person.begin("{\"game\": \"viergewinnt\", \"white\": \"human\", \"black\": \"level:2\","
                + " \"moves\": [\"1\", \"1\", \"2\", \"2\", \"3\", \"3\"]}");
        person.point("4").click();
        person.page.locator("#ending .ending").waitFor();
        person.sitDown("viergewinnt", "level:3");
        play(person, "4");
        person.follow("/games");
        person.page.locator(".my-games li").first().waitFor();
        gallery.show("games");
        person.page.locator("#menu").click();
        person.page.locator("dialog[open]").waitFor();
        gallery.show("menu");
        person.page.locator(".menu-links a[href='/mine']").click();
        person.page.locator(".own-games li").first().waitFor();
        person.page.locator("#make-code").click();
        person.page.locator("#session-code").waitFor();
        gallery.show("handover");
        person.page.keyboard().press("Escape");
        gallery.show("privacy");
        person.follow("/perfect");
        person.page.locator(".perfect-list .steps").first().waitFor();
        gallery.show("perfect");
        person.follow("/scenarios");
        person.page.locator(".scenario-list .board-art").first().waitFor();
        gallery.show("scenarios");
        person.page.locator("#hard-game").selectOption("viergewinnt");
        person.page.locator("#find-hard").click();
        person.page.locator(".hard-cases details summary").first().click();
        person.page.locator(".hard-cases li:nth-child(3)").waitFor();
        gallery.show("hard-nuts");
        person.open("/nonsense");
        person.page.locator(".missing").waitFor();
        gallery.show("missing");
        person.sitDown("muehle", "level:1");
        person.page.locator("#new-game").click();
        person.page.locator("dialog[open]").waitFor();
        gallery.show("new-game");
        person.page.locator("#new-black").selectOption("method:alphabeta");
        person.page.locator("details.more summary").click();
        gallery.show("new-game-more");
        person.page.keyboard().press("Escape");
        person.page.locator("#action-export").click();
        person.page.locator("dialog[open]").waitFor();
        gallery.show("export");
        person.page.keyboard().press("Escape");
        person.page.keyboard().press("?");
        person.page.locator(".keys").waitFor();
        gallery.show("shortcuts");
        flawless(gallery, person);
    }

    @ParameterizedTest
    @CsvSource({"de-DE, wood, LIGHT DARK", "de-DE, pixel, LIGHT DARK", "en-GB, wood, LIGHT", "en-GB, pixel, DARK"})
    void twoPeopleWithNamesOffersAndAClock(String language, String theme, String schemes) {
        Visitor host = person(language, theme);
        Gallery gallery = gallery(host, language, theme, schemes);
        host.open("/");
        host.point("d6").waitFor();
        host.page.locator("#new-game").click();
        host.page.locator("#new-black").selectOption("human");
        host.page.locator("#new-devices").check();
        host.page.locator("#new-name").fill("Großmutter Annegret");
        host.page.locator("#new-clock").selectOption("300+3");
        gallery.show("new-two");
        host.page.locator(".new-game button[type=submit]").click();
        String link = host.page.locator("#share-link").inputValue();
        host.page.waitForTimeout(400);
        gallery.show("share");
        host.page.keyboard().press("Escape");
        gallery.show("waiting");
        Visitor guest = person(language, theme);
        Gallery beside = gallery(guest, language, theme, schemes);
        guest.open(link.substring(link.indexOf("/game/")));
        guest.page.locator("#name").waitFor();
        beside.show("join");
        guest.page.locator("#name").fill("Ben");
        guest.page.locator(".name-form button[type=submit]").click();
        guest.page.locator("dialog").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        host.point("d6").click();
        guest.awaitTurn();
        guest.pressRare("draw");
        host.page.locator(".offer[data-kind=draw]").waitFor();
        gallery.show("offer");
        beside.show("offered");
        host.page.locator(".offer[data-kind=draw] .primary").click();
        host.page.locator("#ending .ending").waitFor();
        gallery.show("draw");
        guest.close();
        host.page.locator("#strip-black .presence[data-presence=away]").waitFor();
        host.page.locator("#ending-close").click();
        gallery.show("away");
        assertThat(beside.flaws()).isEmpty();
        flawless(gallery, host, guest);
    }

    @ParameterizedTest
    @CsvSource({"de-DE, wood, LIGHT DARK", "de-DE, pixel, LIGHT DARK", "en-GB, wood, LIGHT", "en-GB, pixel, DARK"})
    void theServerIsAway(String language, String theme, String schemes) {
        Visitor person = person(language, theme);
        Gallery gallery = gallery(person, language, theme, schemes);
        person.sitDown("muehle", "level:1");
        play(person, "d6");
        server().kill();
        person.page.locator("#offline").waitFor();
        gallery.show("offline");
        person.follow("/puzzles");
        person.page.locator("#try-again").waitFor();
        gallery.show("offline-sheet");
        server().restart();
        assertThat(gallery.flaws()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"8, double-round-robin", "60, round-robin"})
    void aTournament(int players, String format, @TempDir Path data) throws IOException {
        StringBuilder file = new StringBuilder("""
                name = "Frühlingsturnier der Grundlagen der Programmierung"
                game = "viergewinnt"
                format = "%s"
                seed = 7
                parallel = 1
                """.formatted(format));
        for (int i = 0; i < players; i++) {
            file.append("[[player]]\nname = \"%s %d\"\nplay = \"%s\"\n".formatted(
                    List.of("Anna", "Ben", "Clara", "Die drei Fragezeichen", "Emil", "Fünf Freunde").get(i % 6), i + 1,
                    i % 3 == 0 ? "random" : "alphabeta:depth=" + (1 + i % 2)));
        }
        Path written = Files.writeString(data.resolve("cup.toml"), file);
        try (ServerProcess server = new ServerProcess(data, List.of("--tournament", written.toString()))) {
            for (String run : List.of("de-DE wood LIGHT DARK", "de-DE pixel LIGHT DARK", "en-GB wood LIGHT",
                    "en-GB pixel DARK")) {
                String[] words = run.split(" ", 3);
                Visitor person = visitor(server.address(), new Visitor.Device(1440, 900, words[0], ColorScheme.LIGHT,
                        words[1]), ReducedMotion.REDUCE);
                Gallery gallery = gallery(person, words[0], words[1], words[2]);
                person.open("/");
                person.page.waitForFunction("async () => (await fetch('/api/tournament')).ok");
                person.open("/tournament");
                person.page.locator(".table-grid tbody tr").first().waitFor();
                gallery.show("tournament-" + players);
                person.page.locator("#to-projector").click();
                person.page.locator(".projector").waitFor();
                gallery.show("projector-" + players);
                flawless(gallery, person);
            }
        }
    }
}
