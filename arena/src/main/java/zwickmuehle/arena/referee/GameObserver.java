package zwickmuehle.arena.referee;

import zwickmuehle.rules.Game;

/** Is told how a game goes, on the referee's thread: a slow observer slows the game, so hand work on. */
public interface GameObserver {
    GameObserver NOBODY = new GameObserver() {
    };

    /** Both players are ready, under the names they gave. */
    default void started(Game game, String white, String black) {}

    /** A legal move was made; {@code game} is the game after it. */
    default void moved(Game game, PlayedMove move) {}

    default void ended(PlayedGame game) {}
}
