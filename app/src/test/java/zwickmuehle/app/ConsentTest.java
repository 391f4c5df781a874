package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Only a clear yes begins what takes long; where nobody sits, nobody is asked. */
final class ConsentTest {
    private final ByteArrayOutputStream asked = new ByteArrayOutputStream();
    private final PrintStream stream = new PrintStream(asked, true, StandardCharsets.UTF_8);

    private boolean given(@Nullable String typed) {
        return new Consent(new Console(stream, stream, Locale.GERMAN), () -> typed).given();
    }

    @Test
    void onlyAYesIsAYes() {
        assertThat(given("j")).isTrue();
        assertThat(given(" Yes ")).isTrue();
        assertThat(given("")).isFalse();
        assertThat(given("nein")).isFalse();
        assertThat(given(null)).isFalse();
        assertThat(asked.toString(StandardCharsets.UTF_8)).contains("Beginnen?");
    }

    @Test
    void scriptsAreNotAsked() {
        assertThat(new Consent(new Console(stream, stream, Locale.ENGLISH), null).given()).isTrue();
        assertThat(asked.size()).isZero();
    }
}
