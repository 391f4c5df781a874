package zwickmuehle.perfect.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WholeFileTest {

    @TempDir
    private Path folder;

    @Test
    void theNewFileReplacesTheOldOneAndLeavesNothingBeside() throws IOException {
        Path file = folder.resolve("book");
        WholeFile.write(file, "old, and longer than the new one");
        WholeFile.write(file, new byte[]{'n', 'e'}, new byte[]{'w'});
        assertThat(file).hasContent("new");
        assertThat(folder).isDirectoryContaining(path -> path.equals(file));
        assertThat(WholeFile.aside(file)).doesNotExist();
    }

    @Test
    void whatACrashLeftAsideIsOverwritten() throws IOException {
        Path file = folder.resolve("book");
        Files.writeString(WholeFile.aside(file), "the beginning of something long that was never finished");
        WholeFile.write(file, "whole");
        assertThat(file).hasContent("whole");
    }

    @Test
    void theOldFileStaysWhereTheNewOneCannotBeWritten() throws IOException {
        Path file = folder.resolve("book");
        WholeFile.write(file, "old");
        Files.createDirectory(WholeFile.aside(file));
        assertThatThrownBy(() -> WholeFile.write(file, "new")).isInstanceOf(IOException.class);
        assertThat(file).hasContent("old");
    }

    @Test
    void whoIsInterruptedWritesToTheEnd() throws IOException {
        Path file = folder.resolve("book");
        Thread.currentThread().interrupt();
        WholeFile.write(file, "whole");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(file).hasContent("whole");
    }
}
