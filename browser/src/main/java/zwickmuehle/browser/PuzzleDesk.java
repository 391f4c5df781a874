package zwickmuehle.browser;

import java.util.HashMap;
import java.util.Map;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.service.Fields;
import zwickmuehle.play.view.PuzzleView;
import zwickmuehle.rules.games.Games;
import zwickmuehle.train.puzzles.Puzzle;
import zwickmuehle.train.puzzles.PuzzleBook;

/** Puzzles from files beside the module, which the script brings before the first question about them. */
final class PuzzleDesk {
    private final Map<String, PuzzleBook> bookByGame = new HashMap<>();

    /** The text of a game's book. */
    void brought(String game, String text) {
        bookByGame.put(game, PuzzleBook.parse(text));
    }

    PuzzleView.All all(Fields fields) {
        String game = game(fields);
        return PuzzleView.All.of(game, book(game).puzzles());
    }

    PuzzleView one(String id, Fields fields) {
        Puzzle puzzle = book(game(fields)).puzzle(id);
        if (puzzle == null) {
            throw Refusal.unknown("there is no such puzzle", "diese Aufgabe gibt es nicht");
        }
        return PuzzleView.of(puzzle);
    }

    private static String game(Fields fields) {
        return Games.rules(fields.text("game", "muehle"), null).game();
    }

    private PuzzleBook book(String game) {
        PuzzleBook book = bookByGame.get(game);
        if (book == null) {
            throw Refusal.unknown("the puzzles could not be fetched; with a network they can be had again",
                    "die Aufgaben konnten nicht geholt werden; mit Netz sind sie wieder da");
        }
        return book;
    }
}
