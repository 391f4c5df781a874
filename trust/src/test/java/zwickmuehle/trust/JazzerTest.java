package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.trust.fuzz.HttpFuzz;
import zwickmuehle.trust.fuzz.Targets;

/**
 * Jazzer on every reader, each in a process of its own: inputs that reach new code are kept and changed further. Each is
 * a part of {@code -Psoak}, all of them together are the part {@code fuzz}.
 */
@Tag("trial")
@Tag("fuzz")
class JazzerTest {
    private static final int SECONDS = Figures.parameter("fuzz.seconds", 600);
    private static final Pattern EXECUTIONS = Pattern.compile("stat::number_of_executed_units: (\\d+)");

    @TempDir
    private Path folder = Path.of("");

    @Test
    @Tag("fuzz-position")
    void positions() throws IOException {
        nothingButSentencesComesOut("PositionFuzz");
    }

    @Test
    @Tag("fuzz-words")
    void words() throws IOException {
        nothingButSentencesComesOut("WordsFuzz");
    }

    @Test
    @Tag("fuzz-record")
    void records() throws IOException {
        nothingButSentencesComesOut("RecordFuzz");
    }

    @Test
    @Tag("fuzz-tournament")
    void tournamentFiles() throws IOException {
        nothingButSentencesComesOut("TournamentFuzz");
    }

    @Test
    @Tag("fuzz-protocol")
    void protocol() throws IOException {
        nothingButSentencesComesOut("ProtocolFuzz");
    }

    @Test
    @Tag("fuzz-database")
    void databases() throws IOException {
        nothingButSentencesComesOut("DatabaseFuzz");
    }

    @Test
    @Tag("fuzz-format")
    void formatsOfOthers() throws IOException {
        nothingButSentencesComesOut("FormatFuzz");
    }

    @Test
    @Tag("fuzz-http")
    void http() throws IOException {
        nothingButSentencesComesOut("HttpFuzz");
    }

    private void nothingButSentencesComesOut(String name) throws IOException {
        Targets.Target target = Targets.all().stream().filter(candidate -> candidate.name().equals(name)).findFirst()
                .orElseThrow();
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
        String part = partOf(target);
        new Figures(part).row("Jazzer on the reader `" + part.substring("fuzz-".length()) + "`, " + SECONDS + " s",
                "%d inputs; nothing but sentences came out", tried).write();
    }

    /** What the part of a reader is called. */
    static String partOf(Targets.Target target) {
        return "fuzz-" + target.name().replace("Fuzz", "").toLowerCase(Locale.ROOT);
    }
}
