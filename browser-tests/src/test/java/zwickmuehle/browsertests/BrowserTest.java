package zwickmuehle.browsertests;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.trust.ServerProcess;

/** A server and a browser for the tests of one class; every test gets visitors of its own. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserTest {
    private final List<Visitor> visitors = new ArrayList<>();
    private Playwright playwright;
    private Browser browser;
    private ServerProcess server;

    @BeforeAll
    void open(@TempDir Path data) throws IOException {
        playwright = Playwright
                .create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        BrowserType.LaunchOptions options = new BrowserType.LaunchOptions().setHeadless(true)
                .setArgs(List.of("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"));
        Chromium.find().ifPresent(options::setExecutablePath);
        browser = playwright.chromium().launch(options);
        server = new ServerProcess(data, options(data));
    }

    /** More words for the command line of the server. */
    List<String> options(Path data) throws IOException {
        return List.of();
    }

    @AfterEach
    void leave() {
        visitors.forEach(Visitor::close);
        visitors.clear();
    }

    @AfterAll
    void close() {
        browser.close();
        playwright.close();
        server.close();
    }

    ServerProcess server() {
        return server;
    }

    Visitor visitor() {
        return visitor(Visitor.Device.DESKTOP);
    }

    Visitor visitor(Visitor.Device device) {
        return met(new Visitor(browser, server.address(), device, ReducedMotion.REDUCE));
    }

    /** Somebody whose device lets things move. */
    Visitor spectator(Visitor.Device device) {
        return met(new Visitor(browser, server.address(), device, ReducedMotion.NO_PREFERENCE));
    }

    /** Somebody who may open the page elsewhere than on the server, and whose browser may keep its files. */
    Visitor visitorOf(String address) {
        return met(new Visitor(browser, address, Visitor.Device.DESKTOP, ReducedMotion.REDUCE,
                ServiceWorkerPolicy.ALLOW));
    }

    /** Somebody at another server. */
    Visitor visitor(String address, Visitor.Device device, ReducedMotion motion) {
        return met(new Visitor(browser, address, device, motion));
    }

    private Visitor met(Visitor visitor) {
        visitors.add(visitor);
        return visitor;
    }
}
