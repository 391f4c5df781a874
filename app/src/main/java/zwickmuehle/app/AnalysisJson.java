package zwickmuehle.app;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Notation;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.MoveValue;
import zwickmuehle.search.Value;
import zwickmuehle.train.reasons.MoveReasons;
import zwickmuehle.train.reasons.Reason;
import zwickmuehle.train.reasons.Reasons;

/**
 * An analysis as the JSON document that DESIGN.md fixes. Names, positions, moves and reasons hold no character that JSON
 * would have to escape.
 */
final class AnalysisJson {
    private final Game game;

    private AnalysisJson(Game game) {
        this.game = game;
    }

    /** @param reasons said with each move; left out where nobody asked for them */
    static String of(Game game, Analysis analysis, List<MoveReasons> reasons) {
        return new AnalysisJson(game).document(analysis, reasons);
    }

    private String document(Analysis analysis, List<MoveReasons> reasons) {
        Notation notation = game.rules().notation();
        StringJoiner moves = new StringJoiner(",", "[", "]");
        for (MoveValue move : analysis.moves()) {
            moves.add("{\"move\":" + text(notation.move(move.move())) + "," + members(move.value())
                    + reasons.stream().filter(said -> said.move() == move.move()).map(this::members)
                            .collect(Collectors.joining())
                    + "}");
        }
        String best = analysis.best().isPresent() ? notation.move(analysis.best().getAsInt()) : null;
        return new StringJoiner(",", "{", "}")
                .add("\"game\":" + text(game.rules().game()))
                .add("\"rules\":" + text(game.rules().variant()))
                .add("\"position\":" + text(notation.position(game.position())))
                .add("\"best\":" + text(best))
                .add("\"value\":{" + members(analysis.value()) + "}")
                .add("\"moves\":" + moves)
                .add("\"depth\":" + analysis.depth())
                .add("\"nodes\":" + analysis.nodes())
                .add(String.format(Locale.ROOT, "\"seconds\":%.3f", analysis.elapsed().toNanos() / 1e9))
                .toString();
    }

    private String members(MoveReasons move) {
        StringJoiner said = new StringJoiner(",", ",\"reasons\":[", "]");
        for (Reason reason : move.reasons()) {
            StringJoiner points = new StringJoiner(",", "[", "]");
            Reasons.pointNames(game.rules(), reason).forEach(point -> points.add(text(point)));
            said.add("{\"kind\":" + text(reason.kind().word()) + ",\"good\":" + reason.kind().good() + ",\"en\":"
                    + text(reason.sentence().english()) + ",\"de\":" + text(reason.sentence().german())
                    + ",\"points\":" + points + "}");
        }
        return said.toString();
    }

    private String members(Value value) {
        String json = ValueJson.of(game, value).toString();
        return json.substring(1, json.length() - 1);
    }

    private static String text(@Nullable String text) {
        return text == null ? "null" : '"' + text + '"';
    }
}
