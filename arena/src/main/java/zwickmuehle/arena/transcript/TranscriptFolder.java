package zwickmuehle.arena.transcript;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.PlayedMove;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.perfect.files.WholeFile;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/**
 * A folder with the conversations of many games, a file {@code GAME.txt} each, written when the game is over and before
 * anybody is told of it. Games in which no program plays have none. It is no part of the record: where it can't be
 * written, that is told once, and the games go on. May be used from any thread, for one game by one.
 */
public final class TranscriptFolder {
    /** Where the conversations of a tournament are, in the folder of its results. */
    public static final String USUAL_NAME = "conversations";

    private final Path folder;
    private final Consumer<Sentence> told;
    private final Map<String, Transcript> running = new ConcurrentHashMap<>();
    private final AtomicBoolean failed = new AtomicBoolean();

    /** @param told gets a sentence if something can't be written */
    public TranscriptFolder(Path folder, Consumer<Sentence> told) {
        this.folder = folder;
        this.told = told;
    }

    public void said(String game, Side side, Conversation.Line line) {
        running.computeIfAbsent(game, _ -> new Transcript()).add(side, line);
    }

    /** An attempt at a game begins; whoever else follows it is told as ever. */
    public GameObserver watched(String game, GameObserver next) {
        Transcript before = running.get(game);
        if (before != null) {
            before.note("# played once more");
        }
        return new Attempt(game, next);
    }

    /** The game is over for good: what came after its last line is added, and nothing more will be. */
    public void ended(String game) {
        write(game);
        running.remove(game);
    }

    private void write(String game) {
        Transcript transcript = running.get(game);
        if (transcript == null) {
            return;
        }
        try {
            Files.createDirectories(folder);
            WholeFile.write(file(folder, game), transcript.text());
        } catch (IOException e) {
            if (failed.compareAndSet(false, true)) {
                told.accept(Sentence.of("the conversations can't be kept in %s (%s); the games go on",
                        "die Unterhaltungen können nicht in %s aufbewahrt werden (%s); gespielt wird weiter", folder,
                        String.valueOf(e.getMessage())));
            }
        }
    }

    /** Where the conversation of a game is, if it is kept. */
    public static Path file(Path folder, String game) {
        return folder.resolve(game + ".txt");
    }

    /** The conversation of a game that is over; empty if none is kept. */
    public static List<SaidLine> read(Path folder, String game) throws IOException {
        List<SaidLine> said = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(file(folder, game))) {
                SaidLine.parse(line).ifPresent(said::add);
            }
        } catch (NoSuchFileException | MalformedInputException none) {
            return List.of();
        }
        return List.copyOf(said);
    }

    /** One attempt at a game. */
    private final class Attempt implements GameObserver {
        private final String game;
        private final GameObserver next;

        Attempt(String game, GameObserver next) {
            this.game = game;
            this.next = next;
        }

        @Override
        public void started(Game start, String white, String black) {
            next.started(start, white, black);
        }

        @Override
        public void moved(Game after, PlayedMove move) {
            next.moved(after, move);
        }

        @Override
        public void ended(PlayedGame played) {
            Transcript transcript = running.get(game);
            if (transcript != null && played.verdict().code() != VerdictCode.BROKEN_OFF) {
                transcript.note("# " + played.verdict().result().text() + " " + played.verdict().sentence().english());
                write(game);
            }
            next.ended(played);
        }
    }
}
