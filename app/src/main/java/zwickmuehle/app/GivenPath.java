package zwickmuehle.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import zwickmuehle.arena.formats.Formats;
import zwickmuehle.rules.NotationException;

/** Files and folders that somebody named: what is wrong with them is said before anything is begun, as wrong usage. */
final class GivenPath {
    private GivenPath() {}

    /** The lines of a text; the mark that some editors put in front of it is none of it. */
    static List<String> lines(Path file) {
        return text(file).lines().toList();
    }

    static String text(Path file) {
        try {
            return Formats.withoutMark(Files.readString(file));
        } catch (IOException trouble) {
            throw new NotationException("can't read %s (%s)", "kann %s nicht lesen (%s)", file,
                    FileTrouble.of(trouble));
        }
    }

    /** A folder in which a database is. */
    static Path database(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw noFolder(folder);
        }
        try (Stream<Path> files = Files.list(folder)) {
            if (files.noneMatch(file -> file.toString().endsWith(".sector"))) {
                throw new NotationException("%s holds no sectors of a database", "%s enthält keine Datenbank-Sektoren",
                        folder);
            }
        } catch (IOException trouble) {
            throw new NotationException("can't read %s (%s)", "kann %s nicht lesen (%s)", folder,
                    FileTrouble.of(trouble));
        }
        return folder;
    }

    /** A folder that may be there, or can be made. */
    static Path folderToBe(Path folder) {
        Path nearest = folder.toAbsolutePath().normalize();
        while (!Files.exists(nearest) && nearest.getParent() != null) {
            nearest = nearest.getParent();
        }
        if (!Files.isDirectory(nearest)) {
            throw noFolder(nearest);
        }
        if (!Files.isWritable(nearest)) {
            throw new NotationException("nothing may be written in the folder %s",
                    "in den Ordner %s darf nichts geschrieben werden", nearest);
        }
        return folder;
    }

    /** A file that may be there, or can be made. */
    static Path fileToBe(Path file) {
        Path parent = file.toAbsolutePath().normalize().getParent();
        if (Files.isDirectory(file) || parent == null) {
            throw new NotationException("%s is a folder: expected a file",
                    "%s ist ein Ordner: erwartet wird eine Datei",
                    file);
        }
        if (!Files.isDirectory(parent)) {
            throw noFolder(parent);
        }
        return file;
    }

    private static NotationException noFolder(Path path) {
        return Files.exists(path)
                ? new NotationException("%s is a file: expected a folder",
                        "%s ist eine Datei: erwartet wird ein Ordner",
                        path)
                : new NotationException("there is no folder %s", "es gibt keinen Ordner %s", path);
    }
}
