package zwickmuehle.app;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;
import zwickmuehle.rules.Sentence;

/** Why a file could not be read or written, in words. */
final class FileTrouble {
    private FileTrouble() {}

    /** The same with the file it happened to, where that is known. */
    static Sentence at(IOException trouble) {
        return trouble instanceof FileSystemException known && known.getFile() != null
                ? Sentence.of("%s: %s", "%s: %s", known.getFile(), of(trouble))
                : of(trouble);
    }

    static Sentence of(IOException trouble) {
        return switch (trouble) {
            case NoSuchFileException _ ->
                new Sentence("there is no such file or folder", "die Datei oder der Ordner fehlt");
            case AccessDeniedException _ -> new Sentence("access is denied", "der Zugriff wird verweigert");
            case CharacterCodingException _ -> new Sentence("it is not UTF-8 text", "es ist kein UTF-8-Text");
            case FileSystemException other when other.getReason() != null -> same(other.getReason());
            default -> same(Objects.requireNonNullElse(trouble.getMessage(), "input or output failed"));
        };
    }

    /** What the operating system says, in whatever language it says it. */
    private static Sentence same(String text) {
        return new Sentence(text, text);
    }
}
