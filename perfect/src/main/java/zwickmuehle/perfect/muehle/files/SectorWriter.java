package zwickmuehle.perfect.muehle.files;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.nio.file.Path;
import zwickmuehle.perfect.files.Envelope;
import zwickmuehle.perfect.files.WholeFile;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.PairSolver;
import zwickmuehle.perfect.muehle.SectorValues;

/**
 * Writes a solved sector: blocks of whole rows, each compressed by itself. The file is written to the side, forced to
 * disk and renamed, so under its own name it is whole or not there. The same values always give the same bytes.
 */
final class SectorWriter {
    /** Blocks have about this size before compression: small enough to open quickly, large enough to compress well. */
    private static final int BLOCK_BYTES = 1 << 15;
    private static final int COMPRESSION_LEVEL = 5;

    private SectorWriter() {}

    static void write(Path file, String ruleSet, PairSolver.Solved solved, Crew crew) throws IOException {
        SectorValues values = solved.values();
        int columns = values.index().columns();
        int rows = values.index().rows();
        int rowsInBlock = Math.ceilDiv(BLOCK_BYTES, columns);
        byte[][] blocks = new byte[Math.ceilDiv(rows, rowsInBlock)][];
        crew.overRows(blocks.length,
                () -> block -> blocks[block] = compress(values, block * rowsInBlock, rowsInBlock, columns));
        int[] lengths = new int[blocks.length];
        int[] checksums = new int[blocks.length];
        for (int block = 0; block < blocks.length; block++) {
            lengths[block] = blocks[block].length;
            checksums[block] = Envelope.checksum(blocks[block], blocks[block].length);
        }
        SectorHeader header = new SectorHeader(ruleSet, solved.counts(), rows, columns, rowsInBlock, lengths,
                checksums);
        byte[][] parts = new byte[1 + blocks.length][];
        parts[0] = header.encode();
        System.arraycopy(blocks, 0, parts, 1, blocks.length);
        WholeFile.write(file, parts);
    }

    private static byte[] compress(SectorValues values, int firstRow, int rowsInBlock, int columns) {
        int rows = Math.min(rowsInBlock, values.rows().length - firstRow);
        byte[] plain = new byte[rows * columns];
        for (int row = 0; row < rows; row++) {
            System.arraycopy(values.rows()[firstRow + row], 0, plain, row * columns, columns);
        }
        return Zstd.compress(plain, COMPRESSION_LEVEL);
    }
}
