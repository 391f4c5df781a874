package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code analyse --reasons}, for people in their language and for programs in both. */
final class ReasonsShownTest {
    /** Yellow has three in a row, open on both sides. */
    private static final String OPEN_THREE = "334455";

    @Test
    void analyseSaysWhyInTheLanguageOfWhoAsks() {
        assertThat(Run.of("analyse", "--game", "viergewinnt", "--reasons", OPEN_THREE).out())
                .contains("Four in a row: Yellow wins.");
        assertThat(Run.of(Locale.GERMAN, "analyse", "--game", "viergewinnt", "--reasons", OPEN_THREE).out())
                .contains("Vier in einer Reihe: Gelb gewinnt.");
        assertThat(Run.of("analyse", "--game", "viergewinnt", OPEN_THREE).out()).doesNotContain("Four in a row");
    }

    @Test
    void theJsonHasBothLanguagesAndThePoints() {
        JsonNode moves = JsonMapper.shared()
                .readTree(Run.of("analyse", "--game", "viergewinnt", "--reasons", "--json", OPEN_THREE).out())
                .path("moves");
        assertThat(moves).hasSize(7).anySatisfy(move -> {
            JsonNode reason = move.path("reasons").path(0);
            assertThat(reason.path("kind").asString("")).isEqualTo("makes-four");
            assertThat(reason.path("de").asString("")).startsWith("Vier in einer Reihe");
            assertThat(reason.path("points")).hasSize(4);
        });
    }
}
