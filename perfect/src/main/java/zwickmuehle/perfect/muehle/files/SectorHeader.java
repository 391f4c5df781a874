package zwickmuehle.perfect.muehle.files;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.SectorCounts;

/**
 * What stands at the beginning of a sector file, all numbers little-endian:
 *
 * <pre>
 *   "ZMUEHLE1"                        8 bytes: what this is, and the version of the format
 *   length of the header              int, checksum included
 *   rule set                          int length, then so many bytes of UTF-8: a name RuleSet.parse understands
 *   mover, opponent                   int each
 *   rows, columns, rows in a block    int each
 *   wins, losses, draws               long each
 *   longest win, longest loss         int each
 *   blocks                            int, then for each block: int compressed length, int CRC-32C of these bytes
 *   checksum                          int: CRC-32C of everything above
 * </pre>
 *
 * The blocks follow, one after the other, to the end of the file.
 */
final class SectorHeader {
    private static final String MAGIC = "ZMUEHLE1";
    /** The magic and the length of the header. */
    static final int PREAMBLE = MAGIC.length() + Integer.BYTES;
    private static final int LONGEST = 1 << 24;
    /** What follows the name, without the blocks: ten numbers with the length of the name and the checksum, three counts. */
    private static final int AFTER_NAME = 9 * Integer.BYTES + 3 * Long.BYTES;

    private final String ruleSet;
    private final SectorCounts counts;
    private final int rows;
    private final int columns;
    private final int rowsInBlock;
    private final int[] lengths;
    private final int[] checksums;

    SectorHeader(String ruleSet, SectorCounts counts, int rows, int columns, int rowsInBlock, int[] lengths,
            int[] checksums) {
        this.ruleSet = ruleSet;
        this.counts = counts;
        this.rows = rows;
        this.columns = columns;
        this.rowsInBlock = rowsInBlock;
        this.lengths = lengths;
        this.checksums = checksums;
    }

    String ruleSet() {
        return ruleSet;
    }

    SectorCounts counts() {
        return counts;
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    int rowsInBlock() {
        return rowsInBlock;
    }

    int[] lengths() {
        return lengths;
    }

    int[] checksums() {
        return checksums;
    }

    Sector sector() {
        return counts.sector();
    }

    byte[] encode() {
        byte[] name = ruleSet.getBytes(StandardCharsets.UTF_8);
        int size = PREAMBLE + name.length + 10 * Integer.BYTES + 3 * Long.BYTES + 2 * Integer.BYTES * lengths.length;
        ByteBuffer buffer = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        buffer.put(MAGIC.getBytes(StandardCharsets.US_ASCII)).putInt(size).putInt(name.length).put(name);
        buffer.putInt(sector().mover()).putInt(sector().opponent());
        buffer.putInt(rows).putInt(columns).putInt(rowsInBlock);
        buffer.putLong(counts.wins()).putLong(counts.losses()).putLong(counts.draws());
        buffer.putInt(counts.longestWin()).putInt(counts.longestLoss());
        buffer.putInt(lengths.length);
        for (int block = 0; block < lengths.length; block++) {
            buffer.putInt(lengths[block]).putInt(checksums[block]);
        }
        buffer.putInt(checksum(buffer.array(), size - Integer.BYTES));
        return buffer.array();
    }

    /** Whether this was written by a version of the program that knows a newer format. */
    static boolean newer(byte[] preamble) {
        int version = MAGIC.length() - 1;
        return magic(preamble).startsWith(MAGIC.substring(0, version)) && preamble[version] > MAGIC.charAt(version)
                && preamble[version] <= '9';
    }

    private static String magic(byte[] preamble) {
        return new String(preamble, 0, MAGIC.length(), StandardCharsets.ISO_8859_1);
    }

    /** The length of the header by its first {@link #PREAMBLE} bytes, or -1 if this is no sector file. */
    static int length(byte[] preamble) {
        int length = ByteBuffer.wrap(preamble).order(ByteOrder.LITTLE_ENDIAN).getInt(MAGIC.length());
        boolean possible = length > PREAMBLE + Integer.BYTES && length <= LONGEST;
        return possible && magic(preamble).equals(MAGIC) ? length : -1;
    }

    /** The inverse of {@link #encode}; null if a byte is not what was written, or what was written is no header. */
    static @Nullable SectorHeader decode(byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int checked = bytes.length - Integer.BYTES;
        if (buffer.getInt(checked) != checksum(bytes, checked)) {
            return null;
        }
        buffer.position(PREAMBLE);
        int nameLength = buffer.getInt();
        if (nameLength < 0 || nameLength > buffer.remaining() - AFTER_NAME) {
            return null;
        }
        byte[] name = new byte[nameLength];
        buffer.get(name);
        int mover = buffer.getInt();
        int opponent = buffer.getInt();
        if (Math.min(mover, opponent) < Sector.FEWEST || Math.max(mover, opponent) > Sector.MOST) {
            return null;
        }
        Sector sector = new Sector(mover, opponent);
        int rows = buffer.getInt();
        int columns = buffer.getInt();
        int rowsInBlock = buffer.getInt();
        SectorCounts counts = new SectorCounts(sector, buffer.getLong(), buffer.getLong(), buffer.getLong(),
                buffer.getInt(), buffer.getInt());
        int blocks = buffer.getInt();
        if (rows < 1 || columns < 1 || rowsInBlock < 1 || blocks != Math.ceilDiv(rows, rowsInBlock)
                || (long) rowsInBlock * columns > LONGEST
                || buffer.remaining() != 2L * Integer.BYTES * blocks + Integer.BYTES) {
            return null;
        }
        int[] lengths = new int[blocks];
        int[] checksums = new int[blocks];
        for (int block = 0; block < blocks; block++) {
            lengths[block] = buffer.getInt();
            checksums[block] = buffer.getInt();
            if (lengths[block] < 0) {
                return null;
            }
        }
        return new SectorHeader(new String(name, StandardCharsets.UTF_8), counts, rows, columns, rowsInBlock, lengths,
                checksums);
    }

    static int checksum(byte[] bytes, int length) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes, 0, length);
        return (int) checksum.getValue();
    }
}
