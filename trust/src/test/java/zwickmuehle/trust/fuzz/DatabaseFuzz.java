package zwickmuehle.trust.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.RuleSet;

/**
 * The files of perfect knowledge: sectors, the book of placing, the Vier-Gewinnt book. A checksum keeps chance away and
 * would keep a fuzzer away too, so each input is tried with its checksums put right as well.
 */
public final class DatabaseFuzz {
    private static final Path FOLDER = folder();

    private DatabaseFuzz() {}

    private static Path folder() {
        try {
            Path memory = Path.of("/dev/shm");
            Path folder = Files.isWritable(memory)
                    ? Files.createTempDirectory(memory, "fuzz")
                    : Files.createTempDirectory("fuzz");
            folder.toFile().deleteOnExit();
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void fuzzerTestOneInput(byte[] data) {
        tried("3-3.sector", data);
        tried("3-3.sector", withHeaderChecksum(data));
        tried("placing.book", data);
        tried("placing.book", withLastChecksum(data, ByteOrder.LITTLE_ENDIAN));
        written("vg.book", data, file -> BookFile.read(file));
        written("vg.book", withLastChecksum(data, ByteOrder.BIG_ENDIAN), file -> BookFile.read(file));
    }

    private static void tried(String name, byte[] data) {
        written(name, data, file -> {
            Database database = Database.open(FOLDER, RuleSet.THEORIE, _ -> {});
            database.lookUp(0b111, 0b111 << (Board.POINTS - 3));
        });
    }

    private interface Reader {
        void read(Path file) throws IOException;
    }

    private static void written(String name, byte[] data, Reader reader) {
        Path file = FOLDER.resolve(name);
        try {
            Files.write(file, data);
            OneLine.orRead(() -> reader.read(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            file.toFile().delete();
        }
    }

    /** A sector's header says how long it is, and ends with its checksum. */
    private static byte[] withHeaderChecksum(byte[] data) {
        byte[] right = data.clone();
        ByteBuffer buffer = ByteBuffer.wrap(right).order(ByteOrder.LITTLE_ENDIAN);
        int length = data.length < 12 ? 0 : buffer.getInt(8);
        if (length >= 16 && length <= data.length) {
            buffer.putInt(length - 4, checksum(right, length - 4));
        }
        return right;
    }

    private static byte[] withLastChecksum(byte[] data, ByteOrder order) {
        byte[] right = data.clone();
        if (data.length > 4) {
            ByteBuffer.wrap(right).order(order).putInt(data.length - 4, checksum(right, data.length - 4));
        }
        return right;
    }

    private static int checksum(byte[] bytes, int length) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes, 0, length);
        return (int) checksum.getValue();
    }
}
