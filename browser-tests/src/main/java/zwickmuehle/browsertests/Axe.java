package zwickmuehle.browsertests;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Looks for barriers with axe-core, run inside the page. */
final class Axe {
    private static final String SCRIPT = script();

    private Axe() {}

    /** One line for every violation of WCAG 2.2 AA or of good practice; empty is good. */
    static List<String> violations(Page page) {
        page.evaluate(SCRIPT);
        List<?> found = (List<?>) page.evaluate(
                """
                        async () => (await axe.run(document, {
                          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })).violations
                          .map(violation => `${violation.id}: ${violation.nodes[0].target} ${violation.nodes[0].failureSummary}`)
                        """);
        return found.stream().map(String::valueOf).toList();
    }

    private static String script() {
        try (InputStream stream = Objects.requireNonNull(Axe.class.getResourceAsStream("/axe.min.js"))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
