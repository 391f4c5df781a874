package zwickmuehle.perfect.viergewinnt.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import zwickmuehle.perfect.files.Envelope;
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
    private static final Envelope ENVELOPE = new Envelope("ZVGB", (byte) 1, ByteOrder.BIG_ENDIAN);
    /** Width, height and plies. */
    private static final int SHAPE = 3;
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
        Envelope.Claim claim = ENVELOPE.claim(bytes);
        if (claim == Envelope.Claim.NEWER) {
            throw new BookException("%s was written by a newer version of this program: use that one",
                    "%s wurde von einer neueren Version dieses Programms geschrieben: diese verwenden", name);
        }
        if (claim == Envelope.Claim.SOMETHING_ELSE) {
            throw new BookException("%s is no Vier-Gewinnt book of this version",
                    "%s ist kein Vier-Gewinnt-Buch dieser Version", name);
        }
        if (bytes.length < ENVELOPE.length() + SHAPE + Integer.BYTES || !ENVELOPE.isIntact(bytes)) {
            throw damaged(name);
        }
        ByteBuffer buffer = ENVELOPE.content(bytes);
        int width = buffer.get();
        int height = buffer.get();
        int plies = buffer.get();
        byte[] scores = new byte[buffer.remaining()];
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
        ByteBuffer buffer = ENVELOPE.begin(SHAPE + scores.length).put((byte) book.size().width())
                .put((byte) book.size().height()).put((byte) book.plies()).put(scores);
        return Envelope.sealed(buffer);
    }
}
