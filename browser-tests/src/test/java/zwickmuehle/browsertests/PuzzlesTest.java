package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Puzzles and the first lesson, as people solve them: the right moves are looked up, and entered by hand. */
class PuzzlesTest extends BrowserTest {

    @ParameterizedTest
    @CsvSource({"muehle, MOUSE", "viergewinnt, KEYBOARD", "muehle, TOUCH"})
    void thePuzzleOfTheDayIsTwoClicksAwayAndCanBeSolved(String game, Visitor.Hand hand) {
        Visitor person = visitor(device(hand));
        person.open("/");
        if (hand == Visitor.Hand.TOUCH) {
            person.page.locator("#menu").tap();
            person.page.locator(".menu-links a[href='/puzzles']").tap();
        } else {
            person.page.locator("nav.links a[href='/puzzles']").click();
        }
        puzzling(person).await("");
        if (game.equals("viergewinnt")) {
            person.page.locator("#puzzle-game-viergewinnt").click();
            person.page.waitForFunction("() => document.querySelector('.puzzle-board').dataset.game === 'viergewinnt'");
        }
        puzzling(person).solve(hand);
        assertThat(person.page.locator("#puzzle-person").textContent()).contains("Tage in Folge: 1");
        assertThat(person.errors()).isEmpty();
    }

    @Test
    void aWrongMoveIsToldAndCanBeTriedAgain() {
        Visitor person = visitor();
        person.open("/puzzles?game=viergewinnt");
        puzzling(person).await("");
        puzzling(person).tryWrongMove();
        person.page.locator("#puzzle-again").click();
        puzzling(person).solve(Visitor.Hand.MOUSE);
        assertThat(person.errors()).isEmpty();
    }

    @Test
    void aSolutionIsShownOnceHoweverOftenItIsAskedFor() {
        Visitor person = visitor();
        person.open("/puzzles?game=viergewinnt");
        puzzling(person).await("");
        List<?> line = puzzling(person).solution();
        List<Integer> refused = new ArrayList<>();
        person.page.onResponse(response -> {
            if (response.status() >= 400) {
                refused.add(response.status());
            }
        });
        person.page.locator("#puzzle-solution").dblclick();
        person.page.waitForFunction("words => document.querySelector('#puzzle-status').textContent === words",
                line.stream().map(String::valueOf).collect(Collectors.joining(", ", "Die Lösung: ", ".")));
        assertThat(person.page.locator(".puzzle-board").getAttribute("data-played")).isEqualTo("" + line.size());
        assertThat(refused).isEmpty();
        assertThat(person.errors()).isEmpty();
    }

    @Test
    void aPageLoadedAnewOrDressedAnewGoesOnWithTheSamePuzzle() {
        Visitor person = visitor();
        person.open("/puzzles?game=viergewinnt");
        puzzling(person).await("");
        person.page.locator("#puzzle-mode-train").click();
        person.page.waitForFunction("() => location.search.includes('mode=train')");
        String id = puzzling(person).id();
        person.page.reload();
        puzzling(person).await("");
        assertThat(puzzling(person).id()).isEqualTo(id);
        person.page.keyboard().press("d");
        person.page.waitForFunction("() => document.documentElement.dataset.theme === 'pixel'"
                + " && document.querySelector('.puzzle-board[data-puzzle]')");
        assertThat(puzzling(person).id()).isEqualTo(id);
        assertThat(person.page.locator("#puzzle-mode-train").getAttribute("aria-pressed")).isEqualTo("true");
        assertThat(person.errors()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Visitor.Hand.class)
    void aRunAgainstTheClockGoesFromPuzzleToPuzzleUntilTheTimeIsUp(Visitor.Hand hand) {
        Visitor person = visitor(device(hand));
        person.page.clock().install();
        person.open("/puzzles?game=viergewinnt&mode=run");
        person.page.locator("#puzzle-start").click();
        String before = "";
        for (int i = 0; i < 3; i++) {
            puzzling(person).await(before);
            before = puzzling(person).id();
            puzzling(person).enterSolution(hand);
        }
        person.page.waitForFunction("() => document.querySelector('#puzzle-person').textContent.includes('gelöst: 3')");
        person.page.clock().fastForward("03:30");
        person.page.waitForFunction(
                "() => document.querySelector('#puzzle-status').textContent.includes('Die Zeit ist um: 3 gelöst')");
        person.page.locator("#puzzle-start").waitFor();
        assertThat(person.errors()).isEmpty();
    }

    @Test
    void theFirstLessonIsFiveTasksDoneOnTheBoard() {
        Visitor person = visitor();
        person.open("/howto");
        List<List<String>> tasks = List.of(List.of("a7"), List.of("a7", "d7"), List.of("d1", "g1", "b6"),
                List.of("g4", "g7", "a1"), List.of("d7", "d6", "f4"));
        for (int i = 0; i < tasks.size(); i++) {
            String step = "Aufgabe " + (i + 1) + " von 5";
            person.page.waitForFunction("step => document.querySelector('#lesson-step')?.textContent === step"
                    + " && document.querySelector('.lesson-board .point.choice')", step);
            for (String point : tasks.get(i)) {
                person.page.locator(".lesson-board [data-point='" + point + "']").click();
            }
            person.page.locator("#lesson-next").click();
        }
        assertThat(person.errors()).isEmpty();
    }

    private static Visitor.Device device(Visitor.Hand hand) {
        return hand == Visitor.Hand.TOUCH ? Visitor.Device.PHONE : Visitor.Device.DESKTOP;
    }

    private static Puzzling puzzling(Visitor person) {
        return new Puzzling(person, PuzzlesTest::solution);
    }

    static List<?> solution(Visitor person, String game, String id) {
        return (List<?>) person.page.evaluate("""
                async path => (await (await fetch(path)).json()).solutions[0]""",
                "/api/puzzles/" + id + "?game=" + game);
    }
}
