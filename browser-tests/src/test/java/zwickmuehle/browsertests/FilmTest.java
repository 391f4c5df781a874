package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * What moves, as film strips of one picture every 100 ms from the click on. They go to {@code target/film}, or to the
 * folder named by {@code -Dfilm=…} (for the ones kept in {@code docs}).
 */
class FilmTest extends BrowserTest {
    private static final Path FOLDER = Path.of(System.getProperty("film", "target/film"));
    private static final Visitor.Device PHONE = new Visitor.Device(400, 600, "en-GB", ColorScheme.LIGHT, "wood");

    @Test
    void theComputersMovesAndTheEndAreSeenHappening() throws IOException {
        Visitor person = spectator(PHONE);
        person.begin("{\"game\": \"muehle\", \"white\": \"human\", \"black\": \"level:1\"}");
        film(person, "placing", 1_200, "d6");
        person.begin("{\"game\": \"muehle\", \"white\": \"human\", \"black\": \"level:1\","
                + " \"position\": \"WBEEWEEEEEBEEWEEEBEBEEEW 0 0 w\"}");
        person.point("f4").click();
        film(person, "moving", 1_200, "g4");
        person.begin("{\"game\": \"muehle\", \"white\": \"human\", \"black\": \"alphabeta:depth=4\","
                + " \"position\": \"BBEEEEEEEEEEEEEEEEEWEEEW 7 7 w\"}");
        film(person, "mill", 2_200, "e3");
        person.begin("{\"game\": \"viergewinnt\", \"white\": \"human\", \"black\": \"level:1\"}");
        film(person, "viergewinnt", 1_400, "4");
        person.begin("{\"game\": \"viergewinnt\", \"white\": \"human\", \"black\": \"level:3\","
                + " \"moves\": [\"1\", \"1\", \"2\", \"2\", \"3\", \"3\"]}");
        film(person, "end", 2_600, "4");
        assertThat(person.errors()).isEmpty();
    }

    private static void film(Visitor person, String name, int milliseconds, String point) throws IOException {
        person.awaitTurn();
        try (Camera camera = new Camera(person.page)) {
            long start = System.currentTimeMillis();
            person.point(point).click();
            person.page.waitForTimeout(milliseconds);
            Path strip = FOLDER.resolve(name + ".jpg");
            assertThat(camera.develop(start, milliseconds, strip)).as("pictures that differ: " + name)
                    .isGreaterThan(3);
            assertThat(strip).isNotEmptyFile();
        }
    }
}
