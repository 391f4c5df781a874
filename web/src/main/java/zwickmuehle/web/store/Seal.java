package zwickmuehle.web.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/**
 * The last bytes of a backup: a checksum of all bytes before them. SQLite does not look beyond the pages it knows of, so
 * a sealed file can still be opened with its tools.
 *
 * <pre>
 * the file of SQLite | zwickmuehle-seal | SHA-256
 *                    | 16 bytes         | 32 bytes
 * </pre>
 */
final class Seal {
    private static final String MARK = "zwickmuehle-seal";
    private static final int HASH_BYTES = 32;
    private static final int BYTES = MARK.length() + HASH_BYTES;
    private static final int CHUNK = 1 << 16;

    /** What the end of a file says about it. */
    enum State {
        /** There is no seal: a file of 1.0, or one that is cut off. */
        NONE,
        /** Every byte is as it was written. */
        INTACT,
        /** Some byte is not. */
        BROKEN
    }

    private Seal() {}

    static void append(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            long end = channel.size();
            ByteBuffer seal = ByteBuffer.allocate(BYTES).put(MARK.getBytes(StandardCharsets.US_ASCII))
                    .put(hash(channel, end)).flip();
            while (seal.hasRemaining()) {
                end += channel.write(seal, end);
            }
        }
    }

    static State state(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            long end = channel.size() - BYTES;
            if (end < 0) {
                return State.NONE;
            }
            byte[] seal = new byte[BYTES];
            ByteBuffer buffer = ByteBuffer.wrap(seal);
            while (buffer.hasRemaining() && channel.read(buffer, end + buffer.position()) >= 0) {
                // Until all of it is read.
            }
            if (!MARK.equals(new String(seal, 0, MARK.length(), StandardCharsets.US_ASCII))) {
                return State.NONE;
            }
            return MessageDigest.isEqual(hash(channel, end), Arrays.copyOfRange(seal, MARK.length(), BYTES))
                    ? State.INTACT
                    : State.BROKEN;
        }
    }

    /** Takes the seal off a file that has one. */
    static void remove(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(channel.size() - BYTES);
        }
    }

    private static byte[] hash(FileChannel channel, long end) throws IOException {
        MessageDigest digest = sha256();
        ByteBuffer chunk = ByteBuffer.allocate(CHUNK);
        for (long position = 0; position < end;) {
            chunk.clear().limit((int) Math.min(CHUNK, end - position));
            int read = channel.read(chunk, position);
            if (read < 0) {
                break;
            }
            position += read;
            digest.update(chunk.flip());
        }
        return digest.digest();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
