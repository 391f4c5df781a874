package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Completion and manual page, as shipped in {@code dist}: up to date, and what a shell makes of them. */
final class ManualTest {
    private static final Path DIST = Path.of("..", "dist").toAbsolutePath().normalize();

    @ParameterizedTest
    @CsvSource({"completion bash, completion/zwickmuehle.bash", "completion zsh, completion/_zwickmuehle",
            "man, man/zwickmuehle.1"})
    void whatIsShippedIsWhatTheCommandPrints(String command, String file) throws IOException {
        assertThat(Files.readString(DIST.resolve(file))).as("./zwickmuehle %s > dist/%s", command, file)
                .isEqualTo(Run.of(command.split(" ", -1)).out());
    }

    @Test
    void anUnknownShellIsRefused() {
        assertThat(Run.of("completion", "fish").exitCode()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void theManualNamesEveryOptionOfACommand() {
        assertThat(Run.of("man").out()).contains("zwickmuehle check\\-bot", "\\-\\-openings", "5 % risk", "\\-\\-help")
                .doesNotContain("rehearse");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "zwickmuehle to|tournament",
            "zwickmuehle show --ga|--game",
            "zwickmuehle show --game v|viergewinnt",
            "zwickmuehle --|--help --version",
            "zwickmuehle completion z|zsh",
            "zwickmuehle games de|delete",
            "zwickmuehle games delete --ol|--older",
            "zwickmuehle match --white level:1|1 10",
            "zwickmuehle match --white ran|random",
            "zwickmuehle tournament ex|''"})
    void bashCompletes(String typed, String offered) throws IOException, InterruptedException {
        Process bash = new ProcessBuilder("bash", "-c", """
                source "$1"
                COMP_LINE=$2 COMP_POINT=${#2}
                _zwickmuehle
                echo "${COMPREPLY[*]-}"
                """, "bash", DIST.resolve("completion/zwickmuehle.bash").toString(), typed).redirectErrorStream(true)
                .start();
        String answer = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(List.of(answer.strip().split(" ", -1))).isEqualTo(List.of(offered.split(" ", -1)));
    }
}
