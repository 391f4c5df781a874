package zwickmuehle.perfect.files;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that is replaced as a whole: written aside, forced to the disk, renamed. Whoever reads it meanwhile, or after
 * the power failed, finds the old one or the new one, and never half of it. For any thread, but one at a time for each
 * file.
 */
public final class WholeFile {
    private WholeFile() {}

    public static void write(Path file, String text) throws IOException {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes these parts, one after the other, and nothing else. */
    public static void write(Path file, byte[]... parts) throws IOException {
        Path aside = aside(file);
        // A stream and no channel: whoever is interrupted, since everything is about to stop, still writes to the end.
        try (FileOutputStream output = new FileOutputStream(aside.toFile())) {
            for (byte[] part : parts) {
                output.write(part);
            }
        }
        settle(aside, file);
    }

    /** Where the new file is written; what a crash leaves there is overwritten by the next try. */
    public static Path aside(Path file) {
        return file.resolveSibling(file.getFileName() + ".part");
    }

    /** Gives a file written aside its name, once all of it is on the disk. */
    public static void settle(Path aside, Path file) throws IOException {
        try (RandomAccessFile written = new RandomAccessFile(aside.toFile(), "rw")) {
            written.getFD().sync();
        }
        Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
