package zwickmuehle.arena.players;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Sentence;

/**
 * What stands behind a fault whose symptom misleads: a file that is there at home and not in the sandbox, an encoding that
 * looks right in an editor. Guesses, told as a clause behind the facts.
 */
final class Hint {
    private static final List<String> MISSING = List.of("No such file or directory", "NoSuchFileException",
            "FileNotFoundException");
    private static final List<String> NOT_FOUND = List.of("No such file", "not found");
    /** A file that Python, Java or C++ did not find by a name that begins at no root. */
    private static final Pattern RELATIVE = Pattern.compile("No such file or directory: '[^/']"
            + "|(?:NoSuchFileException|FileNotFoundException): (?!/)\\S");
    private static final Pattern PROGRAM = Pattern.compile("can't open file '(/[^'\\\\]+)'");
    private static final int LONGEST_FIRST_LINE = 256;
    private static final Sentence WINDOWS_LINES = new Sentence(
            "its lines end in \\r\\n, as Windows writes them: save it with \\n alone",
            "seine Zeilen enden auf \\r\\n, wie Windows sie schreibt: speichere es mit \\n allein");
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private Hint() {}

    /** About the file of the program's own that its command begins with, if it was not started; null if there is nothing to add. */
    static @Nullable Sentence ofFile(List<String> command, Path directory) {
        String word = command.getFirst();
        Path file = directory.resolve(word);
        if (!Files.isRegularFile(file)) {
            return null;
        }
        if (word.indexOf('/') < 0) {
            return Sentence.of("there is a file of that name: write ./%s",
                    "eine Datei dieses Namens gibt es: schreibe ./%s",
                    Excerpt.spelledOut(word, 60));
        }
        if (!Files.isExecutable(file)) {
            return new Sentence("the file may not be executed: chmod +x makes that possible",
                    "die Datei darf nicht ausgeführt werden: chmod +x erlaubt es");
        }
        return firstLine(file).matches("(?s)#!.*\r") ? WINDOWS_LINES : null;
    }

    /** The beginning of it, without its newline. */
    private static String firstLine(Path file) {
        try (InputStream bytes = Files.newInputStream(file)) {
            String beginning = new String(bytes.readNBytes(LONGEST_FIRST_LINE), StandardCharsets.ISO_8859_1);
            return beginning.substring(0, Math.max(0, beginning.indexOf('\n')));
        } catch (IOException unreadable) {
            return "";
        }
    }

    /** About its last complaint; null if there is nothing to add. */
    static @Nullable Sentence ofComplaint(String complaint, Sandbox sandbox) {
        if (complaint.contains("\\r") && NOT_FOUND.stream().anyMatch(complaint::contains)) {
            return WINDOWS_LINES;
        }
        if (complaint.contains("File too large")) {
            return Sentence.of("a file it writes may have %d MB", "eine Datei, die es schreibt, darf %d MB haben",
                    sandbox.terms().limits().fileBytes() >> 20);
        }
        if (RELATIVE.matcher(complaint).find()) {
            return new Sentence(
                    "a name like this is looked for in the folder in which it is started: open it beside the program's own file, or give the player a `folder`",
                    "ein solcher Name wird in dem Ordner gesucht, in dem es gestartet wird: öffne die Datei neben der eigenen Programmdatei, oder gib dem Spieler einen `folder`");
        }
        if (!sandbox.separates()) {
            return null;
        }
        if (complaint.contains("Read-only file system")) {
            return new Sentence("in the sandbox it can write to /tmp only, and what it wrote is gone after the game",
                    "in der Sandbox kann es nur nach /tmp schreiben, und nach der Partie ist das fort");
        }
        // Python says itself that the program is not there; only one that is there has to be seen in the sandbox, too.
        Matcher program = PROGRAM.matcher(complaint);
        boolean nowhere = program.find() && !Files.exists(Path.of(program.group(1)));
        return !nowhere && MISSING.stream().anyMatch(complaint::contains)
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
