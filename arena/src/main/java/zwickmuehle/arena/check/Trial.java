package zwickmuehle.arena.check;

import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Asker;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.Round;
import zwickmuehle.arena.referee.Turn;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/** One question to a player, judged as in a game. */
public final class Trial {
    private Trial() {}

    /** Lets a player begin and asks it for one move; what was wrong, or null. The player is closed afterwards. */
    public static @Nullable Sentence fault(Player player, Game game, Side side, Clock clock) {
        try (player) {
            player.begin(game.rules(), side, clock.moveTime());
            Deadline deadline = clock.start();
            Turn turn = Round.of(player, player, game).judge(player.answer(game, deadline, Asker.PATIENT), deadline);
            return switch (turn) {
                case Turn.Made _ -> null;
                case Turn.Ended ended -> ended.verdict().sentence();
            };
        } catch (FaultException e) {
            return e.sentence();
        }
    }
}
