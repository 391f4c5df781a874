package zwickmuehle.arena.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.players.Conversation.Speaker;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;

/** What was said in a game is kept in a file, whatever was said. */
final class TranscriptFolderTest {
    @TempDir
    private Path folder = Path.of("");
    private final List<Sentence> told = new ArrayList<>();

    private static Conversation.Line line(Speaker speaker, String text) {
        return new Conversation.Line(Duration.ZERO, speaker, text);
    }

    private static PlayedGame played(VerdictCode code) {
        return new PlayedGame("a", "b", Game.start(Games.rules("viergewinnt", null)), List.of(),
                new Verdict(code, Result.NONE, new Sentence("because", "weil")));
    }

    @Test
    void everyLineIsKeptWithItsTimeAndSpeaker() throws IOException {
        TranscriptFolder kept = new TranscriptFolder(folder.resolve("talk"), told::add);
        GameObserver game = kept.watched("1.2.1", GameObserver.NOBODY);
        kept.said("1.2.1", Side.WHITE, line(Speaker.REFEREE, "0"));
        kept.said("1.2.1", Side.WHITE, line(Speaker.PROGRAM, "Anna > Ben"));
        kept.said("1.2.1", Side.BLACK, line(Speaker.COMPLAINT, "ärgerlich"));
        game.ended(played(VerdictCode.UNCLEAR));
        assertThat(TranscriptFolder.file(folder.resolve("talk"), "1.2.1")).content()
                .containsPattern("0\\.\\d{3} white > 0\n").contains("# * because");

        GameObserver again = kept.watched("1.2.1", GameObserver.NOBODY);
        kept.said("1.2.1", Side.WHITE, line(Speaker.REFEREE, "0"));
        again.ended(played(VerdictCode.BY_RULE));
        kept.said("1.2.1", Side.WHITE, line(Speaker.COMPLAINT, "late"));
        kept.ended("1.2.1");

        List<SaidLine> lines = TranscriptFolder.read(folder.resolve("talk"), "1.2.1");
        assertThat(lines).extracting(SaidLine::text).containsExactly("0", "Anna > Ben", "ärgerlich", "0", "late");
        assertThat(lines).extracting(SaidLine::speaker).startsWith(Speaker.REFEREE, Speaker.PROGRAM,
                Speaker.COMPLAINT);
        assertThat(lines).extracting(SaidLine::side).startsWith(Side.WHITE, Side.WHITE, Side.BLACK);
        assertThat(lines).isSortedAccordingTo((a, b) -> a.at().compareTo(b.at()));
        assertThat(told).isEmpty();
    }

    @Test
    void ofALongConversationTheBeginningAndTheEndAreKept() throws IOException {
        TranscriptFolder kept = new TranscriptFolder(folder, told::add);
        for (int i = 0; i < 5_000; i++) {
            kept.said("7", Side.BLACK, line(Speaker.COMPLAINT, "line " + i));
        }
        kept.ended("7");
        assertThat(Files.readString(folder.resolve("7.txt"))).contains("# 2600 lines are left out here");
        List<SaidLine> lines = TranscriptFolder.read(folder, "7");
        assertThat(lines).hasSize(2_400);
        assertThat(lines.getFirst().text()).isEqualTo("line 0");
        assertThat(lines.getLast().text()).isEqualTo("line 4999");
    }

    @Test
    void whatIsBrokenOffOrWordlessLeavesNoFile() throws IOException {
        TranscriptFolder kept = new TranscriptFolder(folder, told::add);
        GameObserver game = kept.watched("1", GameObserver.NOBODY);
        kept.said("1", Side.WHITE, line(Speaker.REFEREE, "0"));
        game.ended(played(VerdictCode.BROKEN_OFF));
        kept.watched("2", GameObserver.NOBODY).ended(played(VerdictCode.BY_RULE));
        kept.ended("2");
        assertThat(folder).isEmptyDirectory();
        assertThat(TranscriptFolder.read(folder, "2")).isEmpty();
    }

    @Test
    void whereNothingCanBeWrittenThatIsToldOnce() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        TranscriptFolder kept = new TranscriptFolder(file, told::add);
        for (String game : List.of("1", "2")) {
            kept.said(game, Side.WHITE, line(Speaker.REFEREE, "0"));
            kept.ended(game);
        }
        assertThat(told).hasSize(1).first().asString().contains("can't be kept", "the games go on");
    }
}
