package zwickmuehle.browser;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is to be done later: the script has the clock, and says when it is time. */
final class Timers {
    private final Map<String, Runnable> dueLater = new HashMap<>();
    private long count;

    void later(long nanos, Runnable work) {
        String id = "timer-" + ++count;
        dueLater.put(id, work);
        Host.say("later", id, Double.toString(nanos / 1e6));
    }

    void due(String id) {
        @Nullable
        Runnable work = dueLater.remove(id);
        if (work != null) {
            work.run();
        }
    }
}
