package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.perfect.muehle.files.DatabaseBuilder;
import zwickmuehle.perfect.muehle.files.DatabaseOracle;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.RuleSet;

/** A database beside the page: values by range requests, kept on the device, and a web space that knows no ranges. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class AnywhereDatabaseTest extends BrowserTest {
    private static final int STONES = 7;
    private static final int POSITIONS = 1_000;
    private static final Muehle RULES = new Muehle(RuleSet.KLASSISCH);

    private Site site;
    private Path database;

    @BeforeAll
    void build(@TempDir Path root) throws IOException, InterruptedException {
        site = new Site(root);
        database = site.folder().resolve("databases/klassisch");
        try (Crew crew = new Crew(1)) {
            new DatabaseBuilder(database, RuleSet.KLASSISCH, crew, new DatabaseBuilder.Progress() {
                @Override
                public void solved(long positions) {}

                @Override
                public void stage(Sector pair, String what) {}
            }).build(STONES);
        }
    }

    @AfterAll
    void takeDown() {
        site.close();
    }

    private Visitor guest() {
        return visitorOf(site.address());
    }

    @Test
    @Order(1)
    void aThousandPositionsHaveTheValuesOfTheDatabaseByRangeRequests() throws IOException {
        Visitor guest = guest();
        guest.open("/");
        List<Long> positions = positions();
        List<String> scores = scores(guest, positions);
        DatabaseOracle oracle = new DatabaseOracle(Database.open(database, RuleSet.KLASSISCH, sentence -> {
            throw new AssertionError(sentence.english());
        }));
        assertThat(scores).isEqualTo(
                positions.stream().map(position -> Integer.toString(oracle.probe(position, 0))).toList());
        assertThat(scores.stream().distinct().count()).isGreaterThan(5);
        System.out.printf("%d positions of up to %d stones: %d questions, %d bytes a position%n", POSITIONS, STONES,
                site.space().databaseQuestions(), site.space().databaseBytes() / POSITIONS);
        // Never whole files: of each no more than its beginning and the blocks that are needed, once.
        assertThat(site.space().databaseQuestions()).isLessThan(POSITIONS);
    }

    /** Both sides with three or four stones, none in hand. */
    private static List<Long> positions() {
        SplittableRandom random = new SplittableRandom(20);
        List<Long> positions = new ArrayList<>();
        while (positions.size() < POSITIONS) {
            int mover = stones(random, 3 + random.nextInt(2), 0);
            int opponent = stones(random, 3 + random.nextInt(Integer.bitCount(mover) == 4 ? 1 : 2), mover);
            long position = MuehlePosition.of(mover, opponent, 0, 0, Side.WHITE);
            positions.add(position);
        }
        return positions;
    }

    private static int stones(SplittableRandom random, int count, int taken) {
        int stones = 0;
        while (Integer.bitCount(stones) < count) {
            stones |= 1 << random.nextInt(24) & ~taken;
        }
        return stones;
    }

    private static List<String> scores(Visitor guest, List<Long> positions) {
        List<String> question = new ArrayList<>(List.of("value", "klassisch"));
        positions.forEach(position -> question.add(RULES.notation().position(position)));
        return Arrays.asList(String.valueOf(guest.page.evaluate(AnywhereTest.ASK, Map.of("test", question)))
                .split(" ", -1));
    }

    @Test
    @Order(2)
    void anAnalysisOfTheMovingPhaseIsExact() {
        Visitor guest = guest();
        guest.open("/#/analysis?game=muehle&variant=klassisch&position=WWEEEEEEEEEWEEWBBBEEEEEE%200%200%20w");
        guest.page.waitForFunction("() => document.querySelector('#panel')?.textContent.includes('bewiesen')");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    @Order(3)
    void aDatabaseIsKeptOnTheDeviceAndCountsWithoutANetwork() {
        Visitor guest = guest();
        guest.open("/#/perfect");
        guest.page.locator("#database-klassisch .keep").click();
        guest.page.locator("#database-klassisch .forget").waitFor();
        guest.page.waitForFunction("() => navigator.serviceWorker.controller");
        guest.offline(true);
        List<Long> positions = positions().subList(0, 50);
        assertThat(scores(guest, positions)).doesNotContain(Integer.toString(Integer.MIN_VALUE));
        guest.offline(false);
        guest.page.reload();
        guest.page.locator("#database-klassisch .forget").click();
        guest.page.locator("#database-klassisch .keep").waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    /** As in an older Safari, and where the page does not come by HTTPS. */
    @Test
    @Order(4)
    void keepingIsNotOfferedWhereABrowserLetsNoPageWriteFiles() {
        Visitor guest = guest();
        guest.page.addInitScript("delete globalThis.FileSystemFileHandle?.prototype.createWritable");
        guest.open("/#/perfect");
        guest.page.locator("#database-klassisch").waitFor();
        assertThat(guest.page.locator("#database-klassisch").textContent()).contains("HTTPS");
        assertThat(guest.page.locator("#database-klassisch .keep").isVisible()).isFalse();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    @Order(5)
    void aWebSpaceThatSendsWholeFilesIsNamedAndTheEstimateIsUsed() {
        site.space().forgetRanges();
        Visitor guest = guest();
        guest.open("/#/perfect");
        guest.page.waitForFunction("() => document.querySelector('#databases')?.textContent.includes('nur ganz')");
        assertThat(scores(guest, positions().subList(0, 3))).containsOnly(Integer.toString(Integer.MIN_VALUE));
        assertThat(guest.errors()).isEmpty();
    }
}
