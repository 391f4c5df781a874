package zwickmuehle.app;

import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Sentence;

/**
 * Asks somebody at a terminal whether to begin something that takes long. Where nobody sits, nobody is asked, and it begins:
 * scripts must not hang.
 *
 * @param answers reads a line typed in answer, null at the end of input; null itself if nobody sits there
 */
record Consent(Console console, @Nullable Supplier<@Nullable String> answers) {

    @SuppressWarnings("SystemConsoleNull") // it may be null still where there is no terminal at all
    static Consent atTerminal(Console console) {
        java.io.Console terminal = System.console();
        return new Consent(console, terminal == null || !terminal.isTerminal() ? null : terminal::readLine);
    }

    boolean given() {
        if (answers == null) {
            return true;
        }
        console.err().print(new Sentence("Begin? [y/N] ", "Beginnen? [j/N] ").in(console.locale()));
        console.err().flush();
        String answer = answers.get();
        return answer != null && answer.strip().toLowerCase(Locale.ROOT).matches("y|yes|j|ja");
    }
}
