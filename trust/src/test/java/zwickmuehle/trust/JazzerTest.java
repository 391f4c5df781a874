package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwickmuehle.trust.fuzz.HttpFuzz;
import zwickmuehle.trust.fuzz.Targets;

/** Jazzer on every entry, each in a process of its own: inputs that reach new code are kept and changed further. */
@Tag("soak")
class JazzerTest {
    private static final int SECONDS = Figures.parameter("fuzz.seconds", 600);
    private static final Pattern EXECUTIONS = Pattern.compile("stat::number_of_executed_units: (\\d+)");
    private static final List<String> SUMS = new ArrayList<>();
    private static long inputs;

    @TempDir
    private Path folder = Path.of("");

    static List<Targets.Target> targets() {
        return Targets.all();
    }

    @ParameterizedTest
    @MethodSource("targets")
    void nothingButSentencesComesOut(Targets.Target target) throws IOException {
        Path corpus = Files.createDirectories(folder.resolve("corpus"));
        for (int i = 0; i < target.seeds().size(); i++) {
            Files.write(corpus.resolve("seed-" + i), target.seeds().get(i));
        }
        Path finds = Files.createDirectories(Path.of("target", "finds")).toAbsolutePath();
        Path log = finds.resolve(target.name() + ".log");
        ProcessBuilder command = new ProcessBuilder(ServerProcess.java(), "-Xmx1g",
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+EnableDynamicAgentLoading", "-cp", ServerProcess.classPath(),
                "com.code_intelligence.jazzer.Jazzer", "--target_class=" + target.type().getName(),
                "--instrumentation_includes=zwickmuehle.**", "--reproducer_path=" + finds,
                "-artifact_prefix=" + finds + "/" + target.name() + "-", "-max_total_time=" + SECONDS,
                "-rss_limit_mb=0", "-timeout=120", "-print_final_stats=1", corpus.toString()).redirectErrorStream(true)
                .redirectOutput(log.toFile());
        if (target.type() == HttpFuzz.class) {
            // This one connects to a server of its own, which Jazzer takes for a find otherwise.
            command.environment().put("JAZZER_SSRF_PERMISSIVE_UNTIL_CONFIGURED", "true");
        }
        int exitCode = command.start().onExit().join().exitValue();
        String said = Files.readString(log, StandardCharsets.ISO_8859_1);
        assertThat(exitCode).as("see %s", log).isZero();
        Matcher executions = EXECUTIONS.matcher(said);
        assertThat(executions.find()).as("see %s", log).isTrue();
        long tried = Long.parseLong(executions.group(1));
        assertThat(tried).as("inputs tried; see %s", log).isGreaterThan(target.seeds().size());
        inputs += tried;
        SUMS.add(target.name().replace("Fuzz", "") + " " + tried);
    }

    @AfterAll
    static void write() {
        new Figures("5-fuzz").row("Jazzer, " + SECONDS + " s on each of " + SUMS.size() + " entries",
                "%d inputs (%s); nothing but sentences came out", inputs, String.join(", ", SUMS)).write();
    }
}
