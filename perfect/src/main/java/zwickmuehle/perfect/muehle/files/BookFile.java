package zwickmuehle.perfect.muehle.files;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import zwickmuehle.perfect.muehle.PlacingBook;
import zwickmuehle.rules.muehle.RuleSet;

/**
 * The book of placing positions on disk, all numbers little-endian:
 *
 * <pre>
 *   "ZMBOOK01"       8 bytes: what this is, and the version of the format
 *   rule set         int length, then so many bytes of UTF-8
 *   entries          int, then all of them as longs, compressed
 *   checksum         int, the last four bytes: CRC-32C of everything above
 * </pre>
 */
final class BookFile {
    private static final String MAGIC = "ZMBOOK01";
    private static final int COMPRESSION_LEVEL = 19;
    /** Half a gigabyte of positions: many times those of the first plies. */
    private static final int MOST_ENTRIES = 1 << 26;

    private BookFile() {}

    static void write(Path file, RuleSet ruleSet, PlacingBook book) throws IOException {
        long[] entries = book.entries();
        ByteBuffer plain = ByteBuffer.allocate(entries.length * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        plain.asLongBuffer().put(entries);
        byte[] compressed = Zstd.compress(plain.array(), COMPRESSION_LEVEL);
        byte[] name = ruleSet.name().getBytes(StandardCharsets.UTF_8);
        int size = MAGIC.length() + name.length + 3 * Integer.BYTES + compressed.length;
        ByteBuffer buffer = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        buffer.put(MAGIC.getBytes(StandardCharsets.US_ASCII)).putInt(name.length).put(name);
        buffer.putInt(entries.length).put(compressed);
        buffer.putInt(SectorHeader.checksum(buffer.array(), size - Integer.BYTES));
        SectorWriter.write(file, buffer.array());
    }

    /** The book, or an empty one if there is no file. */
    static PlacingBook read(Path file, RuleSet ruleSet) throws IOException {
        if (!Files.exists(file)) {
            return PlacingBook.empty();
        }
        return parse(Files.readAllBytes(file), ruleSet, file.toString(), Unpacking::natively);
    }

    /** The book that a file holds. */
    static PlacingBook parse(byte[] bytes, RuleSet ruleSet, String file, Unpacking unpacking) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int checked = bytes.length - Integer.BYTES;
        if (newer(bytes)) {
            throw DatabaseFolder.newer(file);
        }
        if (checked < MAGIC.length() || buffer.getInt(checked) != SectorHeader.checksum(bytes, checked)
                || !magic(bytes).equals(MAGIC)) {
            throw damaged(file);
        }
        try {
            buffer.position(MAGIC.length()).limit(checked);
            byte[] name = new byte[checked(buffer.getInt(), buffer.remaining(), file)];
            buffer.get(name);
            RuleSet madeFor = RuleSet.parse(new String(name, StandardCharsets.UTF_8));
            if (!DatabaseFolder.sameValues(madeFor, ruleSet)) {
                throw DatabaseFolder.otherRules(file, madeFor, ruleSet);
            }
            byte[] plain = new byte[checked(buffer.getInt(), MOST_ENTRIES, file) * Long.BYTES];
            byte[] compressed = new byte[buffer.remaining()];
            buffer.get(compressed);
            if (unpacking.unpack(compressed, plain) != plain.length) {
                throw damaged(file);
            }
            long[] entries = new long[plain.length / Long.BYTES];
            ByteBuffer.wrap(plain).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(entries);
            return PlacingBook.of(entries);
        } catch (BufferUnderflowException _) {
            throw damaged(file);
        }
    }

    /** The last two characters of the magic are the version. */
    private static boolean newer(byte[] bytes) {
        int name = MAGIC.length() - 2;
        return bytes.length > MAGIC.length() && magic(bytes).startsWith(MAGIC.substring(0, name))
                && magic(bytes).compareTo(MAGIC) > 0 && Character.isDigit(bytes[name])
                && Character.isDigit(bytes[name + 1]);
    }

    private static String magic(byte[] bytes) {
        return new String(bytes, 0, MAGIC.length(), StandardCharsets.ISO_8859_1);
    }

    private static int checked(int count, int most, String file) {
        if (count < 0 || count > most) {
            throw damaged(file);
        }
        return count;
    }

    private static DatabaseException damaged(String file) {
        return new DatabaseException("%s is damaged: its checksum is wrong",
                "%s ist beschädigt: die Prüfsumme stimmt nicht", file);
    }
}
