package zwickmuehle.arena.players;

import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;

/**
 * Puts the game together again from the positions that the protocol tells, so that a thinker knows of repetitions and
 * quiet moves: what lies between our last move and the next position is one move of the opponent.
 */
final class GameTracker {
    private final Rules rules;
    private @Nullable Game afterOurMove;

    GameTracker(Rules rules) {
        this.rules = rules;
    }

    /** The game that has come to {@code position}; one without history if no move of the opponent leads there. */
    Game at(long position) {
        Game before = afterOurMove;
        if (before != null) {
            for (int move : before.legalMoves()) {
                if (rules.play(before.position(), move) == position) {
                    Game game = before.play(move);
                    // Whoever asks has not called it a draw, so it counts otherwise than we do.
                    return game.outcome().over() ? Game.from(rules, position) : game;
                }
            }
        }
        return Game.from(rules, position);
    }

    void made(Game game, int move) {
        afterOurMove = game.play(move);
    }
}
