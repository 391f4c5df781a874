package zwickmuehle.web.tournament;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.PlayedMove;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.Fixture;
import zwickmuehle.arena.tournament.GameTables;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.arena.transcript.SaidLine;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.Exchange;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.web.table.Message;
import zwickmuehle.web.table.Pushes;
import zwickmuehle.web.table.Watcher;
import zwickmuehle.web.table.Watchers;
import zwickmuehle.web.thinking.LiveTranscript;
import zwickmuehle.play.view.BoardView;
import zwickmuehle.play.view.GameView;
import zwickmuehle.play.view.OutcomeView;
import zwickmuehle.play.view.PlayerView;
import zwickmuehle.play.view.SideName;
import zwickmuehle.play.view.Spoken;
import zwickmuehle.play.view.YouView;

/**
 * One game of the tournament, to be watched and never touched. The referee's thread notes moves, which costs next to
 * nothing; {@link #tell}, called now and then from elsewhere, makes and pushes what the pages draw, so that a fast game
 * waits for nobody.
 */
final class WatchedGame implements GameObserver {
    private final TournamentPlan plan;
    private final Fixture fixture;
    private final LiveTranscript transcript = new LiveTranscript(System::nanoTime);
    private final Watchers watchers;
    private final ReentrantLock lock = new ReentrantLock();
    private final List<MoveEntry> entries = new ArrayList<>();
    private Game game;
    private @Nullable Verdict verdict;
    private long version = 1;
    private long told = 1;

    WatchedGame(TournamentPlan plan, Fixture fixture, Pushes pushes) {
        this.watchers = new Watchers(pushes);
        this.plan = plan;
        this.fixture = fixture;
        this.game = Game.start(plan.rules());
    }

    /** A game that was played before, and what was said in it. */
    static WatchedGame of(TournamentPlan plan, FinishedGame game, List<SaidLine> said, Pushes pushes) {
        WatchedGame watched = new WatchedGame(plan, game.fixture(), pushes);
        PlayedGame played = game.record().played();
        said.forEach(watched.transcript::add);
        watched.game = played.game();
        watched.entries.addAll(Exchange.entries(played, MoveOrigin.PROGRAM));
        watched.verdict = played.verdict();
        return watched;
    }

    String label() {
        return GameTables.label(fixture);
    }

    LiveTranscript transcript() {
        return transcript;
    }

    /** Begins, or begins again after the machine spoiled an attempt. */
    @Override
    public void started(Game start, String white, String black) {
        locked(() -> {
            game = start;
            entries.clear();
            return ++version;
        });
    }

    @Override
    public void moved(Game after, PlayedMove move) {
        locked(() -> {
            game = after;
            entries.add(Exchange.entry(move, by(game.mover().other())));
            return ++version;
        });
    }

    /** The referee's word, once it is on disk. */
    void conclude(Verdict last) {
        locked(() -> {
            verdict = last;
            return ++version;
        });
    }

    Watcher watch(String client) {
        return watchers.join(whole(), this::whole, client, null, false);
    }

    /** Pushes what happened since the last call, and says whether anything did; one thread. */
    boolean tell() {
        if (locked(() -> version) == told) {
            return false;
        }
        GameView view = locked(() -> {
            boolean oneMove = version == told + 1 && verdict == null && !entries.isEmpty();
            return oneMove ? GameView.news(record(), GameView.Around.quiet(players())) : view();
        });
        told = view.version();
        if (!watchers.isEmpty()) {
            watchers.tell(view.entry() == null ? "game" : "move", view.version(), view);
        }
        return true;
    }

    /** Those who watched a game that is over may stay; nothing more will come. */
    void dismiss() {
        watchers.dismiss();
    }

    private Message whole() {
        GameView view = view();
        return watchers.message("game", view.version(), view);
    }

    /** The whole game, as anybody may see it. */
    GameView view() {
        return locked(() -> {
            GameView view = GameView.whole(record(), GameView.Around.quiet(players()),
                    new YouView(List.of(), false, List.of()));
            return verdict == null ? view : view.ended(OutcomeView.of(verdict));
        });
    }

    private GameState record() {
        return locked(() -> new GameState(
                new Setup(label(), plan.rules(), game.startPosition(), spec(fixture.white()), spec(fixture.black()),
                        plan.moveTime()),
                game, entries, List.of(), null, false, Duration.ZERO, version));
    }

    /** A player's own words may be a command line, which is nobody's business. */
    private PlayerSpec spec(int entrant) {
        return new PlayerSpec.Offered(plan.entrants().get(entrant).name());
    }

    private PlayerView.Pair players() {
        return new PlayerView.Pair(player(fixture.white()), player(fixture.black()));
    }

    private PlayerView player(int entrant) {
        String name = plan.entrants().get(entrant).name();
        return new PlayerView(spec(entrant).words(), isProgram(entrant) ? "program" : "computer",
                new Spoken(name, name),
                "computer");
    }

    private MoveOrigin by(Side side) {
        return isProgram(side == Side.WHITE ? fixture.white() : fixture.black())
                ? MoveOrigin.PROGRAM
                : MoveOrigin.COMPUTER;
    }

    private boolean isProgram(int entrant) {
        return plan.entrants().get(entrant).spec().program();
    }

    /** The board alone, for a small drawing. */
    TournamentView.RunningGame board() {
        Game now = locked(() -> game);
        BoardView board = BoardView.of(now.rules());
        List<String> white = new ArrayList<>();
        List<String> black = new ArrayList<>();
        board.points(now.position()).forEach(point -> {
            if (point.stone() != null) {
                (point.stone().equals(SideName.of(Side.WHITE)) ? white : black).add(point.name());
            }
        });
        List<List<String>> lines = new ArrayList<>(board.mills(now.position()));
        lines.addAll(board.winningLines(now.position()));
        int[] moves = now.moves();
        return new TournamentView.RunningGame(label(), plan.entrants().get(fixture.white()).name(),
                plan.entrants().get(fixture.black()).name(), now.length(), SideName.of(now.mover()),
                new TournamentView.Stones(white, black),
                moves.length == 0 ? null : board.move(now.undo().position(), moves[moves.length - 1]), lines);
    }

    private <T> T locked(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }
}
