package zwickmuehle.perfect.files;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/**
 * What every binary file of ours has in common, so that a foreign, a damaged and a newer one are told apart in the same
 * way: at the beginning a text that says what it is, and one byte for the version of its format; at the end of what it
 * vouches for (the file, or a header that holds further checksums) a CRC-32C of all before.
 *
 * @param kind what it is, in ASCII
 * @param version of the format; larger ones are newer
 * @param order of the bytes of a number
 */
public record Envelope(String kind, byte version, ByteOrder order) {
    /** So many versions may come; a version beyond is more likely a damaged byte. */
    private static final int FUTURE = 8;

    /** What a file says it is. */
    public enum Claim {
        OURS,
        /** Of this kind, in a format that a newer program writes. */
        NEWER, SOMETHING_ELSE
    }

    /** Of the text and the version. */
    public int length() {
        return kind.length() + 1;
    }

    /** What somebody's first bytes say; an older format than this, too, is something else. */
    public Claim claim(byte[] bytes) {
        if (bytes.length < length()
                || !new String(bytes, 0, kind.length(), StandardCharsets.ISO_8859_1).equals(kind)) {
            return Claim.SOMETHING_ELSE;
        }
        int written = bytes[kind.length()];
        return written == version
                ? Claim.OURS
                : written > version && written <= version + FUTURE ? Claim.NEWER : Claim.SOMETHING_ELSE;
    }

    /** Whether the checksum at the end is that of all before. */
    public boolean isIntact(byte[] bytes) {
        int checked = bytes.length - Integer.BYTES;
        return checked >= length() && ByteBuffer.wrap(bytes).order(order).getInt(checked) == checksum(bytes, checked);
    }

    /** What lies between the version and the checksum, to be read. */
    public ByteBuffer content(byte[] bytes) {
        return ByteBuffer.wrap(bytes, length(), bytes.length - length() - Integer.BYTES).order(order);
    }

    /** A new one for so many bytes of content, to be filled and then {@linkplain #sealed sealed}. */
    public ByteBuffer begin(int content) {
        return ByteBuffer.allocate(length() + content + Integer.BYTES).order(order)
                .put(kind.getBytes(StandardCharsets.US_ASCII)).put(version);
    }

    /** The bytes of one that was filled. */
    public static byte[] sealed(ByteBuffer filled) {
        if (filled.remaining() != Integer.BYTES) {
            throw new IllegalStateException("content of another length than was said: " + filled);
        }
        int content = filled.position();
        byte[] bytes = new byte[filled.capacity()];
        filled.flip().get(bytes, 0, content);
        ByteBuffer.wrap(bytes).order(filled.order()).putInt(content, checksum(bytes, content));
        return bytes;
    }

    /** CRC-32C of the first bytes. */
    public static int checksum(byte[] bytes, int length) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes, 0, length);
        return (int) checksum.getValue();
    }
}
