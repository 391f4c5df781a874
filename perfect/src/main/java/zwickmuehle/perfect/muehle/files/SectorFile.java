package zwickmuehle.perfect.muehle.files;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.SectorCounts;
import zwickmuehle.perfect.muehle.SectorIndex;
import zwickmuehle.perfect.muehle.SectorValues;
import zwickmuehle.perfect.muehle.Tables;

/**
 * A sector file, mapped into memory. Opening it checks header and length; reading a block checks the block: a damaged
 * byte is reported with the name of the file, never taken for a value. For any thread; the mapping goes with the object.
 */
final class SectorFile {
    private final Path path;
    private final MemorySegment bytes;
    private final SectorHeader header;
    private final long[] offsets;

    private SectorFile(Path path, MemorySegment bytes) {
        this.path = path;
        this.bytes = bytes;
        this.header = readHeader();
        offsets = new long[header.lengths().length + 1];
        offsets[0] = header.encode().length;
        for (int block = 0; block < header.lengths().length; block++) {
            offsets[block + 1] = offsets[block] + header.lengths()[block];
        }
        if (offsets[header.lengths().length] != bytes.byteSize()) {
            throw damaged("its length is " + bytes.byteSize() + " bytes, not " + offsets[header.lengths().length],
                    "sie ist " + bytes.byteSize() + " Bytes lang, nicht " + offsets[header.lengths().length]);
        }
    }

    static SectorFile open(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            return new SectorFile(path, channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), Arena.ofAuto()));
        }
    }

    private SectorHeader readHeader() {
        byte[] preamble = copy(0, (int) Math.min(bytes.byteSize(), SectorHeader.PREAMBLE));
        if (preamble.length == SectorHeader.PREAMBLE && SectorHeader.newer(preamble)) {
            throw DatabaseFolder.newer(path);
        }
        int length = preamble.length < SectorHeader.PREAMBLE ? -1 : SectorHeader.length(preamble);
        if (length < 0 || length > bytes.byteSize()) {
            throw damaged("it does not begin like a sector", "sie beginnt nicht wie ein Sektor");
        }
        SectorHeader read = SectorHeader.decode(copy(0, length));
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
        return SectorHeader.checksum(encoded, encoded.length - Integer.BYTES);
    }

    long size() {
        return bytes.byteSize();
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

    /** The values of a block of rows, checked. */
    byte[] block(int block) {
        byte[] compressed = copy(offsets[block], header.lengths()[block]);
        if (SectorHeader.checksum(compressed, compressed.length) != header.checksums()[block]) {
            throw damagedBlock(block);
        }
        int rows = Math.min(header.rowsInBlock(), header.rows() - block * header.rowsInBlock());
        byte[] plain = new byte[rows * header.columns()];
        try {
            if (Zstd.decompress(plain, compressed) != plain.length) {
                throw damagedBlock(block);
            }
        } catch (ZstdException _) {
            throw damagedBlock(block);
        }
        return plain;
    }

    private DatabaseException damagedBlock(int block) {
        return damaged("the checksum of block " + block + " is wrong",
                "die Prüfsumme von Block " + block + " stimmt nicht");
    }

    /** The whole sector in memory. */
    SectorValues load(Tables tables, Crew crew) {
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

    private byte[] copy(long offset, int length) {
        try {
            return bytes.asSlice(offset, length).toArray(ValueLayout.JAVA_BYTE);
        } catch (InternalError _) {
            // What a mapping of a file says that somebody has cut short since.
            throw damaged("it cannot be read any more", "sie lässt sich nicht mehr lesen");
        }
    }

    private DatabaseException damaged(String english, String german) {
        return new DatabaseException("%s is damaged: " + english, "%s ist beschädigt: " + german, path);
    }
}
