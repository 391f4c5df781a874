package zwickmuehle.substitutes.java.util.zip;

/** CRC-32C (Castagnoli), bit by bit: what is summed up in a page is small. */
public final class TCRC32C {
    private static final int POLYNOMIAL = 0x82F63B78;

    private int rest = -1;

    public void update(byte[] bytes, int from, int length) {
        for (int i = from; i < from + length; i++) {
            rest ^= bytes[i] & 0xFF;
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                rest = rest >>> 1 ^ (POLYNOMIAL & -(rest & 1));
            }
        }
    }

    public long getValue() {
        return ~rest & 0xFFFFFFFFL;
    }
}
