package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.view.PuzzleView;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.train.puzzles.Puzzle;
import zwickmuehle.train.puzzles.PuzzleBook;

/** The puzzles that come with the program, read from its files when first asked for. */
final class PuzzleRoutes {
    private final Map<String, PuzzleBook> books = new ConcurrentHashMap<>();
    private final Map<String, Written> all = new ConcurrentHashMap<>();

    void register(RoutesConfig routes) {
        routes.get("/api/puzzles", context -> {
            Rules rules = rules(context);
            Json.answerWritten(context, all.computeIfAbsent(rules.game(),
                    game -> new Written(() -> PuzzleView.All.of(game, book(rules).puzzles()))));
        });
        routes.get("/api/puzzles/{id}", context -> {
            Puzzle puzzle = book(rules(context)).puzzle(context.pathParam("id"));
            if (puzzle == null) {
                throw Refusal.unknown("there is no such puzzle", "diese Aufgabe gibt es nicht");
            }
            Json.answer(context, PuzzleView.of(puzzle));
        });
    }

    private static Rules rules(Context context) {
        return Games.rules(new Query(context).text("game", "muehle"), null);
    }

    private PuzzleBook book(Rules rules) {
        return books.computeIfAbsent(rules.game(), PuzzleRoutes::read);
    }

    private static PuzzleBook read(String game) {
        try (InputStream file = PuzzleRoutes.class.getResourceAsStream("/page/puzzles/" + game + ".txt")) {
            if (file == null) {
                throw new IllegalStateException("the program was packed without the puzzles of " + game);
            }
            return PuzzleBook.parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
