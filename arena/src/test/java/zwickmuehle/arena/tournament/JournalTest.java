package zwickmuehle.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

final class JournalTest {
    private static final TournamentPlan PLAN = Sample.plan(TournamentFormat.ROUND_ROBIN, 10, 1, 1);
    private static final int TIMES = 20;

    @TempDir
    private Path folder = Path.of("");
    private final List<Sentence> told = new ArrayList<>();

    private Journal open(boolean resume) throws IOException {
        return Journal.open(folder.resolve("journal.jsonl"), PLAN, resume, told::add);
    }

    private static FinishedGame game(int index) {
        List<Fixture> fixtures = Schedule.rounds(PLAN, List.of()).stream().flatMap(round -> round.fixtures().stream())
                .toList();
        return Sample.game(fixtures.get(index), Result.WHITE_WON);
    }

    /** The other process: opens, adds and closes as it is told on stdin, and says how it went. */
    static final class OtherProcess {
        private OtherProcess() {}

        public static void main(String[] arguments) throws IOException {
            Journal journal = null;
            try (BufferedReader commands = new BufferedReader(
                    new java.io.InputStreamReader(System.in, StandardCharsets.UTF_8))) {
                for (String command = commands.readLine(); command != null; command = commands.readLine()) {
                    try {
                        if (command.equals("open")) {
                            journal = Journal.open(Path.of(arguments[0]), PLAN, true, _ -> {});
                        } else if (command.startsWith("add ") && journal != null) {
                            journal.add(game(Integer.parseInt(command.substring(4))));
                        } else if (journal != null) {
                            journal.close();
                        }
                        System.out.println("done");
                    } catch (SpokenException e) {
                        System.out.println(e.sentence());
                    } catch (IOException e) {
                        System.out.println("failed");
                    }
                }
            }
        }
    }

    /** The lock must hold while games are written, whichever of two processes came first. */
    @Test
    void ofTwoProcessesTheSecondIsRefusedAndNothingIsLost() throws IOException, InterruptedException {
        Path file = folder.resolve("journal.jsonl");
        Process other = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), OtherProcess.class.getName(), file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try (PrintStream commands = new PrintStream(other.getOutputStream(), true, StandardCharsets.UTF_8);
                BufferedReader answers = other.inputReader(StandardCharsets.UTF_8)) {
            for (int i = 0; i < TIMES; i++) {
                commands.println("open");
                assertThat(answers.readLine()).isEqualTo("done");
                assertThatThrownBy(() -> open(true)).isInstanceOf(JournalException.class)
                        .hasMessage(file + " is in use: this tournament is running already");
                commands.println("add " + i);
                assertThat(answers.readLine()).isEqualTo("done");
                commands.println("close");
                assertThat(answers.readLine()).isEqualTo("done");

                try (Journal ours = open(true)) {
                    commands.println("open");
                    assertThat(answers.readLine()).isEqualTo(file + " is in use: this tournament is running already");
                    ours.add(game(TIMES + i));
                }
            }
        } finally {
            assertThat(other.waitFor(30, TimeUnit.SECONDS)).isTrue();
        }
        try (Journal journal = open(true)) {
            assertThat(journal.games()).hasSize(2 * TIMES);
        }
        assertThat(told).isEmpty();
    }

    /** Otherwise the next game that finds room would be written behind half of another one, for good. */
    @Test
    void whatDoesNotFitOnTheDiskLeavesNoHalfALine() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no shell to limit the size of files: not tested");
        Path file = folder.resolve("journal.jsonl");
        try (Journal journal = open(false)) {
            journal.add(game(0));
        }
        byte[] before = Files.readAllBytes(file);
        // Less than another game needs, in units of 512 bytes.
        int limit = before.length / 512 + 1;
        Process other = new ProcessBuilder("/bin/sh", "-c", "ulimit -f " + limit + "; exec \"$@\"", "sh",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:-UsePerfData", "-cp",
                System.getProperty("java.class.path"), OtherProcess.class.getName(), file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try (PrintStream commands = new PrintStream(other.getOutputStream(), true, StandardCharsets.UTF_8);
                BufferedReader answers = other.inputReader(StandardCharsets.UTF_8)) {
            commands.println("open");
            assertThat(answers.readLine()).isEqualTo("done");
            int added = 0;
            String answer = "done";
            for (int i = 1; i < 20 && answer.equals("done"); i++) {
                before = Files.readAllBytes(file);
                commands.println("add " + i);
                answer = answers.readLine();
                added++;
            }
            assertThat(answer).as("%d added", added).isEqualTo("failed");
            assertThat(file).hasBinaryContent(before);
        } finally {
            assertThat(other.waitFor(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void whereNothingWasPlayedItMayBeginAnew() throws IOException {
        open(false).close();
        TournamentPlan slower = Sample.plan(TournamentFormat.ROUND_ROBIN, 9, 1, 1);
        try (Journal journal = Journal.open(folder.resolve("journal.jsonl"), slower, false, told::add)) {
            journal.add(game(0));
        }
        assertThatThrownBy(() -> open(false)).isInstanceOf(NotationException.class).hasMessageContaining("--resume");
        assertThat(told).isEmpty();
    }

    @Test
    void whoeverHoldsItInTheSameProcessRefusesOthersToo() throws IOException {
        try (Journal _ = open(false)) {
            assertThatThrownBy(() -> open(true)).isInstanceOf(JournalException.class).hasMessageContaining("in use");
            assertThatThrownBy(() -> open(false)).isInstanceOf(JournalException.class).hasMessageContaining("in use");
        }
    }

    @Test
    void aDamagedLastLineIsCutOffWithASentenceAndTheRestIsKept() throws IOException {
        try (Journal journal = open(false)) {
            journal.add(game(0));
            journal.add(game(1));
        }
        Path file = folder.resolve("journal.jsonl");
        for (String damage : List.of("\0\0\0\0\n", "{\"round\":1,\"ta\n", "\n", "{\"round\":1,\"ta")) {
            Files.writeString(file, damage, StandardOpenOption.APPEND);
            try (Journal journal = open(true)) {
                assertThat(journal.games()).hasSize(2);
            }
        }
        assertThat(told).hasSize(4).allMatch(sentence -> sentence.english().contains("the last line is damaged")
                && sentence.german().contains("abgeschnitten"));
        try (Journal journal = open(true)) {
            journal.add(game(2));
        }
        try (Journal journal = open(true)) {
            assertThat(journal.games()).hasSize(3);
        }
    }

    @Test
    void whatIsNoJournalIsNotTouched() throws IOException {
        Path file = folder.resolve("journal.jsonl");
        Files.writeString(file, "my diary\n");
        assertThatThrownBy(() -> open(true)).isInstanceOf(NotationException.class).hasMessageContaining("line 1");
        assertThatThrownBy(() -> open(false)).isInstanceOf(NotationException.class).hasMessageContaining("exists");
        assertThat(file).hasContent("my diary");
        Files.writeString(file, "my diary");
        assertThatThrownBy(() -> open(true)).isInstanceOf(NotationException.class).hasMessageContaining("no journal");
        assertThat(file).hasContent("my diary");
    }
}
