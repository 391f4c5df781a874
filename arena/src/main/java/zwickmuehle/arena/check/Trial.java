package zwickmuehle.arena.check;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Asker;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.Round;
import zwickmuehle.arena.referee.Turn;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/** One question to a player, judged as in a game. */
public final class Trial {
    /**
     * How long it is listened to after its answer. In a game a second line may be taken for the answer to the next question,
     * if that comes at once; here it is found out.
     */
    static final Duration AFTERWARDS = Duration.ofMillis(100);

    private Trial() {}

    /** Lets a player begin and asks it for one move; what was wrong, or null. The player is closed afterwards. */
    public static @Nullable Sentence fault(Player player, Game game, Side side, Clock clock) {
        try (player) {
            player.begin(game.rules(), side, clock.moveTime());
            Deadline deadline = clock.start();
            Turn turn = Round.of(player, player, game).judge(player.answer(game, deadline, Asker.PATIENT), deadline);
            if (turn instanceof Turn.Ended(Verdict verdict)) {
                return verdict.sentence();
            }
            player.keepSilent(AFTERWARDS);
            return null;
        } catch (FaultException e) {
            return e.sentence();
        }
    }
}
