package zwickmuehle.web.table;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import zwickmuehle.web.problem.Refusal;

/** The pages that watch one game. Any thread may come, go and push. */
public final class Audience {
    private static final int MOST = 300;

    private final List<Watcher> watchers = new CopyOnWriteArrayList<>();

    /** A page that comes to watch; {@code wholeGame} is asked for when it has fallen behind. */
    public Watcher join(Message first, Supplier<Message> wholeGame) {
        if (watchers.size() >= MOST) {
            throw Refusal.busy("too many watch this game already", "diese Partie beobachten schon zu viele");
        }
        Watcher watcher = new Watcher(first, wholeGame, watchers::remove);
        watchers.add(watcher);
        return watcher;
    }

    public boolean isEmpty() {
        return watchers.isEmpty();
    }

    public void push(Message message) {
        watchers.forEach(watcher -> watcher.push(message));
    }

    /** Ends all streams; the pages may come again. */
    public void dismiss() {
        watchers.forEach(Watcher::close);
    }
}
