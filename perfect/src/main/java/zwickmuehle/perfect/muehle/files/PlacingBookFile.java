package zwickmuehle.perfect.muehle.files;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import zwickmuehle.perfect.files.Envelope;
import zwickmuehle.perfect.files.WholeFile;
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
final class PlacingBookFile {
    private static final Envelope ENVELOPE = new Envelope("ZMBOOK0", (byte) '1', ByteOrder.LITTLE_ENDIAN);
    private static final int COMPRESSION_LEVEL = 19;
    /** Half a gigabyte of positions: many times those of the first plies. */
    private static final int MOST_ENTRIES = 1 << 26;

    private PlacingBookFile() {}

    static void write(Path file, RuleSet ruleSet, PlacingBook book) throws IOException {
        long[] entries = book.entries();
        ByteBuffer plain = ByteBuffer.allocate(entries.length * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        plain.asLongBuffer().put(entries);
        byte[] compressed = Zstd.compress(plain.array(), COMPRESSION_LEVEL);
        byte[] name = ruleSet.name().getBytes(StandardCharsets.UTF_8);
        ByteBuffer buffer = ENVELOPE.begin(name.length + 2 * Integer.BYTES + compressed.length);
        buffer.putInt(name.length).put(name).putInt(entries.length).put(compressed);
        WholeFile.write(file, Envelope.sealed(buffer));
    }

    /** The book, or an empty one if there is no file. */
    static PlacingBook read(Path file, RuleSet ruleSet) throws IOException {
        if (!Files.exists(file)) {
            return PlacingBook.empty();
        }
        return parse(Files.readAllBytes(file), ruleSet, file.toString(), new NativeUnpacking());
    }

    /** The book that a file holds. */
    static PlacingBook parse(byte[] bytes, RuleSet ruleSet, String file, Unpacking unpacking) {
        Envelope.Claim claim = ENVELOPE.claim(bytes);
        if (claim == Envelope.Claim.NEWER) {
            throw DatabaseFolder.newer(file);
        }
        if (claim != Envelope.Claim.OURS || !ENVELOPE.isIntact(bytes)) {
            throw damaged(file);
        }
        ByteBuffer buffer = ENVELOPE.content(bytes);
        try {
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
