package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** The files of the page without a server: how large they are, and how one version follows another. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class AnywhereFilesTest extends BrowserTest {
    /** What was reached, and a little room. */
    private static final int MODULE_BYTES = 260_000;
    private static final int FIRST_VIEW_BYTES = 450_000;

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
    @Tag("slow")
    @Order(3)
    void afterAnUpdateAllFilesAreOfTheOldVersionOrAllOfTheNew() throws IOException {
        Visitor guest = visitorOf(site.address());
        guest.sitDown("viergewinnt", "level:1");
        guest.page.waitForFunction("() => navigator.serviceWorker.controller");
        update("2");
        String version = "";
        for (int visit = 0; visit < 6 && !version.equals("2 2"); visit++) {
            guest.page.reload();
            guest.page.locator(".point").first().waitFor();
            // A new version is fetched meanwhile, and may load the page once more.
            guest.page.waitForTimeout(1_500);
            guest.page.waitForFunction("() => document.querySelector('.point')");
            version = version(guest);
            assertThat(version).isIn("1 1", "2 2");
        }
        assertThat(version).isEqualTo("2 2");
        guest.offline(true);
        guest.page.reload();
        guest.playToTheEnd(new SplittableRandom(6), Visitor.Hand.MOUSE);
        assertThat(version(guest)).isEqualTo("2 2");
        assertThat(guest.errors()).isEmpty();
    }

    private static String version(Visitor guest) {
        return String.valueOf(guest.page.evaluate("() => `${document.documentElement.dataset.build ?? 1} "
                + "${document.documentElement.dataset.script ?? 1}`"));
    }

    /** As another {@code build/site} would change it: other files, and another name for all of them together. */
    private void update(String build) throws IOException {
        edit("index.html", "<html ", "<html data-build=\"" + build + "\" ");
        edit("index.html", "data-version=\"", "data-version=\"" + build);
        edit("render.js", "// ", "document.documentElement.dataset.script = \"" + build + "\";\n// ");
        edit("version.js", "version: \"", "version: \"" + build);
    }

    private void edit(String name, String what, String with) throws IOException {
        Path file = site.folder().resolve(name);
        String text = Files.readString(file);
        assertThat(text).contains(what);
        Files.writeString(file, text.replaceFirst(what, with.replace("\\", "\\\\")));
    }
}
