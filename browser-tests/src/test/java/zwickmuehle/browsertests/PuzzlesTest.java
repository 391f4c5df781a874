package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Puzzles and the first lesson, as people solve them: the right moves are looked up, and entered by hand. */
class PuzzlesTest extends BrowserTest {

    @ParameterizedTest
    @CsvSource({"muehle, MOUSE", "viergewinnt, KEYBOARD"})
    void thePuzzleOfTheDayIsTwoClicksAwayAndCanBeSolved(String game, Visitor.Hand hand) {
        Visitor person = visitor();
        person.open("/");
        person.page.locator("nav.links a[href='/puzzles']").click();
        awaitPuzzle(person, "");
        if (game.equals("viergewinnt")) {
            person.page.locator("#puzzle-game-viergewinnt").click();
            person.page.waitForFunction("() => document.querySelector('.puzzle-board').dataset.game === 'viergewinnt'");
        }
        solve(person, hand);
        assertThat(person.page.locator("#puzzle-person").textContent()).contains("Tage in Folge: 1");
        assertThat(person.errors()).isEmpty();
    }

    @Test
    void aWrongMoveIsToldAndCanBeTriedAgain() {
        Visitor person = visitor();
        person.open("/puzzles?game=viergewinnt");
        awaitPuzzle(person, "");
        List<?> right = solution(person);
        Locator wrong = person.page.locator(".puzzle-board .point.choice:not([data-point='" + right.getFirst() + "'])");
        // Another right way may be among them: the first that is refused will do.
        for (int i = 0; i < wrong.count(); i++) {
            wrong.nth(i).click();
            person.page.waitForFunction("() => document.querySelector('#puzzle-status').classList.length > 1");
            if (person.page.locator("#puzzle-status.bad").count() > 0) {
                break;
            }
            person.page.locator("#puzzle-again").click();
        }
        person.page.locator("#puzzle-status.bad").waitFor();
        person.page.locator("#puzzle-again").click();
        solve(person, Visitor.Hand.MOUSE);
        assertThat(person.errors()).isEmpty();
    }

    @Test
    void aRunAgainstTheClockGoesFromPuzzleToPuzzle() {
        Visitor person = visitor();
        person.open("/puzzles?game=viergewinnt&mode=run");
        person.page.locator("#puzzle-start").click();
        String before = "";
        for (int i = 0; i < 3; i++) {
            awaitPuzzle(person, before);
            before = id(person);
            enterSolution(person, Visitor.Hand.MOUSE);
        }
        person.page.waitForFunction("() => document.querySelector('#puzzle-person').textContent.includes('gelöst: 3')");
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

    private static void solve(Visitor person, Visitor.Hand hand) {
        enterSolution(person, hand);
        person.page.locator("#puzzle-status.good").waitFor();
        person.page
                .waitForFunction("() => /Gelöst|Genau so/.test(document.querySelector('#puzzle-status').textContent)");
    }

    private static void enterSolution(Visitor person, Visitor.Hand hand) {
        List<?> line = solution(person);
        for (int i = 0; i < line.size(); i += 2) {
            person.page
                    .waitForFunction("count => document.querySelector('.puzzle-board').dataset.played === String(count)"
                            + " && document.querySelector('.puzzle-board .point.choice')", i);
            for (String point : String.valueOf(line.get(i)).split("[-x]", -1)) {
                Locator chosen = person.page.locator(".puzzle-board [data-point='" + point + "']");
                switch (hand) {
                    case MOUSE -> chosen.click();
                    case KEYBOARD -> {
                        chosen.focus();
                        person.page.keyboard().press("Enter");
                    }
                }
            }
        }
    }

    private static void awaitPuzzle(Visitor person, String otherThan) {
        person.page.waitForFunction("""
                other => {
                  const board = document.querySelector('.puzzle-board');
                  return board?.dataset.puzzle && board.dataset.puzzle !== other && board.dataset.played === '0';
                }""", otherThan);
    }

    private static String id(Visitor person) {
        return String.valueOf(person.page.locator(".puzzle-board").getAttribute("data-puzzle"));
    }

    private static List<?> solution(Visitor person) {
        return (List<?>) person.page.evaluate("""
                async () => {
                  const { puzzle, game } = document.querySelector('.puzzle-board').dataset;
                  const answer = await fetch(`/api/puzzles/${puzzle}?game=${game}`);
                  return (await answer.json()).solutions[0];
                }""");
    }
}
