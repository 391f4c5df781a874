package zwickmuehle.arena.check;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.ProgramPlayer;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.players.ThinkerPlayer;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Asker;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.PlayedMove;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.Referee;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.search.RandomThinker;

/**
 * Leads a program through the protocol: single positions of every kind, each in a new process, then whole games with
 * both colours, then the end of input. Judged by the same {@link Referee} that judges its games.
 */
public final class BotCheck {
    private static final Duration LEAVING_TIME = Duration.ofSeconds(2);

    private final PlayerSpec.Program program;
    private final Rules rules;
    private final Duration moveTime;
    private final Sandbox sandbox;

    public BotCheck(PlayerSpec.Program program, Rules rules, Duration moveTime, Sandbox sandbox) {
        this.program = program;
        this.rules = rules;
        this.moveTime = moveTime;
        this.sandbox = sandbox;
    }

    /** Runs all steps, telling each as it is done; true if all passed. */
    public boolean run(Consumer<CheckStep> listener) {
        List<CheckStep> steps = new ArrayList<>();
        for (Task task : Task.of(rules)) {
            tell(single(task), steps, listener);
        }
        for (Side side : Side.values()) {
            tell(game(side), steps, listener);
        }
        tell(endOfInput(), steps, listener);
        return steps.stream().allMatch(CheckStep::passed);
    }

    private static void tell(CheckStep step, List<CheckStep> steps, Consumer<CheckStep> listener) {
        steps.add(step);
        listener.accept(step);
    }

    private ProgramPlayer program() {
        return new ProgramPlayer(program.words(), program.command(), sandbox, ProgramPlayer.START_TIME, _ -> {});
    }

    private CheckStep single(Task task) {
        Game game = Game.from(rules, rules.notation().parsePosition(task.position()));
        Sentence title = Sentence.of("%s: %s", "%s: %s", task.title(), task.position());
        return judged(title, game, game.mover(), new LeavingPlayer());
    }

    private CheckStep game(Side side) {
        Sentence title = Sentence.of("plays a whole game as %s", "spielt ein ganzes Spiel als %s",
                rules.sideName(side));
        return judged(title, Game.start(rules), side,
                new ThinkerPlayer("random", new RandomThinker(new SplittableRandom(1))));
    }

    private CheckStep judged(Sentence title, Game game, Side side, Player opponent) {
        ProgramPlayer bot = program();
        Referee referee = new Referee(Clock.of(moveTime));
        PlayedGame played = side == Side.WHITE
                ? referee.play(game, bot, opponent, GameObserver.NOBODY)
                : referee.play(game, opponent, bot, GameObserver.NOBODY);
        Sentence failure = played.verdict().forfeiter() == side ? played.verdict().sentence() : null;
        return new CheckStep(title, failure, slowest(played, side), bot.conversation().lines());
    }

    private static Duration slowest(PlayedGame played, Side side) {
        Duration slowest = Duration.ZERO;
        Side mover = played.game().rules().mover(played.game().startPosition());
        for (PlayedMove move : played.moves()) {
            if (mover == side && move.time().compareTo(slowest) > 0) {
                slowest = move.time();
            }
            mover = mover.other();
        }
        return slowest;
    }

    private CheckStep endOfInput() {
        Sentence title = new Sentence("leaves when its input ends", "geht, wenn seine Eingabe endet");
        @Nullable
        Sentence failure = null;
        ProgramPlayer bot = program();
        try (bot) {
            bot.begin(rules, Side.WHITE, moveTime);
            if (!bot.leavesAtEndOfInput(LEAVING_TIME)) {
                failure = Sentence.of("still runs %d s after its input has ended",
                        "läuft %d s nach dem Ende seiner Eingabe immer noch", LEAVING_TIME.toSeconds());
            }
        } catch (FaultException e) {
            failure = e.sentence();
        }
        return new CheckStep(title, failure, Duration.ZERO, bot.conversation().lines());
    }

    /** Goes as soon as it is its turn, so that a game lasts one move. */
    private static final class LeavingPlayer implements Player {
        @Override
        public String name() {
            return "check-bot";
        }

        @Override
        public void begin(Rules rules, Side side, Duration moveTime) {}

        @Override
        public Optional<Answer> answer(Game game, Deadline deadline, Asker asker) throws FaultException {
            throw FaultException.of(VerdictCode.BROKEN_OFF, "goes", "geht");
        }

        @Override
        public void close() {}
    }
}
