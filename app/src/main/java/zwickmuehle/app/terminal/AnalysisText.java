package zwickmuehle.app.terminal;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.MoveValue;
import zwickmuehle.search.Value;
import zwickmuehle.train.reasons.MoveReasons;

/** An analysis in words, for people. */
public final class AnalysisText {
    private final Game game;
    private final Analysis analysis;
    private final List<MoveReasons> reasons;

    public AnalysisText(Game game, Analysis analysis) {
        this(game, analysis, List.of());
    }

    /** @param reasons said below each move; none if nobody asked for them */
    public AnalysisText(Game game, Analysis analysis, List<MoveReasons> reasons) {
        this.game = game;
        this.analysis = analysis;
        this.reasons = reasons;
    }

    /** The value of the position, then a line for each move, the best first, then how far the look went. */
    public List<Sentence> sentences() {
        List<Sentence> sentences = new ArrayList<>();
        if (game.outcome().over()) {
            sentences.add(game.outcome().inWords(game.rules()));
            return sentences;
        }
        sentences.add(Sentence.of("%s to move: %s", "%s am Zug: %s", game.rules().sideName(game.mover()),
                value(analysis.value())));
        for (MoveValue move : analysis.moves()) {
            sentences.add(Sentence.of("  %-10s %s", "  %-10s %s", game.rules().notation().move(move.move()),
                    value(move.value())));
            reasons.stream().filter(said -> said.move() == move.move()).flatMap(said -> said.reasons().stream())
                    .forEach(reason -> sentences.add(Sentence.of("             %s", "             %s",
                            reason.sentence())));
        }
        if (game.rules() instanceof Muehle muehle && analysis.moves().stream().anyMatch(move -> move.value().exact())) {
            sentences.add(Sentence.of("exact values hold under the rules %s", "exakte Werte gelten unter den Regeln %s",
                    muehle.ruleSet().name()));
        }
        sentences.add(Sentence.of("depth %d, %,d nodes, %.2f seconds", "Tiefe %d, %,d Knoten, %.2f Sekunden",
                analysis.depth(), analysis.nodes(), analysis.elapsed().toMillis() / 1e3));
        return sentences;
    }

    /** One value in words. */
    public static Sentence value(Value value) {
        if (value.result().isEmpty()) {
            return Sentence.of("about %+d", "etwa %+d", value.score());
        }
        return switch (value.result().get()) {
            case WIN -> plies("win", "Gewinn", value);
            case LOSS -> plies("loss", "Verlust", value);
            case DRAW -> new Sentence("draw", "unentschieden");
        };
    }

    private static Sentence plies(String english, String german, Value value) {
        Sentence result = new Sentence(english, german);
        if (value.plies().isEmpty()) {
            return result;
        }
        int plies = value.plies().getAsInt();
        return plies == 1
                ? Sentence.of("%s with this move", "%s mit diesem Zug", result)
                : Sentence.of("%s in %d plies", "%s in %d Halbzügen", result, plies);
    }
}
