package zwickmuehle.app;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The user's browser, asked through the desktop. Where there is none, nothing happens: the address is printed anyway. */
final class Browser {
    private Browser() {}

    static void open(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        List<String> command;
        if (system.contains("mac")) {
            command = List.of("open", address);
        } else if (system.contains("win")) {
            command = List.of("rundll32", "url.dll,FileProtocolHandler", address);
        } else {
            command = List.of("xdg-open", address);
        }
        try {
            new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        } catch (IOException _) {
            // No desktop: the address is on the terminal.
        }
    }
}
