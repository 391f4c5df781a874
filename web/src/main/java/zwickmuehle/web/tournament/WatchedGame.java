package zwickmuehle.web.tournament;

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
import zwickmuehle.arena.tournament.Entrant;
import zwickmuehle.arena.tournament.Fixture;
import zwickmuehle.arena.tournament.GameTables;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;
import zwickmuehle.web.record.By;
import zwickmuehle.web.record.Entry;
import zwickmuehle.web.record.Exchange;
import zwickmuehle.web.record.GameRecord;
import zwickmuehle.web.record.Setup;
import zwickmuehle.web.table.Audience;
import zwickmuehle.web.table.Message;
import zwickmuehle.web.table.Pushes;
import zwickmuehle.web.table.Watcher;
import zwickmuehle.web.thinking.Transcript;
import zwickmuehle.web.view.BoardView;
import zwickmuehle.web.view.GameView;
import zwickmuehle.web.view.OutcomeView;
import zwickmuehle.web.view.PlayerView;
import zwickmuehle.web.view.SideName;
import zwickmuehle.web.view.Spoken;
import zwickmuehle.web.view.YouView;

/**
 * One game of the tournament, to be watched and never touched. The referee's thread notes moves, which costs next to
 * nothing; {@link #tell}, called now and then from elsewhere, makes and pushes what the pages draw, so that a fast game
 * waits for nobody.
 */
final class WatchedGame implements GameObserver {
    private final TournamentPlan plan;
    private final Fixture fixture;
    private final Transcript transcript = new Transcript(System::nanoTime);
    private final Audience audience = new Audience();
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Entry> entries = new ArrayList<>();
    private Game game;
    private @Nullable Verdict verdict;
    private long version = 1;
    private long told = 1;

    WatchedGame(TournamentPlan plan, Fixture fixture) {
        this.plan = plan;
        this.fixture = fixture;
        this.game = Game.start(plan.rules());
    }

    /** A game that was played before. */
    static WatchedGame of(TournamentPlan plan, Fixture fixture, PlayedGame played) {
        WatchedGame watched = new WatchedGame(plan, fixture);
        watched.game = played.game();
        watched.entries.addAll(Exchange.entries(played, By.PROGRAM));
        watched.verdict = played.verdict();
        return watched;
    }

    String label() {
        return GameTables.label(fixture);
    }

    Transcript transcript() {
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

    Watcher watch(Pushes pushes) {
        return audience.join(whole(pushes), () -> whole(pushes));
    }

    /** Pushes what happened since the last call, and says whether anything did; one thread. */
    boolean tell(Pushes pushes) {
        if (locked(() -> version) == told) {
            return false;
        }
        GameView view = locked(() -> {
            boolean oneMove = version == told + 1 && verdict == null && !entries.isEmpty();
            return oneMove ? GameView.news(record(), players(), null) : view();
        });
        told = view.version();
        if (!audience.isEmpty()) {
            audience.push(message(view.entry() == null ? "game" : "move", view, pushes));
        }
        return true;
    }

    /** Those who watched a game that is over may stay; nothing more will come. */
    void dismiss() {
        audience.dismiss();
    }

    private Message whole(Pushes pushes) {
        return message("game", view(), pushes);
    }

    private static Message message(String event, GameView view, Pushes pushes) {
        return new Message(event, view.version(), pushes.json(view));
    }

    /** The whole game, as anybody may see it. */
    GameView view() {
        return locked(() -> {
            GameView view = GameView.whole(record(), players(), null, new YouView(List.of(), false, List.of()));
            return verdict == null ? view : view.ended(OutcomeView.of(verdict));
        });
    }

    private GameRecord record() {
        return locked(() -> new GameRecord(
                new Setup(label(), plan.rules(), game.startPosition(), words(fixture.white()), words(fixture.black()),
                        plan.moveTime().toMillis() / 1e3),
                game, entries, List.of(), null, false, 0, version));
    }

    /** A player's own words may be a command line, which is nobody's business. */
    private String words(int entrant) {
        return "program:" + plan.entrants().get(entrant).name();
    }

    private PlayerView.Pair players() {
        return new PlayerView.Pair(player(fixture.white()), player(fixture.black()));
    }

    private PlayerView player(int entrant) {
        String name = plan.entrants().get(entrant).name();
        return new PlayerView(words(entrant), isProgram(entrant) ? "program" : "computer", new Spoken(name, name),
                "computer");
    }

    private By by(Side side) {
        return isProgram(side == Side.WHITE ? fixture.white() : fixture.black()) ? By.PROGRAM : By.COMPUTER;
    }

    private boolean isProgram(int entrant) {
        Entrant playing = plan.entrants().get(entrant);
        return playing.spec() instanceof PlayerSpec.Program;
    }

    /** The board alone, for a small drawing. */
    TournamentView.RunningGame board() {
        Game now = locked(() -> game);
        BoardView board = BoardView.of(now.rules());
        List<String> white = new ArrayList<>();
        List<String> black = new ArrayList<>();
        board.points(now.position()).forEach(point -> {
            if (point.stone() != null) {
                (point.stone().equals("white") ? white : black).add(point.name());
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
