package zwickmuehle.search.scenarios;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** An attempt in words and drawings, line by line: the same on the terminal and on the page. */
public final class AttemptText {
    private AttemptText() {}

    /** Position, best move, depth and the positions after it, and whether the scenario is solved. */
    public static List<Sentence> of(Attempt attempt) {
        Scenario scenario = attempt.scenario();
        Notation notation = scenario.rules().notation();
        List<Sentence> lines = new ArrayList<>();
        lines.add(same("== " + scenario.rules().game() + " " + scenario.name()));
        lines.add(scenario.task());
        addBoard(lines, notation.drawing(scenario.position()));
        for (int i = 1; i < attempt.games().size(); i++) {
            Game after = attempt.games().get(i);
            int[] moves = after.moves();
            lines.add(same(move(scenario.rules(), moves[moves.length - 1])));
            if (i == 1) {
                lines.add(Sentence.of("Depth: %d", "Tiefe: %d", attempt.thought().depth()));
            }
            addBoard(lines, notation.drawing(after.position()));
            if (after.outcome().over()) {
                lines.add(inWords(after.outcome(), scenario.rules()));
            }
        }
        lines.add(attempt.solved() ? new Sentence("solved", "gelöst") : new Sentence("NOT SOLVED", "NICHT GELÖST"));
        return lines;
    }

    /** A column is the one whose number stands below the board. */
    private static String move(Rules rules, int move) {
        Notation notation = rules.notation();
        return rules instanceof VierGewinnt ? "Move: " + notation.move(move) : notation.consoleMove(move);
    }

    /** The sides of Vier Gewinnt are called as their stones are drawn. */
    private static Sentence inWords(Outcome outcome, Rules rules) {
        return outcome instanceof Outcome.Won(Side winner, Ending reason) && rules instanceof VierGewinnt
                ? Sentence.of("%s wins: %s", "%s gewinnt: %s", winner == Side.WHITE ? "0" : "X", reason.reason())
                : outcome.inWords(rules);
    }

    private static void addBoard(List<Sentence> lines, String drawing) {
        lines.add(same(""));
        drawing.lines().forEach(line -> lines.add(same(line)));
        lines.add(same(""));
    }

    private static Sentence same(String line) {
        return new Sentence(line, line);
    }
}
