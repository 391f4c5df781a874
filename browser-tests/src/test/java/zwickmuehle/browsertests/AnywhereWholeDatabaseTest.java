package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Value;

/**
 * The whole of a rule set beside the page: what it is told of a thousand positions, held by the command {@code check}
 * against the same files. Set {@code ZWICKMUEHLE_DATABASES} to the folder above {@code klassisch}.
 */
@Tag("slow")
class AnywhereWholeDatabaseTest extends BrowserTest {
    private static final int POSITIONS = 1_000;
    private static final int FEWEST_STONES = 3;
    private static final int MOST_STONES = 9;
    private static final Muehle RULES = new Muehle(RuleSet.KLASSISCH);

    private Site site;
    private Path database;

    @BeforeAll
    void build(@TempDir Path root) throws IOException, InterruptedException {
        String home = System.getenv("ZWICKMUEHLE_DATABASES");
        Assumptions.assumeTrue(home != null && Files.exists(Path.of(home, "klassisch", "9-9.sector")),
                "no whole database here: ZWICKMUEHLE_DATABASES names the folder above klassisch");
        database = Path.of(home, "klassisch").toAbsolutePath();
        site = new Site(root);
        Files.createSymbolicLink(Files.createDirectories(site.folder().resolve("databases")).resolve("klassisch"),
                database);
    }

    @AfterAll
    void takeDown() throws IOException {
        if (site != null) {
            // Nobody who clears up afterwards shall follow it.
            Files.delete(site.folder().resolve("databases/klassisch"));
            site.close();
        }
    }

    @Test
    void checkAgreesWithWhatThePageIsToldByRangeRequests(@TempDir Path folder)
            throws IOException, InterruptedException {
        Visitor guest = visitorOf(site.address());
        guest.open("/");
        List<String> positions = positions();
        List<String> question = new ArrayList<>(List.of("value", "klassisch"));
        question.addAll(positions);
        String[] scores = String.valueOf(guest.page.evaluate(AnywhereTest.ASK, Map.of("test", question)))
                .split(" ", -1);
        assertThat(scores).hasSize(POSITIONS);
        assertThat(Arrays.stream(scores).distinct().count()).isGreaterThan(10);
        Path file = folder.resolve("told.txt");
        Files.writeString(file, IntStream.range(0, POSITIONS)
                .mapToObj(i -> positions.get(i) + " " + words(Integer.parseInt(scores[i])))
                .collect(Collectors.joining("\n", "", "\n")));
        System.out.printf("%d positions of all sectors: %d questions, %d bytes a position%n", POSITIONS,
                site.space().databaseQuestions(), site.space().databaseBytes() / POSITIONS);
        assertThat(check(file)).contains("\"positions\":" + POSITIONS + ",", "\"mismatches\":0,");
        assertThat(guest.errors()).isEmpty();
    }

    /** Any number of stones a side, none in hand. */
    private static List<String> positions() {
        SplittableRandom random = new SplittableRandom(20);
        List<String> positions = new ArrayList<>();
        while (positions.size() < POSITIONS) {
            int mover = stones(random, 0);
            long position = MuehlePosition.of(mover, stones(random, mover), 0, 0, Side.WHITE);
            positions.add(RULES.notation().position(position));
        }
        return positions;
    }

    private static int stones(SplittableRandom random, int taken) {
        int count = random.nextInt(FEWEST_STONES, MOST_STONES + 1);
        int stones = 0;
        while (Integer.bitCount(stones) < count) {
            stones |= 1 << random.nextInt(24) & ~taken;
        }
        return stones;
    }

    /** As a file of known values says it. */
    private static String words(int score) {
        Value value = new Value(score, true);
        String result = value.result().orElseThrow().word();
        return value.plies().isPresent() ? result + " " + value.plies().getAsInt() : result;
    }

    private String check(Path file) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"),
                "zwickmuehle.app.Main", "check", "--json", "--rules",
                "klassisch", "--database", database.toString(), file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return told.replace(" ", "");
    }
}
