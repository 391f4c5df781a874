package zwickmuehle.web.table;

import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Thought;
import zwickmuehle.web.problem.Refusal;
import zwickmuehle.web.record.By;
import zwickmuehle.web.record.Entry;
import zwickmuehle.web.record.Evaluation;
import zwickmuehle.web.record.GameRecord;
import zwickmuehle.web.record.Setup;
import zwickmuehle.web.record.TakingBack;
import zwickmuehle.web.thinking.Transcript;
import zwickmuehle.web.view.BoardView;
import zwickmuehle.web.view.EvaluationView;
import zwickmuehle.web.view.GameView;
import zwickmuehle.web.view.HintView;

/**
 * One game as people meet it: everything they can do at it, one method each, from checking whether they may to the new
 * state as they see it. A {@code number} is how many moves they saw; if the game has gone on, they are refused.
 *
 * <p>Any thread may call.
 */
public final class Table {
    private final LiveGame live;
    private final SplittableRandom random = new SplittableRandom();

    Table(LiveGame live) {
        this.live = live;
    }

    LiveGame live() {
        return live;
    }

    public GameView view(@Nullable Token token) {
        return live.view(token);
    }

    public GameRecord record() {
        return live.record();
    }

    /** What was said between us and the programs that play here. */
    public Transcript transcript() {
        return live.transcript();
    }

    /** A page that watches from now on; it gets the whole game first. */
    public Watcher watch(@Nullable Token token) {
        return live.watch(token);
    }

    public GameView play(@Nullable Token token, String move, int number) {
        return live.locked(() -> {
            live.checks().toMove(token, number);
            return playByHand(token, live.record().game().rules().notation().parseMove(move), By.HUMAN);
        });
    }

    public GameView playRandom(@Nullable Token token, @Nullable Integer number) {
        return live.locked(() -> {
            live.checks().toMove(token, number);
            int[] moves = live.record().game().legalMoves();
            synchronized (random) {
                return playByHand(token, moves[random.nextInt(moves.length)], By.RANDOM);
            }
        });
    }

    private GameView playByHand(@Nullable Token token, int move, By by) {
        GameRecord record = live.record();
        boolean forComputer = record.computerToMove();
        GameRecord after = record.played(new Entry(move, by, forComputer ? null : live.timeTaken(), null));
        live.moveMade(forComputer ? goingOn(after) : after);
        return view(token);
    }

    /** Somebody has made the computer's move for it: from the next one on it plays itself again. */
    private static GameRecord goingOn(GameRecord after) {
        return after.setup().computersOnly() ? after : after.paused(false);
    }

    public GameView undo(@Nullable Token token, boolean single, @Nullable Integer number) {
        return live.locked(() -> {
            live.checks().seated(token);
            live.checks().number(number);
            GameRecord record = live.record();
            OptionalInt count = TakingBack.undo(record, single);
            if (count.isEmpty()) {
                throw Refusal.notNow("there is no move to take back", "es gibt keinen Zug zurückzunehmen");
            }
            live.checks().ownUndo(token);
            return changed(token,
                    waiting(count.getAsInt() == 0 ? record.judged(null) : record.undone(count.getAsInt()), true));
        });
    }

    public GameView redo(@Nullable Token token, boolean single, @Nullable Integer number) {
        return live.locked(() -> {
            live.checks().seated(token);
            live.checks().number(number);
            OptionalInt count = TakingBack.redo(live.record(), single);
            if (count.isEmpty()) {
                throw Refusal.notNow("there is no move to restore", "es gibt keinen Zug wiederherzustellen");
            }
            live.checks().ownRedo(token);
            GameRecord after = live.record().redone(count.getAsInt());
            return changed(token, waiting(after, !after.future().isEmpty()));
        });
    }

    /** After moves were taken back or restored, computers wait where they would otherwise overwrite what was. */
    private static GameRecord waiting(GameRecord after, boolean pause) {
        return after.paused(after.setup().computersOnly() || (after.computerToMove() && pause));
    }

    public GameView restart(@Nullable Token token, @Nullable Integer number) {
        return live.locked(() -> {
            live.checks().seated(token);
            live.checks().number(number);
            live.checks().mayRestart();
            return changed(token, live.record().restarted());
        });
    }

    /** Gives up for {@code side}, or for the side the token holds, the mover first. */
    public GameView resign(@Nullable Token token, @Nullable Side side, @Nullable Integer number) {
        return live.locked(() -> {
            GameRecord record = live.record();
            List<Side> own = live.seats().sidesOf(token).stream().filter(record.setup()::human).toList();
            if (own.isEmpty() || (side != null && !own.contains(side))) {
                throw Refusal.notYours("only who plays a side can resign for it",
                        "aufgeben kann nur, wer die Seite spielt");
            }
            live.checks().number(number);
            live.checks().goesOn();
            Side usual = own.contains(record.mover()) ? record.mover() : own.getFirst();
            return changed(token, record.judged(Verdict.resignedBy(side == null ? usual : side)));
        });
    }

    /** Finds the best move for the player to move and plays it. Waits for the search. */
    public GameView best(@Nullable Token token, @Nullable Integer number) {
        Job asked = question(token, Job.Purpose.BEST, number);
        Thought thought = live.answer(asked);
        return live.locked(() -> {
            live.endQuestion(asked);
            Entry entry = new Entry(thought.move(), By.BEST, thought.elapsed(), Evaluation.of(thought));
            live.moveMade(goingOn(live.record().played(entry)));
            return view(token);
        });
    }

    /** Finds the best move and only says it. Waits for the search. */
    public HintView hint(@Nullable Token token, @Nullable Integer number) {
        Job asked = question(token, Job.Purpose.HINT, number);
        Thought thought = live.answer(asked);
        live.locked(() -> live.endQuestion(asked));
        Game game = asked.game();
        EvaluationView evaluation = Evaluation.of(thought) == null
                ? null
                : EvaluationView.of(thought.score(), thought.exact(), game.mover());
        return new HintView(BoardView.of(game.rules()).move(game.position(), thought.move()), evaluation,
                thought.depth() == 0 ? null : thought.depth(), thought.elapsed().toMillis() / 1000.0,
                thought.principalVariation().stream().map(game.rules().notation()::move).toList());
    }

    private Job question(@Nullable Token token, Job.Purpose purpose, @Nullable Integer number) {
        return live.locked(() -> {
            live.checks().toMove(token, number);
            return live.beginQuestion(purpose);
        });
    }

    /** "Move now": what is being thought answers at once. */
    public GameView stop(@Nullable Token token) {
        return live.locked(() -> {
            live.checks().seated(token);
            live.hurry();
            return view(token);
        });
    }

    public GameView pause(@Nullable Token token, boolean paused) {
        return live.locked(() -> {
            live.checks().seated(token);
            return changed(token, live.record().paused(paused));
        });
    }

    /** One move of the computer, then it waits again. */
    public GameView step(@Nullable Token token) {
        return live.locked(() -> {
            live.checks().seated(token);
            if (!live.record().computerToMove()) {
                throw Refusal.notNow("no computer is to move", "kein Computer ist am Zug");
            }
            if (!live.record().paused()) {
                live.change(live.record().paused(true));
            }
            live.think(0);
            return view(token);
        });
    }

    public GameView pace(@Nullable Token token, double delay) {
        return live.locked(() -> {
            live.checks().seated(token);
            return changed(token, live.record().delayed(delay));
        });
    }

    /** Other players, or another thinking time, from now on; only for who made the game, who takes seats that become free. */
    public GameView arrange(Token token, UnaryOperator<Setup> arrangement) {
        return live.locked(() -> {
            live.checks().controls(token);
            live.change(live.record().arranged(arrangement.apply(live.record().setup())));
            live.seats().free(live.record().setup()).forEach(side -> live.sit(token, side));
            return view(token);
        });
    }

    /** Takes a free seat. */
    public GameView join(Token token, @Nullable Side side) {
        return live.locked(() -> {
            List<Side> free = live.seats().free(live.record().setup());
            if (free.isEmpty() || (side != null && !free.contains(side))) {
                throw Refusal.notNow("this seat is taken; you can watch", "dieser Platz ist besetzt; zusehen geht");
            }
            live.sit(token, side == null ? free.getFirst() : side);
            return view(token);
        });
    }

    private GameView changed(@Nullable Token token, GameRecord after) {
        live.change(after);
        return view(token);
    }
}
