package zwickmuehle.arena.tournament;

import java.nio.file.Path;
import java.util.List;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.transcript.TranscriptFolder;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/** Keeps the conversations of a tournament in files and passes everything on to whoever else follows it. */
public final class KeptConversations implements TournamentObserver {
    private final TranscriptFolder folder;
    private final TournamentObserver next;

    public KeptConversations(Path folder, TournamentObserver next) {
        this.folder = new TranscriptFolder(folder, next::told);
        this.next = next;
    }

    @Override
    public void told(Sentence news) {
        next.told(news);
    }

    @Override
    public void examines(String player) {
        next.examines(player);
    }

    @Override
    public GameObserver game(Fixture fixture) {
        return folder.watched(GameTables.label(fixture), next.game(fixture));
    }

    @Override
    public void said(Fixture fixture, Side side, Conversation.Line line) {
        folder.said(GameTables.label(fixture), side, line);
        next.said(fixture, side, line);
    }

    @Override
    public void ended(FinishedGame game, List<FinishedGame> all) {
        folder.ended(GameTables.label(game.fixture()));
        next.ended(game, all);
    }
}
