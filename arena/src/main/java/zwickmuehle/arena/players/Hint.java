package zwickmuehle.arena.players;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Sentence;

/**
 * What stands behind a fault whose symptom misleads: a file that is there at home and not in the sandbox, an encoding that
 * looks right in an editor. Guesses, told as a clause behind the facts.
 */
final class Hint {
    private static final List<String> MISSING = List.of("No such file or directory", "NoSuchFileException",
            "FileNotFoundException");
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private Hint() {}

    /** About its last complaint; null if there is nothing to add. */
    static @Nullable Sentence ofComplaint(String complaint, Sandbox sandbox) {
        if (complaint.contains("File too large")) {
            return Sentence.of("a file it writes may have %d MB", "eine Datei, die es schreibt, darf %d MB haben",
                    sandbox.terms().limits().fileBytes() >> 20);
        }
        if (!sandbox.separates()) {
            return null;
        }
        if (complaint.contains("Read-only file system")) {
            return new Sentence("in the sandbox it can write to /tmp only, and what it wrote is gone after the game",
                    "in der Sandbox kann es nur nach /tmp schreiben, und nach der Partie ist das fort");
        }
        return MISSING.stream().anyMatch(complaint::contains)
                ? new Sentence("in the sandbox it sees no private folders but its own",
                        "in der Sandbox sieht es an privaten Ordnern nur seinen eigenen")
                : null;
    }

    /** About a line that is no ASCII; null if there is nothing to add. */
    static @Nullable Sentence ofEncoding(String line) {
        if (line.startsWith(BYTE_ORDER_MARK)) {
            return new Sentence("it begins with a byte-order mark: write plain ASCII or UTF-8 without one",
                    "davor steht eine Byte-Order-Mark: schreibe reines ASCII oder UTF-8 ohne sie");
        }
        return line.indexOf('\0') >= 0
                ? new Sentence("it looks like UTF-16: write plain ASCII or UTF-8",
                        "das sieht nach UTF-16 aus: schreibe reines ASCII oder UTF-8")
                : null;
    }

    /** The sentence, and the hint behind it if there is one. */
    static Sentence behind(Sentence sentence, @Nullable Sentence hint) {
        return hint == null ? sentence : Sentence.of("%s (%s)", "%s (%s)", sentence, hint);
    }
}
