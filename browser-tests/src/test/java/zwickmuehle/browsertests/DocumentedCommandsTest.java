package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertAll;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every command of the README and the guides runs as printed, block by block, in a fresh folder that has what the
 * project's folder has. A server is asked for its health and ended. The German README has the same commands; ReadmeTest
 * sees to that.
 */
final class DocumentedCommandsTest {
    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
    private static final String JAR = "app/target/zwickmuehle.jar";
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:[0-9]+/");
    private static final String TOO_LATE = "did not say its name";
    /** A block takes seconds; a crowded machine gets patience. */
    private static final int MINUTES = 10;

    /** Those that take longest come first. */
    private static final List<String> PAGES = List.of("docs/bots.md", "README.md", "docs/competition.md",
            "docs/play.md",
            "docs/ai.md", "docs/databases/README.md", "docs/train.md");
    /** Most commands wait for one another's processes, so two pages at once take half the time on two cores. */
    private static final int AT_ONCE = 2;

    @TempDir
    Path pages;

    @Test
    void everyCommandRunsAsPrinted() {
        try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
            List<Future<?>> runs = PAGES.stream().<Future<?>>map(page -> threads.submit(() -> {
                new Room(Files.createDirectories(pages.resolve(page))).run(page);
                return page;
            })).toList();
            assertAll(runs.stream().map(run -> run::get));
        }
    }

    /** A folder in which the commands of one page are run. */
    private record Room(Path folder) {
        void run(String page) throws IOException, InterruptedException {
            furnish(Files.readString(HOME.resolve(page)));
            List<List<String>> blocks = CommandBlocks.of(HOME.resolve(page));
            assertThat(blocks).isNotEmpty();
            for (List<String> block : blocks) {
                List<String> servers = block.stream().filter(CommandBlocks::startsServer).toList();
                run(block.stream().filter(line -> !CommandBlocks.startsServer(line)).toList());
                for (String server : servers) {
                    serve(server);
                }
            }
        }

        /** The launcher as it is; what a command may change, or a program in its sandbox must see, is copied. */
        private void furnish(String text) throws IOException {
            for (String name : List.of("zwickmuehle", "muehle")) {
                Files.createSymbolicLink(folder.resolve(name), HOME.resolve(name));
            }
            if (text.contains(JAR)) {
                Files.createDirectories(folder.resolve(JAR).getParent());
                Files.copy(HOME.resolve(JAR), folder.resolve(JAR));
            }
            Path examples = Files.createDirectory(folder.resolve("examples"));
            try (Stream<Path> files = Files.list(HOME.resolve("examples"))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    Files.copy(file, examples.resolve(file.getFileName()));
                }
            }
            // No browser opens: this one only pretends.
            Path bin = Files.createDirectory(folder.resolve("bin"));
            Files.createSymbolicLink(bin.resolve("xdg-open"), Path.of("/bin/true"));
        }

        /** On a crowded machine a program can be too late for its name; then once more. */
        private void run(List<String> lines) throws IOException, InterruptedException {
            Path output = folder.resolve("output");
            int exitCode = exitCode(lines, output);
            if (exitCode != 0 && Files.readString(output).contains(TOO_LATE)) {
                exitCode = exitCode(lines, output);
            }
            assertThat(exitCode).as("%s%n%s", lines, Files.readString(output)).isZero();
        }

        private int exitCode(List<String> lines, Path output) throws IOException, InterruptedException {
            Process shell = shell(String.join("\n", lines)).redirectErrorStream(true).redirectOutput(output.toFile())
                    .start();
            shell.getOutputStream().close();
            boolean ended = shell.waitFor(MINUTES, TimeUnit.MINUTES);
            endAll(shell);
            assertThat(ended).as("%s ended within %d minutes", lines, MINUTES).isTrue();
            return shell.exitValue();
        }

        private void serve(String command) throws IOException, InterruptedException {
            Process server = shell(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
            try (BufferedReader reader = server.inputReader(StandardCharsets.UTF_8)) {
                String address = reader.lines().map(ADDRESS::matcher).filter(Matcher::find).map(Matcher::group)
                        .findFirst()
                        .orElse("");
                assertThat(address).as(command).isNotEmpty();
                try (HttpClient client = HttpClient.newHttpClient()) {
                    HttpRequest health = HttpRequest.newBuilder(URI.create(address + "health")).build();
                    assertThat(client.send(health, BodyHandlers.discarding()).statusCode()).as(command).isEqualTo(200);
                }
            } finally {
                endAll(server);
            }
        }

        private ProcessBuilder shell(String script) {
            ProcessBuilder shell = new ProcessBuilder("bash", "-euo", "pipefail", "-c", script)
                    .directory(folder.toFile());
            shell.environment().merge("PATH", folder.resolve("bin") + ":" + System.getProperty("java.home") + "/bin:",
                    (path, first) -> first + path);
            shell.environment().put("XDG_DATA_HOME", folder.resolve("data").toString());
            return shell;
        }

        private static void endAll(Process process) throws InterruptedException {
            List<ProcessHandle> children = process.descendants().toList();
            process.destroy();
            children.forEach(ProcessHandle::destroy);
            process.waitFor();
        }
    }
}
