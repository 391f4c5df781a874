package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.NotationException;

class WorkerKeyTest {
    private static final String SHORTEST = "0123456789abcdef";

    @TempDir
    private Path folder = Path.of("");

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("key"), text);
    }

    @Test
    void aKeyIsOneLine() throws IOException {
        assertThat(WorkerKey.read(file(SHORTEST + "\n"))).isEqualTo(SHORTEST);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "0123456789abcde", "01234567 89abcdef", "0123456789\nabcdefgh",
            "0123456789abcdéf"})
    void whatIsShortOrNoWordIsRefusedInOneSentence(String text) throws IOException {
        Path file = file(text);
        assertThatThrownBy(() -> WorkerKey.read(file)).isInstanceOf(NotationException.class)
                .hasMessageContaining("at least 16 letters and digits");
    }
}
