package zwickmuehle.web.thinking;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/** The transcripts of the games that programs play, by game; only those of the games used last are kept. Any thread. */
public final class Transcripts {
    private static final int MOST_KEPT = 100;

    private final ReentrantLock lock = new ReentrantLock();
    @GuardedBy("lock")
    private final Map<String, LiveTranscript> kept = new LinkedHashMap<>(16, 0.75f, true);

    /** The transcript of a game; an empty one if no program has said anything in it. */
    public LiveTranscript of(String gameId) {
        lock.lock();
        try {
            LiveTranscript transcript = kept.computeIfAbsent(gameId, _ -> new LiveTranscript(System::nanoTime));
            if (kept.size() > MOST_KEPT) {
                kept.remove(kept.keySet().iterator().next());
            }
            return transcript;
        } finally {
            lock.unlock();
        }
    }
}
