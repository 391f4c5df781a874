package zwickmuehle.browsertests;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ScreenshotType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Shows one view on screens of every size, light and dark, looks for what no view may have anywhere, and keeps pictures
 * where a folder for them is given.
 */
final class Gallery {
    /** A screen; of a narrow one the whole page is kept, as people scroll there. */
    private record Screen(int width, int height) {
        boolean phone() {
            return width < 500;
        }

        boolean touched() {
            return width < 900;
        }
    }

    /** The third is a desktop at 200 %. */
    private static final List<Screen> SCREENS = List.of(new Screen(320, 568), new Screen(390, 664),
            new Screen(720, 450), new Screen(844, 390), new Screen(1366, 650), new Screen(1440, 900));

    /** Nothing is on its way any more: every style and typeface is here, and every motion that ends has ended. */
    private static final String SETTLED = """
            () => document.fonts.status === 'loaded'
              && [...document.querySelectorAll('link[rel=stylesheet]')].every(link => link.sheet)
              && document.getAnimations().every(({ effect, playState }) =>
                playState !== 'running' || effect.getComputedTiming().endTime === Infinity)""";

    /** Everything to be seen that is painted by something which is not: such a stone is hollow. */
    static final String HOLLOW = """
            () => [...document.querySelectorAll('main svg *, header svg *')].filter(shape => shape.checkVisibility())
              .flatMap(shape => ['fill', 'stroke', 'clip-path'].map(name => shape.getAttribute(name)))
              .flatMap(value => value?.match(/^url\\\\(#(.+)\\\\)$/)?.slice(1) ?? [])
              .filter(name => !document.getElementById(name)?.closest('svg').checkVisibility())
              .map(name => 'hollow: ' + name)""";

    /** What can be hit and is smaller than a fingertip; a box to tick is hit by its label, too. */
    static final String TOO_SMALL = """
            () => [...document.querySelectorAll('a, button, select, input, textarea, summary')]
              .filter(one => one.checkVisibility() && !one.matches('.skip'))
              .map(one => [one, (/radio|checkbox/.test(one.type) && one.labels[0] || one).getBoundingClientRect()])
              .filter(([, box]) => Math.min(box.width, box.height) < 39.5)
              .map(([one, box]) => `too small: ${one.id || one.dataset.point || one.textContent} ${box.width} x ${box.height}`)""";

    private static final String WIDER = """
            () => document.documentElement.scrollWidth > innerWidth
              ? ['wider than the window by ' + (document.documentElement.scrollWidth - innerWidth)] : []""";

    /** What can be pressed and is not on the screen, or not whole, and cannot be scrolled to. */
    private static final String OUT_OF_REACH = """
            () => [...document.querySelectorAll('a, button, select, input, textarea, summary')]
              .filter(one => one.checkVisibility() && !one.matches('.skip'))
              .filter(one => {
                const { left, right } = one.getBoundingClientRect();
                if (left >= -1 && right <= innerWidth + 1) return false;
                for (let box = one.parentElement; box && box !== document.body; box = box.parentElement)
                  if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return false;
                return true;
              })
              .map(one => `out of reach: ${one.id || one.textContent.trim().slice(0, 60)}`)""";

    /** Words that are cut off where nobody can scroll to the rest of them, and nothing says that there is more. */
    private static final String CUT_OFF = """
            () => [...document.querySelectorAll('body *')]
              .filter(one => one.checkVisibility() && !one.matches('option, optgroup, select, input, .hidden-text, .skip, svg *'))
              .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
              .flatMap(one => {
                const range = document.createRange();
                range.selectNodeContents(one);
                const words = range.getBoundingClientRect();
                for (let box = one; box && box !== document.body; box = box.parentElement) {
                  const style = getComputedStyle(box);
                  if (style.clipPath !== 'none' || box.matches('.hidden-text')) return [];
                  const edge = box.getBoundingClientRect();
                  const cuts = side => ['hidden', 'clip'].includes(side);
                  if (style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowX)) return [];
                  if (cuts(style.overflowX) && (words.right > edge.right + 1 || words.left < edge.left - 1)
                      || cuts(style.overflowY) && (words.bottom > edge.bottom + 2 || words.top < edge.top - 2))
                    return ['cut off: ' + one.textContent.trim().slice(0, 60)];
                }
                return words.right > innerWidth + 1 || words.left < -1 ? ['off the screen: ' + one.textContent.trim().slice(0, 60)] : [];
              })""";

    /** Words of a button that stick out of it. */
    private static final String STICKS_OUT = """
            () => [...document.querySelectorAll('button, a, summary, th, td, label')]
              .filter(one => one.checkVisibility() && one.textContent.trim() && !one.closest('.hidden-text') && !one.matches('.skip, .brand'))
              .flatMap(one => {
                const range = document.createRange();
                range.selectNodeContents(one);
                const words = range.getBoundingClientRect();
                const edge = one.getBoundingClientRect();
                return !words.width || getComputedStyle(one).overflowX !== 'visible' || words.right <= edge.right + 1.5 && words.left >= edge.left - 1.5
                  ? [] : [`sticks out: ${one.textContent.trim().slice(0, 60)}`];
              })""";

    /** What can be pressed and lies on something else that can be pressed. */
    private static final String COVERED = """
            () => {
              const room = document.querySelector('dialog[open]') ?? document;
              const all = [...room.querySelectorAll('a, button, select, input, summary')]
                .filter(one => one.checkVisibility() && !one.closest('.board, .board-frame, .moves, .tree, #ending, .toasts') && !one.matches('.skip, [type=radio], [type=checkbox]'))
                .map(one => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
              const found = [];
              for (const [a, here] of all)
                for (const [b, there] of all)
                  if (a !== b && !a.contains(b) && !b.contains(a) && a.compareDocumentPosition(b) & 4
                      && Math.min(here.right, there.right) - Math.max(here.left, there.left) > 2
                      && Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top) > 2
                      && getComputedStyle(a).position !== 'sticky' && !a.closest('header') && !b.closest('header'))
                    found.push(`covered: ${a.id || a.textContent} by ${b.id || b.textContent}`);
              return found;
            }""";

    private final Visitor person;
    private final String look;
    private final Optional<Path> folder;
    private final List<ColorScheme> schemes;
    private final List<String> flaws = new ArrayList<>();

    /** @param look what pictures of this person are called after the name of the view */
    Gallery(Visitor person, String look, Optional<Path> folder, List<ColorScheme> schemes) {
        this.person = person;
        this.look = look;
        this.folder = folder;
        this.schemes = List.copyOf(schemes);
    }

    /** One line for each thing that is wrong somewhere. */
    List<String> flaws() {
        return List.copyOf(flaws);
    }

    /** Shows what this person sees now, under a name. */
    void show(String view) {
        Page page = person.page;
        page.mouse().move(0, 0);
        for (ColorScheme scheme : schemes) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            for (Screen screen : SCREENS) {
                if (!worn(screen, scheme)) {
                    continue;
                }
                String where = String.join("-", view, look, scheme.name().toLowerCase(Locale.ROOT),
                        screen.width() + "x" + screen.height());
                page.setViewportSize(screen.width(), screen.height());
                page.waitForFunction("width => innerWidth === width", screen.width());
                page.waitForFunction("width => matchMedia('(width: ' + width + 'px)').matches", screen.width());
                page.waitForFunction(SETTLED);
                page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
                judge(page, screen, where);
                folder.ifPresent(kept -> page.screenshot(new Page.ScreenshotOptions()
                        .setPath(kept.resolve(where + ".jpg")).setType(ScreenshotType.JPEG).setQuality(82)
                        .setFullPage(screen.phone())));
            }
        }
        page.setViewportSize(1440, 900);
    }

    /** With {@code -Dgallery.few} every screen is shown in two of the four looks only, for a quick look at everything. */
    private boolean worn(Screen screen, ColorScheme scheme) {
        boolean dark = scheme == ColorScheme.DARK;
        boolean evening = screen.width() == 320 || screen.width() == 1366;
        return System.getProperty("gallery.few") == null || dark == (evening != look.startsWith("pixel"));
    }

    private void judge(Page page, Screen screen, String where) {
        String always = String.join(", ", WIDER, OUT_OF_REACH, CUT_OFF, STICKS_OUT, COVERED, HOLLOW);
        String questions = screen.touched() ? always + ", " + TOO_SMALL : always;
        ((List<?>) page.evaluate("() => [" + questions + "].flatMap(question => question())"))
                .forEach(flaw -> note(where + ": " + flaw));
        if (screen.width() == 390 && System.getProperty("gallery.few") == null) {
            Axe.violations(page).forEach(violation -> note(where + ": " + violation));
        }
    }

    /** Beside the pictures they are written at once, so that nothing is lost if a view further on cannot be reached. */
    private void note(String flaw) {
        flaws.add(flaw);
        folder.ifPresent(kept -> {
            try {
                Files.createDirectories(kept);
                Files.writeString(kept.resolve("flaws.txt"), flaw + "\n", StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND);
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        });
    }
}
