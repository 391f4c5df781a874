package zwickmuehle.browsertests;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * One person at one device: a browser context of its own, with its page. It does only what a person can do, by mouse or
 * by keyboard, and remembers every error the page reports.
 */
final class Visitor implements AutoCloseable {
    /** How a device looks and speaks. */
    record Device(int width, int height, String language, ColorScheme scheme, String theme, boolean touch) {
        static final Device DESKTOP = new Device(1440, 900, "de-DE", ColorScheme.LIGHT, "wood");
        static final Device PHONE = new Device(390, 664, "de-DE", ColorScheme.LIGHT, "wood", true);

        Device(int width, int height, String language, ColorScheme scheme, String theme) {
            this(width, height, language, scheme, theme, false);
        }
    }

    /** What a person enters moves with. */
    enum Hand {
        MOUSE, KEYBOARD, TOUCH
    }

    private static final String OVER = ".turn.over";

    private final BrowserContext context;
    private final String address;
    private final List<String> errors = new ArrayList<>();
    final Page page;

    Visitor(Browser browser, String address, Device device, ReducedMotion motion) {
        this(browser, address, device, motion, ServiceWorkerPolicy.BLOCK);
    }

    /**
     * Somebody at a device.
     *
     * @param serviceWorkers whether the page may keep its files for a start without a network
     */
    Visitor(Browser browser, String address, Device device, ReducedMotion motion, ServiceWorkerPolicy serviceWorkers) {
        this.address = address;
        context = browser.newContext(new Browser.NewContextOptions().setViewportSize(device.width(), device.height())
                .setLocale(device.language()).setColorScheme(device.scheme())
                .setReducedMotion(motion).setServiceWorkers(serviceWorkers).setHasTouch(device.touch()));
        context.addInitScript("localStorage.setItem('zwickmuehle.theme', '" + device.theme() + "')");
        // A loaded machine is slow, not wrong.
        context.setDefaultTimeout(90_000);
        page = context.newPage();
        page.onConsoleMessage(this::note);
        page.onPageError(errors::add);
    }

    private void note(ConsoleMessage message) {
        // A browser reports every refused request; what matters of those is how the page answers.
        if (message.type().equals("error") && !message.text().startsWith("Failed to load resource"))
            errors.add(message.text());
    }

    /** The same person at another device: it has their cookie, and nothing else. */
    Visitor atAnotherDevice() {
        Visitor other = new Visitor(Objects.requireNonNull(context.browser()), address, Device.DESKTOP,
                ReducedMotion.REDUCE);
        other.context.addCookies(context.cookies());
        return other;
    }

    /** Cuts the device off from every network, or connects it again. */
    void offline(boolean cut) {
        context.setOffline(cut);
    }

    List<String> errors() {
        return errors;
    }

    void open(String path) {
        page.navigate(address + path);
    }

    /** Opens the first view and goes to a game of this kind against a player named by its words. */
    void sitDown(String game, String opponent) {
        open("/");
        point(page.locator(".point").first().getAttribute("data-point")).waitFor();
        page.locator("[data-start=" + game + "]").click();
        page.locator(game.equals("muehle") ? ".board.muehle" : ".board.vier").waitFor();
        page.locator("#player-black option[value='" + opponent + "']")
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        page.locator("#player-black").selectOption(opponent);
        page.waitForFunction("words => document.querySelector('#player-black').value === words", opponent);
    }

    /** Begins a game as the server is asked for one in JSON, and opens it. */
    void begin(String wishes) {
        if (page.url().equals("about:blank")) {
            open("/howto");
        }
        Object id = page.evaluate("async wishes => (await (await fetch('/api/games', { method: 'POST',"
                + " headers: { 'Content-Type': 'application/json' }, body: wishes })).json()).id", wishes);
        open("/game/" + id);
        page.locator(".point").first().waitFor();
    }

    /** Follows an invitation to a free seat, and says a name when asked for one. */
    void join(String link, String name) {
        open(link);
        page.locator(".stage.flipped").waitFor();
        page.locator("#name").fill(name);
        page.locator(".name-form button[type=submit]").click();
        page.locator("dialog").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    /** Goes to a view by its link: in the header where that has room for it, else in the menu. */
    void follow(String path) {
        Locator link = page.locator(".links a[href='" + path + "']");
        if (link.isVisible()) {
            link.click();
        } else {
            page.locator("#menu").click();
            page.locator("dialog a[href='" + path + "']").click();
        }
    }

    /** Presses a button that is shown only when one asks for more of them. */
    void pressRare(String action) {
        if (page.locator("#rare").isHidden()) {
            page.locator("#action-more").click();
        }
        page.locator("#action-" + action).click();
    }

    void awaitEnd() {
        page.locator(OVER).waitFor();
    }

    Locator point(String id) {
        return page.locator("[data-point='" + id + "']");
    }

    String turn() {
        return page.locator(".turn").textContent();
    }

    List<String> moves() {
        return page.locator(".moves button").allTextContents();
    }

    boolean over() {
        return page.locator(OVER).count() > 0;
    }

    void awaitTurn() {
        page.waitForFunction(
                "() => document.querySelector('.point.choice') || document.querySelector('" + OVER + "')");
    }

    void awaitMoves(int count) {
        page.waitForFunction("count => document.querySelectorAll('.moves button').length >= count", count);
    }

    /** Makes one choice among those offered; a whole move may need up to three of them. */
    void choose(RandomGenerator random, Hand hand) {
        List<?> choices = (List<?>) page.evaluate(
                "() => [...document.querySelectorAll('.point.choice')].map(point => point.dataset.point)");
        if (choices.isEmpty())
            return;
        Locator chosen = point(String.valueOf(choices.get(random.nextInt(choices.size()))));
        switch (hand) {
            case MOUSE -> click(chosen);
            case TOUCH -> chosen.tap();
            case KEYBOARD -> {
                chosen.focus();
                page.keyboard().press("Enter");
            }
        }
    }

    /** What was on offer may be gone by now: the opponent's answer can end the game, and its card lies on the board. */
    private void click(Locator chosen) {
        try {
            chosen.click(new Locator.ClickOptions().setTimeout(5_000));
        } catch (TimeoutError late) {
            if (!over()) {
                throw late;
            }
        }
    }

    /** Plays until the game is over. */
    void playToTheEnd(RandomGenerator random, Hand hand) {
        for (int choices = 0; choices < 2_000; choices++) {
            awaitTurn();
            if (over())
                return;
            choose(random, hand);
        }
        throw new AssertionError("the game did not end: " + moves());
    }

    @Override
    public void close() {
        context.close();
    }
}
