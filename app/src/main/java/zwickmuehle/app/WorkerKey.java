package zwickmuehle.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import zwickmuehle.rules.NotationException;

/** The key that a server and its workers share, from a file: on a command line everybody could read it. */
final class WorkerKey {
    private static final int SHORTEST = 16;
    private static final int LONGEST = 1_000;

    private WorkerKey() {}

    static String read(Path file) {
        String key;
        try {
            key = Files.readString(file).strip();
        } catch (IOException e) {
            throw new NotationException("can't read %s (%s)", "kann %s nicht lesen (%s)", file, FileTrouble.of(e));
        }
        if (key.length() < SHORTEST || key.length() > LONGEST || !key.chars().allMatch(c -> c > ' ' && c < 127)) {
            throw new NotationException(
                    "%s: expected a key of at least %d letters and digits on one line; this makes one: openssl rand -hex 24",
                    "%s: erwartet wird ein Schlüssel aus mindestens %d Buchstaben und Ziffern in einer Zeile; so entsteht einer: openssl rand -hex 24",
                    file, SHORTEST);
        }
        return key;
    }
}
