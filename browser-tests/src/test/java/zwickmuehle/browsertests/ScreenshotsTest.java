package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The pictures for people to judge: both games, both themes, light and dark, phone and desktop, both languages. They go
 * to {@code target/screenshots}, or to the folder named by {@code -Dscreenshots=…} (for the ones kept in {@code docs}). Where nobody asked for them, one of each
 * value is enough to see that they can be taken: {@link ViewsTest} looks at every look.
 */
class ScreenshotsTest extends BrowserTest {
    private static final Path FOLDER = Path.of(System.getProperty("screenshots", "target/screenshots"));

    static Stream<Arguments> looks() {
        if (System.getProperty("screenshots") == null) {
            return Stream.of(Arguments.of("desktop", "wood", ColorScheme.LIGHT, "de"),
                    Arguments.of("phone", "pixel", ColorScheme.DARK, "en"));
        }
        return Stream.of("desktop", "phone").flatMap(device -> Stream.of("wood", "pixel")
                .flatMap(theme -> Stream.of(ColorScheme.LIGHT, ColorScheme.DARK).flatMap(scheme -> Stream.of("de", "en")
                        .map(language -> Arguments.of(device, theme, scheme, language)))));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void bothGamesInEveryLook(String device, String theme, ColorScheme scheme, String language) {
        boolean phone = device.equals("phone");
        Visitor person = visitor(new Visitor.Device(phone ? 390 : 1440, phone ? 844 : 900,
                language.equals("de") ? "de-DE" : "en-GB", scheme, theme));
        String look = String.join("-", device, theme, scheme.name().toLowerCase(Locale.ROOT), language);

        person.sitDown("muehle", "level:2");
        play(person, List.of("d6", "d2", "b4", "f4", "a7", "g1"));
        assertThat(picture(person, "muehle-" + look)).isNotEmptyFile();

        person.sitDown("viergewinnt", "level:2");
        play(person, List.of("4", "4", "3", "5"));
        assertThat(picture(person, "viergewinnt-" + look)).isNotEmptyFile();

        if (!phone && language.equals(theme.equals("wood") ? "de" : "en")) {
            person.open("/analysis?game=muehle&moves=d6,f4,d2,b4,a7,g7");
            person.page.locator(".mark-value").first().waitFor();
            person.page.waitForTimeout(1_500);
            assertThat(picture(person, "analysis-" + look)).isNotEmptyFile();
            person.open("/howto");
            person.page.locator(".lessons").first().waitFor();
            assertThat(picture(person, "howto-" + look)).isNotEmptyFile();
        }
    }

    /** Plays on these points where they are free, so that the picture shows a game under way. */
    private static void play(Visitor person, List<String> points) {
        for (String point : points) {
            person.awaitTurn();
            if (person.page.locator(".point.choice[data-point='" + point + "']").count() > 0) {
                person.point(point).click();
                person.page.waitForTimeout(120);
            }
        }
        person.awaitTurn();
        person.page.mouse().move(0, 0);
    }

    /** Keeps what this person sees. */
    static Path picture(Visitor person, String name) {
        Path file = FOLDER.resolve(name + ".png");
        person.page.screenshot(new Page.ScreenshotOptions().setPath(file));
        assertThat(Files.exists(file)).isTrue();
        return file;
    }
}
