package zwickmuehle.perfect.muehle.files;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.files.Envelope;
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
    static final Envelope ENVELOPE = new Envelope("ZMUEHLE", (byte) '1', ByteOrder.LITTLE_ENDIAN);
    /** What it is, and the length of the header. */
    static final int PREAMBLE = ENVELOPE.length() + Integer.BYTES;
    private static final int LONGEST = 1 << 24;
    /** What follows the name, without the blocks: eight numbers and three counts. */
    private static final int AFTER_NAME = 8 * Integer.BYTES + 3 * Long.BYTES;

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
        ByteBuffer buffer = ENVELOPE.begin(name.length + 10 * Integer.BYTES + 3 * Long.BYTES
                + 2 * Integer.BYTES * lengths.length);
        buffer.putInt(buffer.capacity()).putInt(name.length).put(name);
        buffer.putInt(sector().mover()).putInt(sector().opponent());
        buffer.putInt(rows).putInt(columns).putInt(rowsInBlock);
        buffer.putLong(counts.wins()).putLong(counts.losses()).putLong(counts.draws());
        buffer.putInt(counts.longestWin()).putInt(counts.longestLoss());
        buffer.putInt(lengths.length);
        for (int block = 0; block < lengths.length; block++) {
            buffer.putInt(lengths[block]).putInt(checksums[block]);
        }
        return Envelope.sealed(buffer);
    }

    /** The length of the header by its first {@link #PREAMBLE} bytes, or -1 if this is no sector file. */
    static int length(byte[] preamble) {
        if (preamble.length < PREAMBLE || ENVELOPE.claim(preamble) != Envelope.Claim.OURS) {
            return -1;
        }
        int length = ByteBuffer.wrap(preamble).order(ByteOrder.LITTLE_ENDIAN).getInt(ENVELOPE.length());
        return length > PREAMBLE + Integer.BYTES && length <= LONGEST ? length : -1;
    }

    /** The inverse of {@link #encode}; null if a byte is not what was written, or what was written is no header. */
    static @Nullable SectorHeader decode(byte[] bytes) {
        if (!ENVELOPE.isIntact(bytes)) {
            return null;
        }
        ByteBuffer buffer = ENVELOPE.content(bytes).position(PREAMBLE);
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
                || buffer.remaining() != 2L * Integer.BYTES * blocks) {
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
}
