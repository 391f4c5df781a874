package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.browser.SelfTest;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** The page without a server: the same numbers, the same answers, whole games, without a network, after an update. */
class AnywhereTest extends BrowserTest {
    private static final Path SHARED = Path.of("../../shared/data");
    private static final String RANDOM_GAME = "EEEEWEEEEEEEEEEEEEEBEEEE 8 8 w";
    private static final String FULL_OF_REASONS = "WWEEEEEEEEEWEEWBBBEEEBEE%200%200%20w";
    /** Asks a worker of its own, as the page does, and waits for one answer. */
    static final String ASK = """
            async (message) => {
              const worker = new Worker('./worker/games.js', { type: 'module' });
              const told = await new Promise((resolve, reject) => {
                setTimeout(() => reject(new Error('no answer')), 60000);
                worker.onmessage = ({ data }) => resolve(data);
                worker.postMessage(message);
              });
              worker.terminate();
              return told.tested ?? told.json ?? JSON.stringify(told);
            }""";

    private Site site;

    @BeforeAll
    void build(@TempDir Path root) throws IOException, InterruptedException {
        site = new Site(root);
    }

    @AfterAll
    void takeDown() {
        site.close();
    }

    private Visitor guest() {
        return visitorOf(site.address());
    }

    @ParameterizedTest
    @ValueSource(strings = {"bench", "perft muehle klassisch 5", "perft muehle kurs 5", "perft viergewinnt 7x6 8",
            "perft viergewinnt 8x7 6", "chance 42", "chance -7"})
    void theModuleComesToTheSameNumbersAsTheProgram(String question) {
        List<String> words = List.of(question.split(" ", -1));
        Visitor guest = guest();
        guest.open("/");
        assertThat(asked(guest, Map.of("test", words))).isEqualTo(SelfTest.answer(words));
    }

    @Test
    void theSearchInThePageHasTheSignatureOfTheProgram() {
        Visitor guest = guest();
        guest.open("/");
        assertThat(asked(guest, Map.of("test", List.of("bench")))).isEqualTo("507266");
    }

    @Test
    void threeHundredKnownPositionsHaveTheirValuesInThePage() throws IOException {
        Assumptions.assumeTrue(Files.exists(SHARED), "no folder " + SHARED + " here");
        List<String[]> known = new ArrayList<>();
        for (String set : List.of("end_easy", "middle_easy")) {
            try (Stream<String> lines = Files.lines(SHARED.resolve("viergewinnt_" + set + ".txt"))) {
                lines.limit(150).map(line -> line.split(" ", -1)).forEach(known::add);
            }
        }
        List<String> question = new ArrayList<>(List.of("score"));
        known.forEach(words -> question.add(words[0]));
        Visitor guest = guest();
        guest.open("/");
        String inThePage = asked(guest, Map.of("test", question));
        assertThat(inThePage).isEqualTo(SelfTest.answer(question));
        assertThat(inThePage.lines().map(line -> line.split(" ", -1)[0])).hasSize(300)
                .containsExactlyElementsOf(known.stream().map(words -> words[1]).toList());
    }

    /** Without what others have found: positions of random games, for a place without those files. */
    @Test
    void positionsOfRandomGamesHaveTheSameScoresAndNodesInThePage() {
        List<String> question = new ArrayList<>(List.of("score"));
        SplittableRandom random = new SplittableRandom(5);
        while (question.size() <= 30) {
            Game game = Game.from(VierGewinnt.STANDARD, VierGewinnt.STANDARD.start());
            while (game.length() < 24 && !game.outcome().over()) {
                int[] moves = game.legalMoves();
                game = game.play(moves[random.nextInt(moves.length)]);
            }
            if (!game.outcome().over()) {
                question.add(game.rules().notation().position(game.position()));
            }
        }
        Visitor guest = guest();
        guest.open("/");
        assertThat(asked(guest, Map.of("test", question))).isEqualTo(SelfTest.answer(question));
    }

    /** The page's own JSON has to be, byte for byte, what the server's library writes. */
    @Test
    void thePageIsAnsweredAsTheServerWouldAnswer() throws IOException, InterruptedException {
        Visitor guest = guest();
        guest.open("/");
        for (String path : List.of("/api/rules", "/api/opponents", "/api/scenarios", "/api/puzzles?game=muehle",
                "/api/puzzles?game=viergewinnt",
                "/api/reasons?game=muehle&position=" + FULL_OF_REASONS,
                "/api/reasons?game=viergewinnt&position=4443&seconds=1")) {
            assertThat(asked(guest, Map.of("ask", "1", "method", "GET", "path", path))).as(path)
                    .isEqualTo(ofServer(HttpRequest.newBuilder().GET(), path));
        }
        for (String body : List.of("{\"game\":\"muehle\",\"position\":\"" + RANDOM_GAME + "\"}",
                "{\"game\":\"viergewinnt\",\"moves\":[\"4\",\"4\",\"3\"]}",
                "{\"game\":\"viergewinnt\",\"variant\":\"8x7\"}",
                "{\"game\":\"muehle\",\"variant\":\"kurs\",\"moves\":[\"d6\",\"a1\",\"d7\",\"a4\",\"d5xa1\"]}")) {
            assertThat(guest.page.evaluate("(body) => (" + ASK
                    + ")({ ask: '1', method: 'POST', path: '/api/positions', body: JSON.parse(body) })", body))
                    .as(body)
                    .isEqualTo(ofServer(HttpRequest.newBuilder().header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(body)), "/api/positions"));
        }
    }

    /** The module carries the same readers of others' formats as the program. */
    @Test
    void gamesOfOtherProgramsAreReadInThePageAsByTheServer() throws IOException, InterruptedException {
        Visitor guest = guest();
        guest.open("/");
        for (String text : List.of(
                "[Site \"PlayOK\"]\r\n[White \"Anna (1)\"]\r\n\r\n1. 1 22 2. 2 23 3. 3x22 24 1/2-1/2\r\n",
                "1.d6! f4 (1... f2 $1 {or so}) 2.d2 b4 1-0\n1. a1 a4 *", "a7 a1 d7 d1 g7 xa1",
                "position startpos moves a7 a1 d7 d1 g7 xa1",
                "O*******/*@******/*******O b p p 2 7 1 8 0 0 -1 -1 -1 -1 0 0 2",
                "[FEN \"O*******/*@******/*******O b p p 2 7 1 8 0 0 0 0 0 0 0 0 2\"]\n\n1... a1 d1",
                "MFEN/1.0 mill24-state-v1 W...B.../......../........ w p p 8,8 - 0 2 -",
                "[0, 21, 1, 22, 2, 21]", "44355", "440", "WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w")) {
            assertThat(guest.page.evaluate("(body) => (" + ASK
                    + ")({ ask: '1', method: 'POST', path: '/api/records', body })", text))
                    .as(text)
                    .isEqualTo(ofServer(HttpRequest.newBuilder().header("Content-Type", "text/plain")
                            .POST(HttpRequest.BodyPublishers.ofString(text)), "/api/records"))
                    .asString().startsWith("{\"games\":[{");
        }
    }

    private String ofServer(HttpRequest.Builder request, String path) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request.uri(URI.create(server().address() + path)).header("X-Zwickmuehle", "1").build(),
                    BodyHandlers.ofString()).body();
        }
    }

    private static String asked(Visitor guest, Map<String, Object> message) {
        return String.valueOf(guest.page.evaluate(ASK, message));
    }

    @ParameterizedTest
    @ValueSource(strings = {"muehle", "viergewinnt"})
    void aPersonPlaysAWholeGameWithoutAServer(String game) {
        Visitor guest = guest();
        List<String> missing = new ArrayList<>();
        guest.page.onResponse(response -> {
            if (response.status() >= 400) {
                missing.add(response.url());
            }
        });
        guest.sitDown(game, "level:3");
        guest.playToTheEnd(new SplittableRandom(4), Visitor.Hand.MOUSE);
        assertThat(guest.turn()).isIn("Du hast gewonnen!", "Diesmal verloren", "Unentschieden");
        assertThat(guest.moves()).hasSizeGreaterThan(6);
        List<String> played = guest.moves();
        guest.page.reload();
        guest.awaitMoves(played.size());
        assertThat(guest.moves()).isEqualTo(played);
        assertThat(missing).isEmpty();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void analysisEditorScenariosAndHintsWorkWithoutAServer() {
        Visitor guest = guest();
        guest.open("/#/analysis?game=viergewinnt&position=44444");
        guest.page.waitForFunction("() => document.querySelector('#panel').textContent.includes('bewiesen')");
        guest.page.locator("a[href$='/editor']").first().click();
        guest.page.locator("#sheet h2").first().waitFor();
        assertThat(guest.page.url()).contains("/some/where/#/editor");
        guest.open("/#/scenarios");
        guest.page.locator("#sheet button").first().click();
        guest.page.waitForFunction("() => /gelöst/i.test(document.querySelector('#sheet').textContent)");
        assertThat(guest.errors()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"muehle", "viergewinnt"})
    void thePuzzleOfTheDayIsSolvedWithoutAServerOrANetwork(String game) {
        Visitor guest = guest();
        guest.open("/");
        awaitKept(guest);
        guest.offline(true);
        guest.page.locator("nav.links a[href$='/puzzles']").click();
        Puzzling puzzling = new Puzzling(guest, AnywhereTest::solution);
        puzzling.await("");
        guest.page.locator("#puzzle-game-" + game).click();
        guest.page.waitForFunction("game => document.querySelector('.puzzle-board').dataset.game === game", game);
        puzzling.tryWrongMove();
        assertThat(guest.page.locator("#puzzle-status").textContent()).hasSizeGreaterThan(20);
        guest.page.locator("#puzzle-again").click();
        puzzling.solve(Visitor.Hand.MOUSE);
        assertThat(guest.errors()).isEmpty();
    }

    /** A puzzle that was shared is found by its address, and the first lesson has a board to try moves on. */
    @Test
    void sharedPuzzlesAndTheFirstLessonWorkWithoutAServer() {
        Visitor guest = guest();
        guest.open("/#/puzzles?game=viergewinnt&mode=train");
        Puzzling puzzling = new Puzzling(guest, AnywhereTest::solution);
        puzzling.await("");
        String id = puzzling.id();
        guest.open("/#/howto");
        guest.page.locator(".lesson-board [data-point='a7']").click();
        guest.page.locator("#lesson-next").click();
        guest.page.locator("#lesson-step").filter(new Locator.FilterOptions().setHasText("Aufgabe 2 von 5")).waitFor();
        guest.open("/#/puzzles?game=viergewinnt&id=" + id);
        puzzling.await("");
        assertThat(puzzling.id()).isEqualTo(id);
        assertThat(guest.errors()).isEmpty();
    }

    private static List<?> solution(Visitor guest, String game, String id) {
        return (List<?>) guest.page.evaluate("async (message) => JSON.parse(await (" + ASK + ")(message)).solutions[0]",
                Map.of("ask", "1", "method", "GET", "path", "/api/puzzles/" + id + "?game=" + game));
    }

    /** With exact values, and with the games of this browser, whose ends it knows. */
    @Test
    void theExplorerKnowsValuesAndOwnGamesWithoutAServer() {
        Visitor guest = guest();
        guest.sitDown("viergewinnt", "level:0");
        guest.playToTheEnd(new SplittableRandom(4), Visitor.Hand.MOUSE);
        List<String> played = guest.moves();
        guest.page.locator("#menu").click();
        guest.page.locator("dialog a[href$='/explore']").click();
        guest.page.locator("#explore-game-viergewinnt").click();
        guest.page.waitForFunction("() => document.querySelector('.explore-board').dataset.game === 'viergewinnt'");
        assertThat(guest.page.locator(".explore-moves li").first().textContent()).contains("Gelb gewinnt")
                .contains("7 von 7 Antworten verlieren");
        assertThat(guest.page.locator("#explore-sources").textContent()).contains("1");
        assertThat(guest.page.locator(".explore-bar").count()).as("what was played, mirrored or not").isEqualTo(1);
        guest.page.waitForFunction(
                "() => getComputedStyle(document.querySelector('.explore-moves')).listStyleType === 'none'");
        guest.page.locator(".explore-board [data-point='" + played.getFirst() + "']").click();
        guest.page.waitForFunction("() => document.querySelector('.explore-board').dataset.at === '1'");
        guest.page.waitForFunction("() => document.querySelectorAll('.explore-bar').length === 1");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void whatNeedsAServerIsNotOffered() {
        Visitor guest = guest();
        guest.sitDown("muehle", "human");
        assertThat(guest.page.locator("#action-share").count()).isZero();
        assertThat(guest.page.locator(".links a[href$='/analysis']").count()).isPositive();
        assertThat(guest.page.locator("#tournament-link").isVisible()).isFalse();
        guest.page.locator("#new-game").click();
        assertThat(guest.page.locator("dialog").textContent()).contains("Jemand an diesem Gerät.")
                .doesNotContain("über den Link");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tournament", "mine"})
    void aLinkToWhatNeedsAServerSaysSo(String view) {
        Visitor guest = guest();
        guest.open("/#/" + view);
        guest.page.locator("#sheet .missing").waitFor();
        assertThat(guest.page.locator("#sheet").textContent()).contains("braucht einen Server")
                .doesNotContain("antwortet nicht");
        assertThat(guest.page.locator("#try-again").count()).isZero();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void afterTheFirstVisitItWorksWithoutANetwork() {
        Visitor guest = guest();
        guest.sitDown("viergewinnt", "level:1");
        awaitKept(guest);
        guest.offline(true);
        guest.page.reload();
        guest.playToTheEnd(new SplittableRandom(3), Visitor.Hand.MOUSE);
        guest.page.locator(".links a[href$='/howto']").click();
        guest.page.locator("#sheet h2").first().waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    private static void awaitKept(Visitor guest) {
        guest.page.waitForFunction("() => navigator.serviceWorker.controller");
    }

    /** As on a bad line: what could not be had is asked for again, and nobody speaks of a server. */
    @Test
    void aModuleThatCannotBeHadAtFirstIsAskedForAgain() {
        Visitor guest = guest();
        AtomicBoolean there = new AtomicBoolean();
        guest.page.route("**/zwickmuehle.wasm", route -> {
            if (there.get()) {
                route.resume();
            } else {
                route.abort();
            }
        });
        guest.open("/");
        guest.page.locator("#offline").waitFor();
        assertThat(guest.page.locator("#offline").textContent()).contains("nicht ganz geladen")
                .doesNotContainIgnoringCase("server");
        there.set(true);
        guest.awaitTurn();
        assertThat(guest.page.locator("#offline").isVisible()).isFalse();
        guest.choose(new SplittableRandom(1), Visitor.Hand.MOUSE);
        guest.awaitMoves(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"missing", "damaged"})
    void aPageWithoutOneOfItsScriptsSaysSo(String how) {
        Visitor guest = guest();
        guest.page.route("**/render.js", route -> {
            if (how.equals("missing")) {
                route.abort();
            } else {
                route.fulfill(new Route.FulfillOptions().setContentType("text/javascript").setBody("nonsense("));
            }
        });
        guest.open("/");
        guest.page.locator("#old").waitFor();
        assertThat(guest.page.locator("#old").textContent()).contains("nicht laden");
        guest.page.unroute("**/render.js");
        guest.page.locator("#old a").click();
        guest.awaitTurn();
    }

    /** As where cookies are refused, and so is everything else that a page could keep. */
    @Test
    void aBrowserThatKeepsNothingPlaysAsLongAsThePageStands() throws IOException {
        Visitor guest = guest();
        String shelf = Files.readString(site.folder().resolve("worker/shelf.js"));
        String refusal = "() => { throw new DOMException('refused', 'SecurityError'); }";
        guest.page.route("**/worker/shelf.js", route -> route.fulfill(new Route.FulfillOptions()
                .setContentType("text/javascript").setBody("indexedDB.open = " + refusal
                        + ";\nself.BroadcastChannel = class { constructor() { (" + refusal + ")(); } };\n" + shelf)));
        guest.sitDown("viergewinnt", "level:1");
        guest.playToTheEnd(new SplittableRandom(2), Visitor.Hand.MOUSE);
        assertThat(guest.moves()).hasSizeGreaterThan(6);
        assertThat(guest.errors()).isEmpty();
    }

    /** Whoever clears the data of the site while it is open has no game any more, and can begin another. */
    @Test
    void whoDeletesTheDataOfTheSiteBeginsANewGame() {
        Visitor guest = guest();
        guest.sitDown("viergewinnt", "level:1");
        guest.choose(new SplittableRandom(2), Visitor.Hand.MOUSE);
        guest.awaitMoves(2);
        CDPSession browser = guest.page.context().newCDPSession(guest.page);
        JsonObject what = new JsonObject();
        what.addProperty("origin", URI.create(site.address()).resolve("/").toString());
        what.addProperty("storageTypes", "indexeddb");
        browser.send("Storage.clearDataForOrigin", what);
        guest.page.locator("#new-game").click();
        guest.page.locator("dialog button.primary").last().click();
        guest.page.waitForFunction("() => document.querySelectorAll('.moves button').length === 0");
        guest.awaitTurn();
        guest.choose(new SplittableRandom(2), Visitor.Hand.MOUSE);
        guest.awaitMoves(2);
        guest.page.reload();
        guest.awaitMoves(2);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void whoOpensThePageAsAFileIsToldHowToOpenIt() {
        Visitor guest = guest();
        guest.page.navigate(site.folder().resolve("index.html").toUri().toString());
        guest.page.locator("#old").waitFor();
        assertThat(guest.page.locator("#old").textContent()).contains("python3 -m http.server", "Webspace");
    }

    @ParameterizedTest
    @ValueSource(strings = {"nonsense", "constructor", "__proto__", "/[", "game/none", "game/%E0%A4%A",
            "analysis?game=viergewinnt&position=zzz"})
    void aLinkToNothingSaysSo(String link) {
        Visitor guest = guest();
        guest.open("/#/" + link);
        guest.page.locator("#sheet .missing").waitFor();
        assertThat(guest.errors()).isEmpty();
        guest.page.locator("#sheet .missing a").first().click();
        guest.awaitTurn();
    }

    @Test
    void anOldBrowserIsToldWhichOnesWork() {
        Visitor guest = guest();
        guest.page.addInitScript("delete globalThis.WebAssembly");
        guest.open("/");
        guest.page.locator("#old").waitFor();
        assertThat(guest.page.locator("#old").textContent()).contains("Firefox", "Safari");
    }
}
