package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code tournament f.toml} and {@code serve --tournament f.toml}, which is how a teacher shows it, at the same time and
 * on the same results: whoever comes second is refused in one sentence, and no game is lost or played twice.
 */
class TwoOnOneJournalTest {
    private static final String IN_USE = "is in use: this tournament is running already";
    private static final int REFUSED = 1;
    private static final int GAMES = 6;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void theSecondIsRefusedAndNothingIsLost() throws IOException, InterruptedException {
        bothOrders(1);
    }

    @Test
    @Tag("slow")
    void theSecondIsRefusedAndNothingIsLostTwentyTimes() throws IOException, InterruptedException {
        bothOrders(10);
    }

    private void bothOrders(int times) throws IOException, InterruptedException {
        for (int i = 0; i < times; i++) {
            commandFirst(Files.createDirectory(folder.resolve("command" + i)));
            serverFirst(Files.createDirectory(folder.resolve("server" + i)));
        }
    }

    private static void commandFirst(Path place) throws IOException, InterruptedException {
        Path file = tournament(place);
        Process command = command(file, place.resolve("first.log"));
        try {
            awaitGames(place, 1);
            assertServerRefused(place, file);
            assertThat(Files.readAllLines(place.resolve("data").resolve("server.log"))).as("one sentence")
                    .filteredOn(line -> line.contains(IN_USE)).hasSize(1);
            awaitGames(place, 2);
            assertThat(command.isAlive()).as("the first plays on").isTrue();
            Files.delete(place.resolve("slow"));
            assertThat(command.waitFor(2, TimeUnit.MINUTES)).isTrue();
            assertThat(command.exitValue()).as(Files.readString(place.resolve("first.log"))).isZero();
        } finally {
            command.destroyForcibly();
        }
        assertThat(labels(place)).doesNotHaveDuplicates().hasSize(GAMES);
    }

    /** It may answer for a moment before it finds the journal taken; then it ends all the same. */
    private static void assertServerRefused(Path place, Path file) {
        try (ServerProcess second = new ServerProcess(place.resolve("data"),
                List.of("--tournament", file.toString()))) {
            ProcessHandle.of(second.pid()).ifPresent(process -> assertThat(process.onExit())
                    .succeedsWithin(Duration.ofMinutes(1)));
        } catch (IllegalStateException neverAnswered) {
            assertThat(neverAnswered).hasMessageContaining(IN_USE);
        }
    }

    private static void serverFirst(Path place) throws IOException, InterruptedException {
        Path file = tournament(place);
        try (ServerProcess _ = new ServerProcess(place.resolve("data"), List.of("--tournament", file.toString()))) {
            awaitGames(place, 1);
            Process command = command(file, place.resolve("second.log"));
            try {
                assertThat(command.waitFor(2, TimeUnit.MINUTES)).isTrue();
                List<String> said = Files.readAllLines(place.resolve("second.log"));
                assertThat(command.exitValue()).as("%s", said).isEqualTo(REFUSED);
                assertThat(said).last().asString().endsWith(IN_USE);
                assertThat(said).noneMatch(line -> line.contains("\tat "));
            } finally {
                command.destroyForcibly();
            }
            Files.delete(place.resolve("slow"));
            awaitGames(place, GAMES);
        }
        assertThat(labels(place)).doesNotHaveDuplicates().hasSize(GAMES);
    }

    /** Its program takes its time as long as there is a file "slow" beside it, so that the other comes in between. */
    private static Path tournament(Path place) throws IOException {
        Files.createFile(place.resolve("slow"));
        Path bot = Files.writeString(place.resolve("bot.py"), """
                import os, sys, time
                sys.stdin.readline()
                print("Bot", flush=True)
                for line in sys.stdin:
                    if os.path.exists(os.path.join(os.path.dirname(sys.argv[0]), "slow")):
                        time.sleep(0.1)
                    print(next(c for c in (3, 2, 4, 1, 5, 0, 6) if line[c] == "E"), flush=True)
                """);
        return Files.writeString(place.resolve("f.toml"), """
                game = "viergewinnt"
                format = "double-round-robin"
                time = 20
                parallel = 1
                [[player]]
                name = "Anna"
                play = "python3 %1$s"
                [[player]]
                name = "Ben"
                play = "python3 %1$s"
                [[player]]
                name = "level"
                play = "level:1"
                """.formatted(bot));
    }

    private static Process command(Path file, Path log) throws IOException {
        return new ProcessBuilder(ServerProcess.java(), "-XX:+UseSerialGC", "-Xmx256m",
                "--enable-native-access=ALL-UNNAMED", "-cp", ServerProcess.classPath(), "zwickmuehle.app.Main",
                "tournament", file.toString(), "--resume", "--yes").redirectErrorStream(true)
                .redirectOutput(log.toFile()).start();
    }

    private static void awaitGames(Path place, int count) throws IOException {
        long deadline = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
        while (labels(place).size() < count) {
            assertThat(System.nanoTime()).as("games of %s", place).isLessThan(deadline);
            Pause.millis(20);
        }
    }

    /** The games in the journal, by round, table and number. */
    private static List<String> labels(Path place) throws IOException {
        Path journal = place.resolve("f-results").resolve("journal.jsonl");
        List<String> labels = new ArrayList<>();
        if (Files.exists(journal)) {
            for (String line : Files.readString(journal, StandardCharsets.UTF_8).lines().toList()) {
                if (line.startsWith("{\"round\":")) {
                    labels.add(line.substring(0, line.indexOf(",\"white\"")));
                }
            }
        }
        return labels;
    }
}
