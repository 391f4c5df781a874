package zwickmuehle.perfect.muehle.files;

import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/**
 * By the native library, the quickest. What it works with is made once for as many threads as ask at the same time and
 * used again: making it anew for every frame takes a fifth of the time. For any thread.
 */
final class NativeUnpacking implements Unpacking {
    private final ConcurrentLinkedQueue<ZstdDecompressCtx> idle = new ConcurrentLinkedQueue<>();

    @Override
    public int unpack(byte[] packed, byte[] plain) {
        @Nullable
        ZstdDecompressCtx free = idle.poll();
        ZstdDecompressCtx context = free == null ? new ZstdDecompressCtx() : free;
        try {
            return context.decompressByteArray(plain, 0, plain.length, packed, 0, packed.length);
        } catch (ZstdException _) {
            return -1;
        } finally {
            idle.add(context);
        }
    }
}
