package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tests of the Python package, where there is a Python. */
final class PythonPackageTest {
    private static final Path PACKAGE = Path.of("..", "python").toAbsolutePath().normalize();

    @Test
    void itsOwnTestsPass() throws IOException, InterruptedException {
        assumeTrue(runs("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))"), "no python3");
        ProcessBuilder tests = new ProcessBuilder("python3", "-B", "-m", "unittest").directory(PACKAGE.toFile())
                .redirectErrorStream(true);
        tests.environment().remove("ZWICKMUEHLE");
        Process process = tests.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).contains("OK").doesNotContain("Ran 0 tests");
    }

    private static boolean runs(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(List.of(command)).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        }
    }
}
