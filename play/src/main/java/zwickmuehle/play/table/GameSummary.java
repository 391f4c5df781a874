package zwickmuehle.play.table;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.view.GameView;
import zwickmuehle.play.view.OutcomeView;
import zwickmuehle.rules.Side;

/**
 * What a list tells of a stored game; nothing that takes replaying its moves.
 *
 * @param whiteName the name that whoever plays White gave, or that came with the game
 * @param length moves made
 * @param changed when it was last changed
 */
public record GameSummary(String id, String game, String variant, String white, String black,
        @Nullable String whiteName, @Nullable String blackName, int length, OutcomeView outcome, Instant changed) {

    /** Of a game that is at hand. */
    public GameSummary(GameState record, Instant changed) {
        this(record.setup().id(), record.setup().rules().game(), record.setup().rules().variant(),
                record.setup().white().words(), record.setup().black().words(), record.setup().name(Side.WHITE),
                record.setup().name(Side.BLACK), record.past().size(),
                GameView.outcome(record), changed);
    }
}
