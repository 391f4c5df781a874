package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The afternoon is over before the tournament is: whoever stops it politely has the results so far. */
class InterruptedTournamentTest {
    private static final String INTERRUPTED = "interrupted after ";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void itsReportsHoldTheGamesSoFarAndItGoesOn() throws IOException, InterruptedException {
        Path waits = Files.createFile(folder.resolve("waits"));
        Path bot = Files.writeString(folder.resolve("bot.py"), """
                import os, sys, time
                sys.stdin.readline()
                print("Bot", flush=True)
                for line in sys.stdin:
                    while line.count("E") < 42 and os.path.exists(os.path.join(os.path.dirname(sys.argv[0]), "waits")):
                        time.sleep(0.05)
                    print(next(c for c in (3, 2, 4, 1, 5, 0, 6) if line[c] == "E"), flush=True)
                """);
        // All three games begin at once; the two in which the program plays wait for the file to go.
        Path file = Files.writeString(folder.resolve("f.toml"), """
                game = "viergewinnt"
                time = 120
                parallel = 3
                [[player]]
                play = "alphabeta:depth=1"
                [[player]]
                play = "alphabeta:depth=2"
                [[player]]
                name = "Anna"
                play = "python3 %s"
                """.formatted(bot));
        Process first = tournament(file, folder.resolve("first.log"));
        try {
            Path journal = folder.resolve("f-results").resolve("journal.jsonl");
            long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
            while (!Files.exists(journal) || !Files.readString(journal).contains("{\"round\":")) {
                assertThat(System.nanoTime()).as(Files.readString(folder.resolve("first.log"))).isLessThan(end);
                Pause.millis(20);
            }
            first.destroy();
            assertThat(first.waitFor(2, TimeUnit.MINUTES)).isTrue();
        } finally {
            first.destroyForcibly();
        }
        assertThat(Files.readString(folder.resolve("first.log"))).containsOnlyOnce(INTERRUPTED);
        Path standings = folder.resolve("f-results").resolve("standings.txt");
        assertThat(standings).content().contains("alphabeta:depth=2");
        assertThat(folder.resolve("f-results").resolve("report.html")).isNotEmptyFile();
        String soFar = Files.readString(standings);
        Files.delete(waits);
        Process second = tournament(file, folder.resolve("second.log"));
        try {
            assertThat(second.waitFor(2, TimeUnit.MINUTES)).isTrue();
            assertThat(second.exitValue()).as(Files.readString(folder.resolve("second.log"))).isZero();
        } finally {
            second.destroyForcibly();
        }
        assertThat(Files.readString(folder.resolve("second.log"))).doesNotContain(INTERRUPTED);
        assertThat(Files.readString(standings)).isNotEqualTo(soFar);
    }

    private static Process tournament(Path file, Path log) throws IOException {
        return new ProcessBuilder(ServerProcess.java(), "-XX:+UseSerialGC", "-Xmx256m",
                "--enable-native-access=ALL-UNNAMED", "-cp", ServerProcess.classPath(), "zwickmuehle.app.Main",
                "tournament", file.toString(), "--resume", "--yes").redirectErrorStream(true)
                .redirectOutput(log.toFile()).start();
    }
}
