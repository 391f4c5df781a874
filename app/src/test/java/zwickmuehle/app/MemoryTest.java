package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people read who ask for more than Java may use, in a program of its own with little memory. */
final class MemoryTest {
    @TempDir
    private Path folder = Path.of(".");

    @Test
    void aTableThatDoesNotFitIsRefusedWithASentenceAndWithTheOptionThatHelps()
            throws IOException, InterruptedException {
        Path known = Files.writeString(folder.resolve("known.txt"), "- 1\n");
        Process program = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), "zwickmuehle.app.Main", "check",
                "--game",
                "viergewinnt", "--table", "1024", known.toString()).redirectErrorStream(true).start();
        String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(program.waitFor()).isEqualTo(1);
        assertThat(said.lines()).hasSize(1).first().asString()
                .startsWith("zwickmuehle: ").contains(" MB ", "ZWICKMUEHLE_JAVA_OPTIONS=-Xmx");
    }
}
