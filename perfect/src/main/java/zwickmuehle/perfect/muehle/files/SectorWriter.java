package zwickmuehle.perfect.muehle.files;

import com.github.luben.zstd.ZstdCompressCtx;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import zwickmuehle.perfect.files.Envelope;
import zwickmuehle.perfect.files.WholeFile;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.SectorCounts;
import zwickmuehle.perfect.muehle.SectorValues;

/**
 * Writes a solved sector: blocks of whole rows, cut into pieces that are compressed each by itself. The file is written to the side, forced to
 * disk and renamed, so under its own name it is whole or not there. The same values always give the same bytes.
 */
final class SectorWriter {
    /** Blocks have about this size before compression: what a page asks for at once. */
    private static final int BLOCK_BYTES = 1 << 15;
    private static final int COMPRESSION_LEVEL = 5;

    private SectorWriter() {}

    static void write(Path file, String ruleSet, SectorValues values, SectorCounts counts, Crew crew)
            throws IOException {
        int columns = values.index().columns();
        int rows = values.index().rows();
        int rowsInBlock = Math.ceilDiv(BLOCK_BYTES, columns);
        int bytesInPiece = PieceCache.bytesInPiece(columns);
        byte[][] blocks = new byte[Math.ceilDiv(rows, rowsInBlock)][];
        List<Packing> packings = crew.overRows(blocks.length,
                () -> new Packing(values, rowsInBlock, bytesInPiece, blocks));
        packings.forEach(Packing::close);
        int[] lengths = new int[blocks.length];
        int[] checksums = new int[blocks.length];
        for (int block = 0; block < blocks.length; block++) {
            lengths[block] = blocks[block].length;
            checksums[block] = Envelope.checksum(blocks[block], blocks[block].length);
        }
        SectorHeader header = new SectorHeader(ruleSet, counts, rows, columns, rowsInBlock, bytesInPiece, lengths,
                checksums);
        byte[][] parts = new byte[1 + blocks.length][];
        parts[0] = header.encode();
        System.arraycopy(blocks, 0, parts, 1, blocks.length);
        WholeFile.write(file, parts);
    }

    /** What one thread packs, with memory of its own. */
    private static final class Packing implements Crew.RowWork, AutoCloseable {
        private final SectorValues values;
        private final int rowsInBlock;
        private final int bytesInPiece;
        private final byte[][] blocks;
        private final ZstdCompressCtx context = new ZstdCompressCtx().setLevel(COMPRESSION_LEVEL);

        Packing(SectorValues values, int rowsInBlock, int bytesInPiece, byte[][] blocks) {
            this.values = values;
            this.rowsInBlock = rowsInBlock;
            this.bytesInPiece = bytesInPiece;
            this.blocks = blocks;
        }

        @Override
        public void row(int block) {
            byte[] plain = plain(block);
            byte[][] pieces = new byte[Math.ceilDiv(plain.length, bytesInPiece)][];
            int length = (pieces.length - 1) * Short.BYTES;
            for (int i = 0; i < pieces.length; i++) {
                int start = i * bytesInPiece;
                pieces[i] = context.compress(
                        Arrays.copyOfRange(plain, start, Math.min(start + bytesInPiece, plain.length)));
                length += pieces[i].length;
            }
            ByteBuffer packed = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
            for (int i = 0; i < pieces.length - 1; i++) {
                packed.putShort((short) pieces[i].length);
            }
            for (byte[] piece : pieces) {
                packed.put(piece);
            }
            blocks[block] = packed.array();
        }

        private byte[] plain(int block) {
            int columns = values.index().columns();
            int firstRow = block * rowsInBlock;
            int rows = Math.min(rowsInBlock, values.rows().length - firstRow);
            byte[] plain = new byte[rows * columns];
            for (int row = 0; row < rows; row++) {
                System.arraycopy(values.rows()[firstRow + row], 0, plain, row * columns, columns);
            }
            return plain;
        }

        @Override
        public void close() {
            context.close();
        }
    }
}
