package zwickmuehle.perfect.muehle;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Finds the columns of a row that hold a given value, eight at a time. */
final class ColumnScan {
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long EVERY_BYTE = 0x0101_0101_0101_0101L;
    private static final long LOW_BITS = 0x7F7F_7F7F_7F7F_7F7FL;

    private ColumnScan() {}

    /** Writes the columns in increasing order and returns how many; the last column, which is none, is left out. */
    static int find(byte[] row, int value, short[] found) {
        int columns = row.length - 1;
        long wanted = EVERY_BYTE * value;
        int count = 0;
        int column = 0;
        for (; column + Long.BYTES <= columns; column += Long.BYTES) {
            long difference = (long) EIGHT.get(row, column) ^ wanted;
            // The top bit of each byte that is zero: adding 0x7F carries into it from any other low bits.
            long zeroes = ~((difference & LOW_BITS) + LOW_BITS | difference | LOW_BITS);
            for (; zeroes != 0; zeroes &= zeroes - 1) {
                found[count++] = (short) (column + Long.numberOfTrailingZeros(zeroes) / Byte.SIZE);
            }
        }
        for (; column < columns; column++) {
            if ((row[column] & 0xFF) == value) {
                found[count++] = (short) column;
            }
        }
        return count;
    }
}
