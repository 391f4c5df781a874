package zwickmuehle.arena.check;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerInDisguise;
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
import zwickmuehle.arena.referee.Round;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.search.RandomThinker;

/**
 * Leads a program through the protocol: single positions of every kind, each in a new process, another way to write the
 * time, then whole games with both colours, then the end of input. Judged by the same {@link Referee} that judges its
 * games.
 *
 * @param startTime how long it may take to say its name
 */
public record BotCheck(PlayerSpec.Program program, Rules rules, Duration moveTime, Duration startTime,
        Sandbox sandbox) {
    private static final Duration LEAVING_TIME = Duration.ofSeconds(2);
    private static final Duration HALF_A_SECOND = Duration.ofMillis(500);
    /** Who has less than so much of its time left runs out of it on a machine that is a little busier. */
    private static final double LEAST_LEFT = 0.1;

    /** A step that is still to be done. */
    private record Step(Sentence title, Function<Sentence, CheckStep> doing) {}

    /**
     * Does all steps, one after the other, as long as the program begins at all.
     *
     * @param told is told each step as it is done, and says whether to go on
     */
    public CheckResult run(Predicate<CheckStep> told) {
        List<Step> steps = steps();
        List<CheckStep> done = new ArrayList<>();
        for (Step step : steps) {
            CheckStep result = step.doing().apply(step.title());
            done.add(result);
            if (!told.test(result) || !result.begun()) {
                break;
            }
        }
        return new CheckResult(done, steps.subList(done.size(), steps.size()).stream().map(Step::title).toList());
    }

    /** Asks about one position only, and tells what came. */
    public CheckStep tryPosition(String position) {
        Game game = Game.from(rules, rules.notation().parsePosition(position));
        if (game.outcome().over()) {
            throw new NotationException("in this position nobody is to move: %s",
                    "in dieser Stellung zieht niemand mehr: %s", game.outcome().inWords(rules));
        }
        return single(Sentence.of("answers %s", "beantwortet %s", rules.notation().position(game.position())), game,
                moveTime);
    }

    private List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (Task task : Task.of(rules)) {
            Game game = Game.from(rules, rules.notation().parsePosition(task.position()));
            steps.add(new Step(Sentence.of("%s: %s", "%s: %s", task.title(), task.position()),
                    title -> single(title, game, moveTime)));
        }
        Duration otherTime = otherTime();
        steps.add(new Step(
                Sentence.of("understands -t %s", "versteht -t %s", Seconds.number(otherTime)),
                title -> single(title, Game.start(rules), otherTime)));
        for (Side side : Side.values()) {
            steps.add(new Step(Sentence.of("plays a whole game as %s", "spielt eine ganze Partie als %s",
                    rules.sideName(side)), title -> game(title, side)));
        }
        steps.add(new Step(new Sentence("leaves when its input ends", "geht, wenn seine Eingabe endet"),
                this::endOfInput));
        return steps;
    }

    /** Seconds may be whole or not: a program must read both. */
    private Duration otherTime() {
        return moveTime.equals(moveTime.truncatedTo(ChronoUnit.SECONDS))
                ? HALF_A_SECOND
                : moveTime.truncatedTo(ChronoUnit.SECONDS).plusSeconds(1);
    }

    private ProgramPlayer newProgram() {
        return new ProgramPlayer(program.words(), program.command(), sandbox, startTime, _ -> {});
    }

    private CheckStep single(Sentence title, Game game, Duration told) {
        ProgramPlayer bot = newProgram();
        return judged(title, bot, game, game.mover(), new LeavingPlayer(bot), told);
    }

    private CheckStep game(Sentence title, Side side) {
        return judged(title, newProgram(), Game.start(rules), side,
                new ThinkerPlayer("random", new RandomThinker(new SplittableRandom(1))), moveTime);
    }

    /** @param told the time that the program is told; it gets no less than it has in its games */
    private CheckStep judged(Sentence title, ProgramPlayer bot, Game game, Side side, Player opponent, Duration told) {
        long start = System.nanoTime();
        Begun begun = new Begun();
        Duration time = told.compareTo(moveTime) > 0 ? told : moveTime;
        Referee referee = new Referee(Clock.of(time));
        PlayedGame played = side == Side.WHITE
                ? referee.play(game, new ToldTime(bot, told), opponent, begun)
                : referee.play(game, opponent, new ToldTime(bot, told), begun);
        Duration slowest = slowest(played, side);
        Verdict verdict = opponent instanceof LeavingPlayer leaving && leaving.surplus != null
                ? Round.of(bot, bot, game).fault(side, leaving.surplus).verdict()
                : played.verdict();
        boolean failed = verdict.forfeiter() == side || verdict.code() == VerdictCode.UNCLEAR;
        boolean narrow = slowest.toNanos() > (1 - LEAST_LEFT) * time.toNanos();
        return new CheckStep(title,
                failed ? CheckStep.Grade.FAILED : narrow ? CheckStep.Grade.WARNED : CheckStep.Grade.PASSED,
                failed ? verdict.sentence() : narrow ? tooNarrow(slowest, time) : answer(played),
                begun.happened, slowest, Duration.ofNanos(System.nanoTime() - start), bot.conversation().lines());
    }

    private static Sentence tooNarrow(Duration slowest, Duration time) {
        return Sentence.of(
                "took %.3f s of %s: less than a tenth of its time was left, and on a busier machine that is too late",
                "brauchte %.3f s von %s: weniger als ein Zehntel der Zeit war übrig, und auf einer stärker belasteten Maschine ist das zu spät",
                slowest.toNanos() / 1e9, Seconds.of(time));
    }

    /** The one answer in a position that was tried; null after a whole game. */
    private @Nullable Sentence answer(PlayedGame played) {
        if (played.moves().size() != 1) {
            return null;
        }
        int move = played.moves().getFirst().move();
        return Sentence.of("answered '%s', that is %s", "antwortete '%s', das ist %s",
                rules.notation().protocolMove(move), rules.notation().move(move));
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

    private CheckStep endOfInput(Sentence title) {
        long start = System.nanoTime();
        Sentence failure = null;
        ProgramPlayer bot = newProgram();
        try (bot) {
            bot.begin(rules, Side.WHITE, moveTime);
            if (!bot.leavesAtEndOfInput(LEAVING_TIME)) {
                failure = Sentence.of("still runs %d s after its input has ended",
                        "läuft %d s nach dem Ende seiner Eingabe immer noch", LEAVING_TIME.toSeconds());
            }
        } catch (FaultException e) {
            failure = e.sentence();
        }
        return new CheckStep(title, failure == null ? CheckStep.Grade.PASSED : CheckStep.Grade.FAILED, failure, true,
                Duration.ZERO, Duration.ofNanos(System.nanoTime() - start), bot.conversation().lines());
    }

    /** Notes whether both players have said their names. */
    private static final class Begun implements GameObserver {
        private boolean happened;

        @Override
        public void started(Game game, String white, String black) {
            happened = true;
        }
    }

    /** A player who is told another time than the one it really has. */
    private record ToldTime(Player player, Duration told) implements PlayerInDisguise {
        @Override
        public void begin(Rules rules, Side side, Duration moveTime) throws FaultException {
            player.begin(rules, side, told);
        }
    }

    /** Goes when it is its turn, so that a game lasts one move; before it goes it listens whether the other says more. */
    private static final class LeavingPlayer implements Player {
        private final Player other;
        private @Nullable FaultException surplus;

        LeavingPlayer(Player other) {
            this.other = other;
        }

        @Override
        public String name() {
            return "check-bot";
        }

        @Override
        public void begin(Rules rules, Side side, Duration moveTime) {}

        @Override
        public Optional<Answer> answer(Game game, Deadline deadline, Asker asker) throws FaultException {
            try {
                other.keepSilent(Trial.AFTERWARDS);
            } catch (FaultException e) {
                surplus = e;
            }
            throw FaultException.of(VerdictCode.BROKEN_OFF, "goes", "geht");
        }

        @Override
        public void close() {}
    }
}
