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
 *   "ZMUEHLE2"                        8 bytes: what this is, and the version of the format
 *   length of the header              int, checksum included
 *   rule set                          int length, then so many bytes of UTF-8: a name RuleSet.parse understands
 *   mover, opponent                   int each
 *   rows, columns, rows in a block    int each
 *   bytes in a piece of a block       int; not there in version 1, in which a block is one piece
 *   wins, losses, draws               long each
 *   longest win, longest loss         int each
 *   blocks                            int, then for each block: int compressed length, int CRC-32C of these bytes
 *   checksum                          int: CRC-32C of everything above
 * </pre>
 *
 * The blocks follow, one after the other, to the end of the file. A block of version 1 is one frame of Zstandard. Since
 * version 2 each piece of a block is a frame of its own, so that whoever wants one value need not unpack them all:
 *
 * <pre>
 *   lengths                           short each: of all pieces but the last, compressed
 *   pieces                            one after the other; the last may hold less than the others
 * </pre>
 */
final class SectorHeader {
    static final Envelope ENVELOPE = new Envelope("ZMUEHLE", (byte) '2', ByteOrder.LITTLE_ENDIAN);
    private static final Envelope FIRST_VERSION = new Envelope("ZMUEHLE", (byte) '1', ByteOrder.LITTLE_ENDIAN);
    /** What it is, and the length of the header. */
    static final int PREAMBLE = ENVELOPE.length() + Integer.BYTES;
    private static final int LONGEST = 1 << 24;
    /** A piece is no longer, so that its length, even if it cannot be packed, is a short. */
    private static final int LONGEST_PIECE = 1 << 15;
    /** Blocks of version 1 are not divided. */
    static final int UNDIVIDED = 0;
    /** What follows the name in version 1, without the blocks: eight numbers and three counts. */
    private static final int AFTER_NAME = 8 * Integer.BYTES + 3 * Long.BYTES;

    private final String ruleSet;
    private final SectorCounts counts;
    private final int rows;
    private final int columns;
    private final int rowsInBlock;
    private final int bytesInPiece;
    private final int[] lengths;
    private final int[] checksums;

    SectorHeader(String ruleSet, SectorCounts counts, int rows, int columns, int rowsInBlock, int bytesInPiece,
            int[] lengths, int[] checksums) {
        this.ruleSet = ruleSet;
        this.counts = counts;
        this.rows = rows;
        this.columns = columns;
        this.rowsInBlock = rowsInBlock;
        this.bytesInPiece = bytesInPiece;
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

    /** Whether a piece of a block can be unpacked by itself. */
    boolean divided() {
        return bytesInPiece != UNDIVIDED;
    }

    /** Of a piece before compression, if there are pieces; the last of a block may have fewer. */
    int bytesInPiece() {
        return bytesInPiece;
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
        ByteBuffer buffer = (divided() ? ENVELOPE : FIRST_VERSION).begin(name.length + 10 * Integer.BYTES
                + (divided() ? Integer.BYTES : 0) + 3 * Long.BYTES + 2 * Integer.BYTES * lengths.length);
        buffer.putInt(buffer.capacity()).putInt(name.length).put(name);
        buffer.putInt(sector().mover()).putInt(sector().opponent());
        buffer.putInt(rows).putInt(columns).putInt(rowsInBlock);
        if (divided()) {
            buffer.putInt(bytesInPiece);
        }
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
        if (preamble.length < PREAMBLE || !isOurs(preamble)) {
            return -1;
        }
        int length = ByteBuffer.wrap(preamble).order(ByteOrder.LITTLE_ENDIAN).getInt(ENVELOPE.length());
        return length > PREAMBLE + Integer.BYTES && length <= LONGEST ? length : -1;
    }

    private static boolean isOurs(byte[] bytes) {
        return ENVELOPE.claim(bytes) == Envelope.Claim.OURS || FIRST_VERSION.claim(bytes) == Envelope.Claim.OURS;
    }

    /** The inverse of {@link #encode}; null if a byte is not what was written, or what was written is no header. */
    static @Nullable SectorHeader decode(byte[] bytes) {
        if (!ENVELOPE.isIntact(bytes) || !isOurs(bytes)) {
            return null;
        }
        boolean divided = FIRST_VERSION.claim(bytes) != Envelope.Claim.OURS;
        int afterName = AFTER_NAME + (divided ? Integer.BYTES : 0);
        ByteBuffer buffer = ENVELOPE.content(bytes).position(PREAMBLE);
        int nameLength = buffer.getInt();
        if (nameLength < 0 || nameLength > buffer.remaining() - afterName) {
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
        int bytesInPiece = divided ? buffer.getInt() : UNDIVIDED;
        SectorCounts counts = new SectorCounts(sector, buffer.getLong(), buffer.getLong(), buffer.getLong(),
                buffer.getInt(), buffer.getInt());
        int blocks = buffer.getInt();
        if (rows < 1 || columns < 1 || rowsInBlock < 1 || blocks != Math.ceilDiv(rows, rowsInBlock)
                || (long) rowsInBlock * columns > LONGEST
                || (divided && (bytesInPiece < 1 || bytesInPiece > LONGEST_PIECE))
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
        return new SectorHeader(new String(name, StandardCharsets.UTF_8), counts, rows, columns, rowsInBlock,
                bytesInPiece, lengths, checksums);
    }
}
