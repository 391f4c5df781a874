package zwickmuehle.perfect.viergewinnt.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import zwickmuehle.perfect.files.WholeFile;
import zwickmuehle.perfect.viergewinnt.Book;
import zwickmuehle.rules.viergewinnt.Size;

/**
 * A book as bytes: positions are not written, as their order is fixed.
 *
 * <pre>
 *   "ZVGB"   version   width   height   plies   scores...      CRC-32C of all before
 *   4        1         1       1        1       1 a position   4
 * </pre>
 */
public final class BookFile {
    private static final int MAGIC = 0x5A564742;
    private static final byte VERSION = 1;
    private static final int HEADER = 8;
    private static final int CHECKSUM = 4;
    /** More would not fit into memory on any board. */
    private static final int MOST_PLIES = 12;
    private static final String BUNDLED = "viergewinnt-7x6.book";

    private BookFile() {}

    /** The book that comes with the program. */
    public static Book bundled() {
        try (InputStream in = BookFile.class.getResourceAsStream(BUNDLED)) {
            return in == null ? Book.empty(Size.STANDARD) : parse(in.readAllBytes(), BUNDLED);
        } catch (IOException failure) {
            throw unreadable(BUNDLED, failure);
        }
    }

    public static Book read(Path file) {
        try {
            return parse(Files.readAllBytes(file), file.toString());
        } catch (IOException failure) {
            throw unreadable(file.toString(), failure);
        }
    }

    private static BookException unreadable(String name, IOException failure) {
        BookException spoken = new BookException("the book %s cannot be read: %s",
                "das Buch %s lässt sich nicht lesen: %s", name, failure);
        spoken.initCause(failure);
        return spoken;
    }

    /** A book whose bytes came from elsewhere; {@code name} is what it is called in complaints. */
    public static Book parse(byte[] bytes, String name) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        if (bytes.length > HEADER && buffer.getInt(0) == MAGIC && buffer.get(Integer.BYTES) > VERSION) {
            throw new BookException("%s was written by a newer version of this program: use that one",
                    "%s wurde von einer neueren Version dieses Programms geschrieben: diese verwenden", name);
        }
        if (bytes.length < HEADER + CHECKSUM || buffer.getInt() != MAGIC || buffer.get() != VERSION) {
            throw new BookException("%s is no Vier-Gewinnt book of this version",
                    "%s ist kein Vier-Gewinnt-Buch dieser Version", name);
        }
        if (buffer.getInt(bytes.length - CHECKSUM) != checksum(bytes)) {
            throw damaged(name);
        }
        int width = buffer.get();
        int height = buffer.get();
        int plies = buffer.get();
        byte[] scores = new byte[bytes.length - HEADER - CHECKSUM];
        buffer.get(scores);
        if (plies < 0 || plies > MOST_PLIES) {
            throw damaged(name);
        }
        try {
            return new Book(new Size(width, height), plies, scores);
        } catch (IllegalArgumentException wrongNumber) {
            BookException spoken = damaged(name);
            spoken.initCause(wrongNumber);
            throw spoken;
        }
    }

    private static BookException damaged(String name) {
        return new BookException("the book %s is damaged: its checksum or length is wrong",
                "das Buch %s ist beschädigt: Prüfsumme oder Länge stimmt nicht", name);
    }

    /** Writes a book, complete or not; whoever reads the file at the same time sees the old one or the new one. */
    public static void write(Book book, Path file) throws IOException {
        WholeFile.write(file, bytes(book));
    }

    static byte[] bytes(Book book) {
        byte[] scores = book.lastScores();
        byte[] bytes = new byte[HEADER + scores.length + CHECKSUM];
        ByteBuffer.wrap(bytes).putInt(MAGIC).put(VERSION).put((byte) book.size().width())
                .put((byte) book.size().height()).put((byte) book.plies()).put(scores);
        ByteBuffer.wrap(bytes).putInt(bytes.length - CHECKSUM, checksum(bytes));
        return bytes;
    }

    private static int checksum(byte[] bytes) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes, 0, bytes.length - CHECKSUM);
        return (int) checksum.getValue();
    }
}
