package zwickmuehle.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Where lines come from: a terminal, with editing and history, or a pipe. */
public interface LineSource extends AutoCloseable {

    /** The next line, or null at the end. */
    @Nullable
    String read(String prompt) throws IOException;

    /** Whether a person sits there, who likes colours. */
    boolean interactive();

    @Override
    void close() throws IOException;

    /** The standard input of this process. Since JDK 25 there is no console again where input or output is a pipe. */
    @SuppressWarnings("SystemConsoleNull")
    static LineSource ofThisProcess() throws IOException {
        return System.console() != null && System.console().isTerminal() ? new OfTerminal() : new OfPipe();
    }

    /** Lines that a person edits. */
    final class OfTerminal implements LineSource {
        private final Terminal terminal = TerminalBuilder.builder().system(true).build();
        private final LineReader reader = LineReaderBuilder.builder().terminal(terminal).build();

        private OfTerminal() throws IOException {}

        @Override
        public @Nullable String read(String prompt) {
            try {
                return reader.readLine(prompt);
            } catch (EndOfFileException | UserInterruptException _) {
                return null;
            }
        }

        @Override
        public boolean interactive() {
            return true;
        }

        @Override
        public void close() throws IOException {
            terminal.close();
        }
    }

    /** Lines as they come. */
    final class OfPipe implements LineSource {
        private final BufferedReader reader = new BufferedReader(
                new InputStreamReader(System.in, StandardCharsets.UTF_8));

        private OfPipe() {}

        @Override
        public @Nullable String read(String prompt) throws IOException {
            return reader.readLine();
        }

        @Override
        public boolean interactive() {
            return false;
        }

        @Override
        public void close() {}
    }
}
