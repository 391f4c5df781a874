package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A tournament held by the server: seen live, watched, shown to a hall, stopped hard and gone on with. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Tag("slow")
class TournamentTest extends BrowserTest {
    /** Plays by the rules of Vier Gewinnt, and takes its time as long as there is a file "slow" beside it. */
    private static final String SLOW = """
            import os, sys, time
            sys.stdin.readline()
            print("Slow", flush=True)
            for line in sys.stdin:
                time.sleep(2 if os.path.exists(os.path.join(os.path.dirname(sys.argv[0]), "slow")) else 0)
                board = line.split()[0]
                print(next(c for c in (3, 2, 4, 1, 5, 0, 6) if board[c] == "E"), flush=True)
            """;
    /** Passes the examination, and then has only one answer. */
    private static final String BROKEN = """
            import sys
            sys.stdin.readline()
            print("Broken", flush=True)
            sys.stdin.readline()
            print(3, flush=True)
            sys.stdin.readline()
            print("I have no idea", file=sys.stderr, flush=True)
            sys.exit(3)
            """;

    /** Does not pass it. */
    private static final String ABSENT = """
            import sys
            sys.stdin.readline()
            print("Absent", flush=True)
            sys.exit(4)
            """;

    private Path slowness = Path.of("");

    @Override
    List<String> options(Path data) throws IOException {
        slowness = Files.createFile(data.resolve("slow"));
        Path slow = Files.writeString(data.resolve("slow.py"), SLOW);
        Path broken = Files.writeString(data.resolve("broken.py"), BROKEN);
        Path absent = Files.writeString(data.resolve("absent.py"), ABSENT);
        Path file = Files.writeString(data.resolve("cup.toml"), """
                name = "Cup"
                game = "viergewinnt"
                format = "double-round-robin"
                time = 20
                parallel = 2
                [[player]]
                name = "Anna"
                play = "python3 %1$s"
                [[player]]
                name = "Broken"
                play = "python3 %2$s"
                [[player]]
                name = "Ben"
                play = "python3 %1$s"
                [[player]]
                name = "Clara"
                play = "python3 %1$s"
                [[player]]
                name = "Absent"
                play = "python3 %3$s"
                """.formatted(slow, broken, absent));
        return List.of("--tournament", file.toString(), "--program", "Broken=python3 " + broken);
    }

    /** While programs are examined the page says so, and shows no games yet, nor those of before a restart. */
    private static void awaitPlay(Visitor visitor) {
        visitor.page
                .waitForFunction("async () => (await (await fetch('/api/tournament')).json()).state !== 'preparing'");
    }

    private static int played(Visitor visitor) {
        return ((Number) visitor.page
                .evaluate("async () => (await (await fetch('/api/tournament')).json()).progress.played")).intValue();
    }

    @Test
    @Order(1)
    void boardsMoveAndAClickOpensAGame() {
        Visitor visitor = visitor();
        visitor.open("/tournament");
        Locator card = visitor.page.locator(".running-games a").first();
        card.waitFor();
        visitor.page.waitForFunction(
                "() => [...document.querySelectorAll('.running-games .stones')].some(board => board.children.length > 3)");
        visitor.page.locator("#tournament-link").waitFor();
        visitor.page.evaluate("() => document.querySelector('.running-games a').click()");
        visitor.page.locator(".board.vier").waitFor();
        assertThat(visitor.page.url()).matches(".*/tournament/\\d+\\.\\d+\\.\\d+");
        visitor.awaitMoves(4);
        assertThat(visitor.page.locator(".actions").isVisible()).isFalse();
        assertThat(visitor.page.locator(".point.choice").count()).isZero();
        visitor.page.locator("#conversation summary").click();
        visitor.page.locator(".said.program").first().waitFor();
        assertThat(visitor.errors()).isEmpty();
    }

    @Order(1)
    @ParameterizedTest
    @CsvSource({"tournament, '/tournament', 1440, 900, wood, LIGHT, de",
            "tournament, '/tournament', 390, 844, pixel, DARK, en",
            "projector, '/tournament?projector', 1920, 1080, wood, DARK, de",
            "projector, '/tournament?projector', 1920, 1080, pixel, LIGHT, en"})
    void picturesForPeopleToJudge(String view, String path, int width, int height, String theme, ColorScheme scheme,
            String language) {
        Visitor visitor = visitor(new Visitor.Device(width, height, language, scheme, theme));
        visitor.open(path);
        visitor.page.locator(".table-grid tbody tr").first().waitFor();
        visitor.page.locator(".running-games .stones").first().waitFor();
        String device = width < height ? "phone" : "desktop";
        assertThat(ScreenshotsTest.picture(visitor,
                String.join("-", view, device, theme, scheme.name().toLowerCase(Locale.ROOT), language)))
                .isNotEmptyFile();
    }

    @Test
    @Order(2)
    void aServerKilledHardGoesOnWithTheTournament() {
        Visitor visitor = visitor();
        visitor.open("/tournament");
        visitor.page.locator(".finished-games li").first().waitFor();
        int before = played(visitor);
        server().kill();
        visitor.page.locator("#offline").waitFor();
        server().restart();
        visitor.page.waitForFunction("() => document.querySelector('#offline').hidden");
        awaitPlay(visitor);
        assertThat(played(visitor)).isGreaterThanOrEqualTo(before);
    }

    /** Stopped in the middle of games: nobody may be blamed for what the operator did. */
    @Test
    @Order(3)
    void aServerStoppedPolitelyBlamesNobody() {
        Visitor visitor = visitor();
        visitor.open("/tournament");
        visitor.page.locator(".running-games a").first().waitFor();
        server().terminate();
        server().restart();
        Visitor later = visitor();
        later.open("/tournament");
        awaitPlay(later);
        later.page.locator(".table-grid").first().waitFor();
        assertThat(later.page.evaluate(
                "async () => (await (await fetch('/api/tournament')).json()).forfeits.map(forfeit => forfeit.player)"))
                .asString().doesNotContain("Anna").doesNotContain("Ben").doesNotContain("Clara");
    }

    @Test
    @Order(4)
    void inTheEndEveryGameHasItsSentence() throws IOException {
        Files.delete(slowness);
        Visitor visitor = visitor();
        visitor.open("/tournament");
        visitor.page.waitForFunction("() => document.querySelectorAll('.finished-games li').length === 12");
        visitor.page.waitForFunction("() => document.querySelector('.progress-words').textContent.includes('beendet')");
        assertThat(visitor.page.locator(".part-forfeits li").count()).as("the same fault is told once for each colour")
                .isEqualTo(2);
        assertThat(visitor.page.locator(".part-forfeits li").first().textContent()).contains("Broken")
                .contains("I have no idea");
        assertThat(visitor.page.locator(".left-out li").allTextContents()).as("who could not play").singleElement()
                .asString().contains("Absent", "Exit-Code 4");
        visitor.page.locator(".part-forfeits a").first().click();
        visitor.page.locator(".board.vier").waitFor();
        assertThat(visitor.page.locator(".ending-why").textContent()).contains("Broken").contains("I have no idea");
        assertThat(visitor.errors()).isEmpty();
    }

    @Order(5)
    @ParameterizedTest
    @CsvSource({"1440, 900, wood, LIGHT", "390, 844, pixel, DARK", "1920, 1080, pixel, LIGHT"})
    void noViewHasBarriersOrIsCutOff(int width, int height, String theme, ColorScheme scheme) {
        Visitor visitor = visitor(new Visitor.Device(width, height, "en-GB", scheme, theme));
        SoftAssertions all = new SoftAssertions();
        for (String path : List.of("/tournament", "/tournament?projector")) {
            visitor.open(path);
            visitor.page.locator(".table-grid tbody tr").first().waitFor();
            all.assertThat(Axe.violations(visitor.page)).as(path).isEmpty();
            all.assertThat(visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                    .as("nothing wider than the window: " + path).isEqualTo(0);
        }
        if (width > height) {
            all.assertThat(visitor.page.evaluate("""
                    () => [...document.querySelectorAll('.projector *')].filter(element => element.checkVisibility())
                      .filter(element => !element.closest('.leave'))
                      .map(element => element.getBoundingClientRect())
                      .filter(box => box.right > innerWidth + 1 || box.bottom > innerHeight + 1).length"""))
                    .isEqualTo(0);
        }
        all.assertThat(visitor.errors()).isEmpty();
        all.assertAll();
    }

    @Test
    @Order(6)
    void aPersonSeesWhyTheirProgramLostAndWhatItSaid() {
        Visitor person = visitor();
        person.sitDown("viergewinnt", "human");
        person.page.locator("#new-game").click();
        person.page.locator(".game-card", new Page.LocatorOptions().setHasText("Mühle")).click();
        assertThat(person.page.locator("#new-variant").inputValue()).isEqualTo("klassisch");
        person.page.locator("#new-black").selectOption("program:Broken");
        assertThat(person.page.locator("#new-variant").inputValue()).as("the rules it was written for")
                .isEqualTo("kurs");
        person.page.locator(".game-card", new Page.LocatorOptions().setHasText("Vier Gewinnt")).click();
        person.page.locator(".new-game button[type=submit]").click();
        person.page.locator("#conversation").waitFor();
        person.page.locator("#conversation summary").click();
        person.point("4").click();
        person.awaitMoves(2);
        person.point("1").click();
        person.awaitEnd();
        assertThat(person.page.locator(".ending-why").textContent())
                .isEqualTo(
                        "Gelb gewinnt: Rot (Broken) endete von selbst mit Exit-Code 3; stderr endet mit: I have no idea.");
        person.page.locator(".said.complaint").waitFor();
        assertThat(person.page.locator(".said code").allTextContents()).contains("1", "Broken", "I have no idea");
        assertThat(Axe.violations(person.page)).isEmpty();
        assertThat(person.errors()).isEmpty();
    }
}
