package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.TimeoutError;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** The files of the page without a server: how large they are, and how one version follows another. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class AnywhereFilesTest extends BrowserTest {
    /** What was reached, and a little room. */
    private static final int MODULE_BYTES = 295_000;
    private static final int FIRST_VIEW_BYTES = 460_000;

    /** All files of the new version are here. */
    private static final String WAITING = "async () => (await navigator.serviceWorker.getRegistration())?.waiting";

    private Site site;

    @BeforeAll
    void build(@TempDir Path root) throws IOException, InterruptedException {
        site = new Site(root);
    }

    @AfterAll
    void takeDown() {
        site.close();
    }

    @Test
    @Order(1)
    void theModuleIsSmall() throws IOException {
        assertThat(packed(site.folder().resolve("module/zwickmuehle.wasm"))).isLessThan(MODULE_BYTES);
    }

    /** As a web space sends it that packs texts, as nearly all do. */
    @Test
    @Order(2)
    void theFirstViewIsSmallAndSoonThere() throws IOException {
        Visitor guest = visitorOf(site.address());
        Set<String> asked = new TreeSet<>();
        guest.page.onResponse(response -> asked.add(URI.create(response.url()).getPath()));
        long started = System.nanoTime();
        guest.open("/");
        guest.page.waitForFunction("() => document.querySelector('.point.choice')");
        long playable = System.nanoTime();
        Set<String> first = new TreeSet<>(asked);
        guest.choose(new SplittableRandom(1), Visitor.Hand.MOUSE);
        guest.awaitMoves(2);
        long answered = System.nanoTime();
        long bytes = 0;
        for (String path : first) {
            bytes += packed(site.file(path));
        }
        System.out.printf("first view: %d files, %d bytes; playable after %d ms, first answer %d ms after the click%n",
                first.size(), bytes, (playable - started) / 1_000_000, (answered - playable) / 1_000_000);
        assertThat(first).anyMatch(path -> path.endsWith(".wasm"));
        assertThat(bytes).isLessThan(FIRST_VIEW_BYTES);
    }

    private static int packed(Path file) throws IOException {
        byte[] plain = Files.readAllBytes(file);
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(plain);
        }
        return Math.min(plain.length, packed.size());
    }

    /** The document and a script each say of which version they are; they differ in no page that stays. */
    @Test
    @Order(3)
    void afterAnUpdateAllFilesAreOfTheOldVersionOrAllOfTheNew() throws IOException {
        site.update("1");
        Visitor guest = visitorOf(site.address());
        guest.sitDown("viergewinnt", "level:1");
        guest.page.waitForFunction("() => navigator.serviceWorker.controller");
        assertThat(settled(guest)).isEqualTo("1");
        site.update("2");
        // The page that looks for it goes on as it is; the next start takes it.
        guest.page.reload();
        guest.page.waitForFunction(WAITING);
        assertThat(settled(guest)).isEqualTo("1");
        startAnew(guest);
        awaitBuild(guest, "2");
        assertThat(settled(guest)).isEqualTo("2");
        guest.offline(true);
        guest.page.reload();
        guest.playToTheEnd(new SplittableRandom(6), Visitor.Hand.MOUSE);
        assertThat(settled(guest)).isEqualTo("2");
        assertThat(guest.errors()).isEmpty();
    }

    /** While a new version is being put there, a web space has files of both: nobody keeps such a mixture. */
    @Test
    @Order(4)
    void aMixtureOfTwoVersionsIsNotKept() throws IOException {
        String whole = Files.readString(site.folder().resolve("view.js"));
        Files.writeString(site.folder().resolve("view.js"), "// of another version\n" + whole);
        Visitor guest = visitorOf(site.address());
        guest.open("/");
        guest.page.waitForFunction("() => document.querySelector('.point.choice')");
        assertThat(guest.page.evaluate("""
                async () => {
                  const { installing } = await navigator.serviceWorker.register('./site.js');
                  await new Promise((changed) => (installing.onstatechange = changed));
                  return installing.state;
                }""")).isEqualTo("redundant");
        assertThat(guest.page.evaluate("() => caches.keys()")).isEqualTo(List.of());
        Files.writeString(site.folder().resolve("view.js"), whole);
        guest.page.reload();
        guest.page.waitForFunction("() => navigator.serviceWorker.controller");
    }

    /** The new version may load the page once more just then, which ends a visit before it began. */
    private static void startAnew(Visitor guest) {
        try {
            guest.page.reload();
        } catch (PlaywrightException interrupted) {
            guest.page.waitForLoadState();
        }
    }

    private static void awaitBuild(Visitor guest, String build) {
        while (true) {
            try {
                guest.page.waitForFunction("build => document.documentElement.dataset.build === build", build);
                return;
            } catch (TimeoutError late) {
                throw late;
            } catch (PlaywrightException loadedAnew) {
                guest.page.waitForLoadState();
            }
        }
    }

    /** The version of the page, once all of it is of one. */
    private static String settled(Visitor guest) {
        while (true) {
            try {
                return String.valueOf(guest.page.waitForFunction("""
                        () => {
                          const { build, script } = document.documentElement.dataset;
                          return document.querySelector('.point') && build === script && build;
                        }""").jsonValue());
            } catch (TimeoutError mixed) {
                throw mixed;
            } catch (PlaywrightException loadedAnew) {
                guest.page.waitForLoadState();
            }
        }
    }
}
