package zwickmuehle.arena.referee;

import java.util.Optional;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.IllegalMoveException;

/**
 * One move asked of a player, and judged: it came in time and is legal. Everything else is a {@link FaultException} whose
 * sentence says what was wrong, so that a game before the {@link Referee} and one on the page are judged alike.
 *
 * @param after the game after the move
 */
public record Turn(Game after, PlayedMove move) {

    /** Asks the player whose turn it is; waits no longer than the deadline's patience. */
    public static Turn ask(Player player, Game game, Deadline deadline) throws FaultException {
        Optional<Answer> given = player.answer(game, deadline);
        if (given.isEmpty()) {
            throw FaultException.of(VerdictCode.OUT_OF_TIME, "gave no answer in %s, nor within %d ms after that",
                    "gab in %s keine Antwort und auch in den %d ms danach nicht", Seconds.of(deadline.moveTime()),
                    Deadline.PATIENCE.toMillis());
        }
        Answer answer = given.get();
        if (deadline.missed(answer.arrived())) {
            throw FaultException.of(VerdictCode.OUT_OF_TIME, "answered %d ms too late (%s were allowed)",
                    "antwortete %d ms zu spät (erlaubt waren %s)",
                    deadline.taken(answer.arrived()).minus(deadline.moveTime()).toMillis(),
                    Seconds.of(deadline.moveTime()));
        }
        return new Turn(judged(game, answer.move()), PlayedMove.of(answer, deadline));
    }

    private static Game judged(Game game, int move) throws FaultException {
        try {
            return game.play(move);
        } catch (IllegalMoveException e) {
            throw FaultException.of(VerdictCode.ILLEGAL_MOVE, "made the illegal move %s: %s (in %s)",
                    "machte den regelwidrigen Zug %s: %s (in %s)", game.rules().notation().move(move), e.sentence(),
                    game.rules().notation().position(game.position()));
        }
    }
}
