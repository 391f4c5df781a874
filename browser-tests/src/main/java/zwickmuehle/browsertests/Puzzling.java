package zwickmuehle.browsertests;

import com.microsoft.playwright.Locator;
import java.util.List;

/** A person at a puzzle, who looks the right moves up and enters them by hand. */
final class Puzzling {

    /** Where solutions are looked up. */
    interface Solutions {
        /** The first line of a puzzle, replies included. */
        List<?> of(Visitor person, String game, String id);
    }

    private final Visitor person;
    private final Solutions solutions;

    Puzzling(Visitor person, Solutions solutions) {
        this.person = person;
        this.solutions = solutions;
    }

    void await(String otherThan) {
        person.page.waitForFunction("""
                other => {
                  const board = document.querySelector('.puzzle-board');
                  return board?.dataset.puzzle && board.dataset.puzzle !== other && board.dataset.played === '0';
                }""", otherThan);
    }

    String id() {
        return String.valueOf(person.page.locator(".puzzle-board").getAttribute("data-puzzle"));
    }

    List<?> solution() {
        return solutions.of(person, String.valueOf(person.page.locator(".puzzle-board").getAttribute("data-game")),
                id());
    }

    void solve(Visitor.Hand hand) {
        enterSolution(hand);
        person.page.locator("#puzzle-status.good").waitFor();
        person.page
                .waitForFunction("() => /Gelöst|Genau so/.test(document.querySelector('#puzzle-status').textContent)");
    }

    void enterSolution(Visitor.Hand hand) {
        List<?> line = solution();
        for (int i = 0; i < line.size(); i += 2) {
            person.page
                    .waitForFunction("count => document.querySelector('.puzzle-board').dataset.played === String(count)"
                            + " && document.querySelector('.puzzle-board .point.choice')", i);
            enter(String.valueOf(line.get(i)), hand);
        }
    }

    private void enter(String move, Visitor.Hand hand) {
        for (String point : move.split("[-x]", -1)) {
            Locator chosen = person.page.locator(".puzzle-board [data-point='" + point + "']");
            switch (hand) {
                case MOUSE -> chosen.click();
                case TOUCH -> chosen.tap();
                case KEYBOARD -> {
                    chosen.focus();
                    person.page.keyboard().press("Enter");
                }
            }
        }
    }

    /** Enters moves at random until one is refused: the first choices may happen to be another right way. */
    void tryWrongMove() {
        String first = String.valueOf(solution().getFirst()).split("[-x]", -1)[0];
        Locator wrong = person.page.locator(".puzzle-board .point.choice:not([data-point='" + first + "'])");
        for (int i = 0; i < 2 * wrong.count() && person.page.locator("#puzzle-status.bad").count() == 0; i++) {
            person.page.locator("#puzzle-again").click();
            wrong.nth(i % wrong.count()).click();
            // A stone that was chosen still has to go somewhere, and perhaps to take another.
            for (int more = 0; more < 2 && !told(); more++) {
                Locator next = person.page.locator(".puzzle-board .point.choice:not([data-point='" + first + "'])");
                if (next.count() > 0) {
                    next.last().click();
                }
            }
            person.page.waitForTimeout(200);
        }
        // That it is wrong is said at once, and then why.
        person.page.waitForFunction(
                "() => /[.!] ./.test(document.querySelector('#puzzle-status.bad')?.textContent ?? '')");
    }

    private boolean told() {
        return Boolean.TRUE.equals(person.page.evaluate(
                "() => /bad|good/.test(document.querySelector('#puzzle-status').className)"));
    }
}
