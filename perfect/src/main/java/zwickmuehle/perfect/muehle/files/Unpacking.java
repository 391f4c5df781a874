package zwickmuehle.perfect.muehle.files;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdException;

/** Opens what Zstandard has packed. */
public interface Unpacking {

    /** Opens a frame into {@code plain}; the length of what was in it, or -1 if it is damaged or longer. */
    int unpack(byte[] packed, byte[] plain);

    /** By the native library, the quickest. */
    static int natively(byte[] packed, byte[] plain) {
        try {
            return (int) Zstd.decompress(plain, packed);
        } catch (ZstdException _) {
            return -1;
        }
    }
}
