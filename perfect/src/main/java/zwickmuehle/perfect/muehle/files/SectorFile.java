package zwickmuehle.perfect.muehle.files;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.Arrays;
import zwickmuehle.perfect.files.Envelope;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.SectorCounts;
import zwickmuehle.perfect.muehle.SectorIndex;
import zwickmuehle.perfect.muehle.SectorValues;
import zwickmuehle.perfect.muehle.IndexTables;

/**
 * A sector file, wherever it lies. Opening it checks header and length; reading a block checks the block: a damaged byte
 * is reported with the name of the file, never taken for a value. For any thread, if its bytes are.
 */
final class SectorFile {
    private final SectorBytes bytes;
    private final Unpacking unpacking;
    private final SectorHeader header;
    private final long[] offsets;
    private final int bytesInPiece;

    SectorFile(SectorBytes bytes, Unpacking unpacking) {
        this.bytes = bytes;
        this.unpacking = unpacking;
        this.header = readHeader();
        bytesInPiece = header.divided() ? header.bytesInPiece() : PieceCache.bytesInPiece(header.columns());
        offsets = new long[header.lengths().length + 1];
        offsets[0] = header.encode().length;
        for (int block = 0; block < header.lengths().length; block++) {
            offsets[block + 1] = offsets[block] + header.lengths()[block];
        }
        long size = bytes.size();
        if (size >= 0 && offsets[header.lengths().length] != size) {
            throw damaged("its length is " + size + " bytes, not " + offsets[header.lengths().length],
                    "sie ist " + size + " Bytes lang, nicht " + offsets[header.lengths().length]);
        }
    }

    /** A file that stays open until nobody has it any more. */
    static SectorFile open(Path path) throws IOException {
        return open(path, Arena.ofAuto());
    }

    /** A file that can be read while the arena lives. */
    static SectorFile open(Path path, Arena arena) throws IOException {
        return new SectorFile(MappedBytes.of(path, arena), new NativeUnpacking());
    }

    private SectorHeader readHeader() {
        long size = bytes.size() < 0 ? Long.MAX_VALUE : bytes.size();
        byte[] preamble = bytes.read(0, (int) Math.min(size, SectorHeader.PREAMBLE));
        if (SectorHeader.ENVELOPE.claim(preamble) == Envelope.Claim.NEWER) {
            throw DatabaseFolder.newer(bytes.name());
        }
        int length = SectorHeader.length(preamble);
        if (length < 0 || length > size) {
            throw damaged("it does not begin like a sector", "sie beginnt nicht wie ein Sektor");
        }
        SectorHeader read = SectorHeader.decode(bytes.read(0, length));
        if (read == null) {
            throw damaged("the checksum of its header is wrong", "die Prüfsumme ihres Kopfes stimmt nicht");
        }
        return read;
    }

    /** Whether it has the shape of the sector it says it is. */
    void checkShape(SectorIndex index) {
        if (header.rows() != index.rows() || header.columns() != index.columns()) {
            throw damaged("it does not have the shape of its sector", "sie hat nicht die Form ihres Sektors");
        }
    }

    SectorCounts counts() {
        return header.counts();
    }

    String ruleSet() {
        return header.ruleSet();
    }

    /** Of the header, which holds those of all blocks. */
    int checksum() {
        byte[] encoded = header.encode();
        return Envelope.checksum(encoded, encoded.length - Integer.BYTES);
    }

    long size() {
        return offsets[header.lengths().length];
    }

    int blocks() {
        return header.lengths().length;
    }

    int blockOf(int row) {
        return row / header.rowsInBlock();
    }

    /** Where a cell stands in its block. */
    int offsetInBlock(int row, int column) {
        return row % header.rowsInBlock() * header.columns() + column;
    }

    /** Whether a piece of a block can be had without the others. */
    boolean divided() {
        return header.divided();
    }

    /** How long a piece is, or would be in today's format; the last of a block may be shorter. */
    int bytesInPiece() {
        return bytesInPiece;
    }

    /** The values of a block of rows, checked. */
    byte[] block(int block) {
        byte[] compressed = checked(block);
        byte[] plain = new byte[plainLength(block)];
        if (!header.divided()) {
            unpack(compressed, plain, block);
            return plain;
        }
        int pieces = Math.ceilDiv(plain.length, bytesInPiece);
        for (int piece = 0; piece < pieces; piece++) {
            byte[] values = piece(compressed, block, piece);
            System.arraycopy(values, 0, plain, piece * bytesInPiece, values.length);
        }
        return plain;
    }

    /** The values of one piece of a block, all of which is checked. */
    byte[] piece(int block, int piece) {
        return piece(checked(block), block, piece);
    }

    private byte[] piece(byte[] compressed, int block, int piece) {
        int plainLength = plainLength(block);
        int pieces = Math.ceilDiv(plainLength, bytesInPiece);
        int start = (pieces - 1) * Short.BYTES;
        int end = start;
        for (int i = 0; i <= piece; i++) {
            start = end;
            end = i == pieces - 1
                    ? compressed.length
                    : start + ((compressed[2 * i] & 0xFF) | ((compressed[2 * i + 1] & 0xFF) << Byte.SIZE));
        }
        if (start > end || end > compressed.length) {
            throw damagedBlock(block);
        }
        byte[] plain = new byte[Math.min(bytesInPiece, plainLength - piece * bytesInPiece)];
        unpack(Arrays.copyOfRange(compressed, start, end), plain, block);
        return plain;
    }

    private void unpack(byte[] compressed, byte[] plain, int block) {
        if (unpacking.unpack(compressed, plain) != plain.length) {
            throw damagedBlock(block);
        }
    }

    private byte[] checked(int block) {
        byte[] compressed = bytes.read(offsets[block], header.lengths()[block]);
        if (Envelope.checksum(compressed, compressed.length) != header.checksums()[block]) {
            throw damagedBlock(block);
        }
        return compressed;
    }

    private int plainLength(int block) {
        int rows = Math.min(header.rowsInBlock(), header.rows() - block * header.rowsInBlock());
        return rows * header.columns();
    }

    private DatabaseException damagedBlock(int block) {
        return damaged("the checksum of block " + block + " is wrong",
                "die Prüfsumme von Block " + block + " stimmt nicht");
    }

    /** The whole sector in memory. */
    SectorValues load(IndexTables tables, Crew crew) {
        SectorIndex index = tables.index(header.sector());
        byte[][] rows = new byte[index.rows()][];
        crew.overRows(blocks(), () -> block -> unpack(block, index, rows));
        return new SectorValues(index, rows);
    }

    private void unpack(int block, SectorIndex index, byte[][] rows) {
        byte[] plain = block(block);
        int columns = index.columns();
        for (int i = 0; i < plain.length / columns; i++) {
            byte[] row = SectorValues.newRow(index);
            System.arraycopy(plain, i * columns, row, 0, columns);
            rows[block * header.rowsInBlock() + i] = row;
        }
    }

    private DatabaseException damaged(String english, String german) {
        return new DatabaseException("%s is damaged: " + english, "%s ist beschädigt: " + german, bytes.name());
    }
}
