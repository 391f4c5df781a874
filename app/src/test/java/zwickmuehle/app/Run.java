package zwickmuehle.app;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** One run of the command line inside the test: what it printed, and how it ended. */
record Run(int exitCode, String out, String err) {

    static Run of(String... arguments) {
        return of(Locale.ENGLISH, arguments);
    }

    static Run of(Locale locale, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = new CommandLineProgram(new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8), locale).run(arguments);
        return new Run(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    String lastLine() {
        return out.lines().reduce("", (_, line) -> line);
    }
}
