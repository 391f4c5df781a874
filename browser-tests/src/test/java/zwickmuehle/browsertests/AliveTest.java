package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An opponent one can see, clicks that destroy nothing, and an end that is one. */
class AliveTest extends BrowserTest {
    /** For two people; Black can close a mill with g4-g7. */
    private static final String BLACK_CLOSES = """
            {"game": "muehle", "white": "human", "black": "human", "seats": "white",
             "position": "BBEEEEEEBEEEEWBBEEWWEEEW 0 0 w"}""";
    private static final String WHITE_CLOSES = """
            {"game": "muehle", "white": "human", "black": "level:3",
             "position": "WWEEEEEEEEEEEEEEEEEBEEEB 7 7 w"}""";
    private static final String YELLOW_WINS = """
            {"game": "viergewinnt", "white": "human", "black": "level:3",
             "moves": ["1", "1", "2", "2", "3", "3"]}""";

    /** Notes every motion of a stone: when it began, and how many others were still under way. */
    private static final String NOTE_MOTIONS = """
            () => {
              window.motions = [];
              const animate = Element.prototype.animate;
              Element.prototype.animate = function (...how) {
                const motion = animate.apply(this, how);
                if (this.closest('.stones')) {
                  const others = motions.filter(({ motion }) => motion.playState === 'running').length;
                  motions.push({ motion, others, at: performance.now() });
                }
                return motion;
              };
              addEventListener('click', event => {
                if (event.target.closest('.point')) window.clickedAt ??= performance.now();
              }, true);
            }""";

    /** Notes what stands on the table each time that changes: stones, mills that glow, White's stones that were taken. */
    private static final String NOTE_STAGE = """
            () => {
              window.seen = [];
              const count = selector => document.querySelectorAll(selector).length;
              new MutationObserver(() => {
                const now = [count('.stone'), count('.mark-mill.fresh'), count('#strip-white .taken .miniature')].join(' ');
                if (seen.at(-1) !== now) seen.push(now);
              }).observe(document.querySelector('#stage'), { subtree: true, childList: true, attributes: true });
            }""";

    private static void awaitRest(Visitor person, int moves) {
        person.awaitMoves(moves);
        person.awaitTurn();
    }

    @ParameterizedTest
    @ValueSource(strings = {"muehle", "viergewinnt"})
    void theComputerTakesItsTimeAndItsStoneIsSeenComing(String game) {
        Visitor person = spectator(Visitor.Device.DESKTOP);
        person.begin("{\"game\": \"" + game + "\", \"white\": \"human\", \"black\": \"level:1\"}");
        person.page.evaluate(NOTE_MOTIONS);
        person.point(game.equals("muehle") ? "d6" : "4").click();
        awaitRest(person, 2);
        List<?> delays = (List<?>) person.page.evaluate("() => motions.map(({ at }) => at - clickedAt)");
        assertThat(delays).as("one's own stone, then the computer's").hasSize(2);
        assertThat(((Number) delays.get(1)).doubleValue()).as("ms until the computer moves").isGreaterThan(350);
        assertThat(person.page.evaluate("() => motions.map(({ others }) => others)")).isEqualTo(List.of(0, 0));
        assertThat(person.page.locator(".told").textContent()).matches("(Schwarz setzt auf|Rot wirft in Spalte) .+\\.");
        assertThat(person.errors()).isEmpty();
    }

    @Test
    void aMillGlowsThenItsStoneGoesToTheTrayOfItsOwner() {
        Visitor person = spectator(Visitor.Device.DESKTOP);
        person.begin(BLACK_CLOSES);
        Visitor guest = visitor();
        guest.join(pathOf(person), "");
        person.page.evaluate(NOTE_MOTIONS);
        person.page.evaluate(NOTE_STAGE);
        person.point("f4").click();
        person.point("f6").click();
        guest.awaitTurn();
        for (String point : List.of("g4", "g7", "b2")) {
            guest.page.locator(".point.choice[data-point=" + point + "]").click();
        }
        awaitRest(person, 2);
        person.page.waitForFunction("() => document.querySelectorAll('.stone').length === 8");
        assertThat((List<?>) person.page.evaluate("() => seen")).map(String::valueOf)
                .as("stones, glowing mills, taken stones")
                .containsSubsequence("9 0 5", "9 1 5", "9 1 6", "8 1 6");
        assertThat(person.page.evaluate("() => motions.map(({ others }) => others)"))
                .as("own stone, black stone, stone taken: never two at once").isEqualTo(List.of(0, 0, 0));
        assertThat(person.page.locator(".told").textContent())
                .isEqualTo("Schwarz zieht von g4 nach g7, schließt eine Mühle und schlägt b2.");
    }

    private static String pathOf(Visitor person) {
        return person.page.url().substring(person.page.url().indexOf("/game/"));
    }

    @Test
    void whoWantsNothingToMoveSeesNothingMove() {
        Visitor person = visitor();
        person.begin("{\"game\": \"muehle\", \"white\": \"human\", \"black\": \"level:1\"}");
        person.page.evaluate(NOTE_MOTIONS);
        person.point("d6").click();
        awaitRest(person, 2);
        assertThat(person.page.evaluate("() => motions.length")).isEqualTo(0);
        // What is over within a hundredth of a millisecond moves nothing, but counts as running until the next frame.
        assertThat((List<?>) person.page.evaluate("() => document.getAnimations()"
                + ".filter(motion => motion.effect.getComputedTiming().endTime > 1)"
                + ".map(motion => (motion.animationName ?? motion.transitionProperty) + ' of ' + motion.effect.target.className)"))
                .isEmpty();
    }

    @Test
    void theSecondClickOfADoubleClickOnAClosingPointTakesNothingBack() {
        Visitor person = visitor();
        person.begin(WHITE_CLOSES);
        person.point("g7").dblclick();
        person.page.locator(".mark-take").first().waitFor();
        assertThat(person.page.locator(".mark-take").count()).as("stones to take").isEqualTo(2);
        person.page.locator(".point.choice").first().click();
        awaitRest(person, 2);
        assertThat(person.moves().getFirst()).startsWith("g7x");
    }

    @Test
    void aMoveThatWasOnlyBegunIsGivenUpByTakingBack() {
        Visitor person = visitor();
        person.begin(WHITE_CLOSES);
        person.point("g7").click();
        person.page.locator(".mark-take").first().waitFor();
        person.page.locator("#action-undo").click();
        person.page.waitForFunction("() => !document.querySelector('.mark-take')");
        assertThat(person.page.locator(".stone").count()).isEqualTo(4);
    }

    @Test
    void restartAndResignAsk() {
        Visitor person = visitor();
        person.sitDown("muehle", "level:0");
        person.point("d6").click();
        awaitRest(person, 2);
        for (String action : List.of("restart", "resign")) {
            person.pressRare(action);
            person.page.locator("#confirm").waitFor();
            person.page.keyboard().press("Enter");
            person.page.locator("dialog").waitFor(new Locator.WaitForOptions()
                    .setState(WaitForSelectorState.DETACHED));
            assertThat(person.moves()).hasSize(2);
            assertThat(person.over()).isFalse();
        }
        person.pressRare("restart");
        person.page.locator("#confirm").click();
        person.page.waitForFunction("() => document.querySelectorAll('.moves button').length === 0");
    }

    @Test
    void lookingBackInvitesNobodyToMove() {
        Visitor person = visitor();
        person.sitDown("muehle", "level:0");
        person.point("d6").click();
        awaitRest(person, 2);
        person.page.locator(".moves button").first().click();
        person.page.waitForFunction("() => document.querySelector('.turn').textContent.includes('Zug 1 von 2')");
        assertThat(person.page.locator(".point.choice").count()).as("points that invite").isZero();
        assertThat(person.page.locator(".turn-now").count()).isZero();
        person.point("a1").click();
        assertThat(person.page.locator("body").getAttribute("data-view")).isEqualTo("play");
        assertThat(person.page.locator(".stone").count()).isEqualTo(1);
        person.page.locator("#past-return").click();
        person.awaitTurn();
        assertThat(person.page.locator(".stone").count()).isEqualTo(2);
        person.page.locator(".moves button").first().click();
        person.page.locator("#past-try").click();
        person.page.locator("[data-view=analysis] .board").waitFor();
        assertThat(person.page.url()).endsWith("moves=d6");
    }

    @Test
    void theEndIsCelebratedOnTheBoardAndSaidOnce() {
        Visitor person = spectator(new Visitor.Device(1440, 900, "en-GB", ColorScheme.LIGHT, "wood"));
        person.begin(YELLOW_WINS);
        person.point("4").click();
        Locator ending = person.page.locator("#ending .ending");
        ending.waitFor();
        assertThat(person.page.locator("#ending .drop").count()).isPositive();
        assertThat(ending.textContent()).contains("You won!", "Rematch (colours swapped)", "A level higher",
                "See where it turned");
        String why = person.page.locator(".ending-why").textContent();
        String all = person.page.locator("main").innerText();
        assertThat(Pattern.compile(Pattern.quote(why)).matcher(all).results().count()).as(why).isEqualTo(1);
        person.page.locator("#ending-close").click();
        person.page.locator(".panel #other-level").click();
        person.page.waitForFunction("() => document.querySelector('#player-black').value === 'level:4'");
        assertThat(person.page.locator("#ending .ending").count()).isZero();
        assertThat(person.errors()).isEmpty();
    }

    @Test
    void theBoardBelowTheEndRestsUntilThatIsPutAsideAndTheKeyboardGoesAlong() {
        Visitor person = visitor();
        person.begin(YELLOW_WINS);
        person.point("4").focus();
        person.page.keyboard().press("Enter");
        person.page.locator("#ending .ending").waitFor();
        person.page.waitForFunction("() => document.activeElement.matches('#ending .ending')");
        assertThat(person.page.evaluate("() => document.querySelector('#board').inert")).isEqualTo(true);
        person.page.locator("#ending-close").focus();
        person.page.keyboard().press("Enter");
        person.page.waitForFunction("() => document.activeElement.id === 'board'");
        assertThat(person.page.evaluate("() => document.querySelector('#board').inert")).isEqualTo(false);
    }

    @Test
    void whatWasSaidAboutLookingBackGoesWithIt() {
        Visitor person = visitor();
        person.begin("{\"game\": \"muehle\", \"white\": \"human\", \"black\": \"human\", \"moves\": [\"a7\", \"a4\"]}");
        person.page.locator(".moves button").first().click();
        person.page.locator("#past-return").waitFor();
        person.point("d6").click();
        person.page.locator(".toast").waitFor();
        person.page.locator("#past-return").click();
        assertThat(person.page.locator(".toast").count()).isZero();
    }

    /** Whatever is put into the drawing anew begins its motion again. */
    @Test
    void aMillThatGlowedDoesNotGlowAgainWhenOtherMarksChange() {
        Visitor person = visitor();
        person.begin("{\"game\": \"muehle\", \"white\": \"human\", \"black\": \"human\","
                + " \"moves\": [\"a7\", \"a4\", \"d7\", \"d2\"]}");
        person.point("g7").click();
        // A straight line has no height, so that it never counts as visible.
        person.page.waitForFunction("() => document.querySelector('.mark-mill.fresh')");
        person.page.evaluate("() => { document.querySelector('.mark-mill.fresh').glowed = true; }");
        person.point("a4").click();
        person.awaitMoves(5);
        person.page.locator(".mark-last-to").waitFor();
        assertThat(person.page.evaluate("() => document.querySelector('.mark-mill.fresh').glowed")).isEqualTo(true);
    }

    @Test
    void aRematchSwapsTheColours() {
        Visitor person = visitor();
        person.begin(YELLOW_WINS);
        person.point("4").click();
        person.page.locator("#rematch").click();
        person.page.locator(".stage.flipped").waitFor();
        assertThat(person.page.locator("#player-white").inputValue()).isEqualTo("level:3");
    }

    @Test
    void twoPeopleAgreeOnADrawAndPlayAgain() {
        Visitor host = visitor();
        host.begin("{\"game\": \"muehle\", \"white\": \"human\", \"black\": \"human\", \"seats\": \"white\"}");
        String link = pathOf(host);
        Visitor guest = visitor();
        guest.join(link, "");
        host.point("d6").click();
        guest.awaitTurn();
        guest.pressRare("draw");
        host.page.locator(".offer[data-kind=draw] .primary").click();
        for (Visitor person : List.of(host, guest)) {
            person.page.locator("#ending .ending").waitFor();
            assertThat(person.turn()).isEqualTo("Unentschieden");
        }
        host.page.locator("#rematch").click();
        guest.page.locator(".offer[data-kind=rematch] .primary").click();
        host.page.locator(".stage.flipped").waitFor();
        assertThat(host.page.url()).doesNotEndWith(link);
        guest.awaitTurn();
        assertThat(guest.page.url()).isEqualTo(host.page.url());
    }
}
