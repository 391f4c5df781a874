package zwickmuehle.arena.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.Sentence;

final class BuildTest {
    @TempDir
    private Path folder = Path.of("");

    private Sandbox sandbox(String name) throws IOException {
        assumeTrue(!name.equals("Bubblewrap") || SearchPath.find("bwrap") != null,
                "bubblewrap is not installed: building is not tested with it");
        Sandbox sandbox = RefereeProcess.sandbox(name, ResourceLimits.STANDARD);
        assumeTrue(SandboxTrial.works(sandbox), name + " may not be used here: building is not tested with it");
        Path program = Files.createDirectories(folder.resolve("anna"));
        return sandbox.under(new Terms(ResourceLimits.STANDARD, program, true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces", "PlainProcess"})
    void aBuildLeavesWhatItMadeInItsFolder(String name) throws IOException {
        Sandbox sandbox = sandbox(name);
        assertThat(new Build(sandbox).fault("mkdir -p out && echo built > out/program; echo a lot is said here"))
                .isNull();
        assertThat(folder.resolve("anna/out/program")).hasContent("built");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces"})
    void aBuildSeesAndChangesNothingElse(String name) throws IOException {
        Sandbox sandbox = sandbox(name);
        Path neighbour = Files.createDirectories(folder.resolve("ben"));
        Files.writeString(neighbour.resolve("secret"), "of Ben");
        Sentence fault = new Build(sandbox).fault("cat ../ben/secret");
        assertThat(Objects.requireNonNull(fault).english()).contains("exit code 1", "No such file");
        fault = new Build(sandbox).fault("mkdir -p ../ben && echo evil > ../ben/secret; echo evil > /etc/evil");
        assertThat(fault).isNotNull();
        assertThat(neighbour.resolve("secret")).hasContent("of Ben");
        assertThat(Path.of("/etc/evil")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces", "PlainProcess"})
    void whyABuildFailedIsSaid(String name) throws IOException {
        Sandbox sandbox = sandbox(name);
        Sentence fault = Objects.requireNonNull(
                new Build(sandbox).fault("echo first; echo 'Bot.java:3: error' >&2; exit 2"));
        assertThat(fault.english()).contains("failed with exit code 2: first | Bot.java:3: error");
        assertThat(fault.german()).contains("scheiterte mit Exit-Code 2");
        fault = new Build(sandbox, Duration.ofMillis(500)).fault("sleep 60");
        assertThat(Objects.requireNonNull(fault).english()).contains("took longer than");
    }

    /** What is built is not built again by whoever plays. */
    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces"})
    void whoPlaysCannotChangeItsFolder(String name) throws IOException, InterruptedException {
        Sandbox sandbox = sandbox(name);
        ProgramProcess process = new ProgramProcess(java.util.List.of("/bin/sh", "-c", "echo evil > evil"), sandbox,
                new Conversation(_ -> {}), SpokenLines.Manner.FREELY, System::nanoTime);
        assertThat(process.exitCode(10_000)).isNotNull().isNotZero();
        process.end(0);
        assertThat(folder.resolve("anna/evil")).doesNotExist();
    }
}
