package zwickmuehle.web.table;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.table.Audience;

/** The pages that watch one game. Any thread may come, go and push. */
public final class Watchers implements Audience {
    private static final int MOST = 300;

    private final List<Watcher> watchers = new CopyOnWriteArrayList<>();
    private final Pushes pushes;

    public Watchers(Pushes pushes) {
        this.pushes = pushes;
    }

    /** A page that comes to watch; {@code wholeGame} is asked for when it has fallen behind. */
    public Watcher join(Message first, Supplier<Message> wholeGame) {
        if (watchers.size() >= MOST) {
            throw Refusal.busy("too many watch this game already", "diese Partie beobachten schon zu viele");
        }
        Watcher watcher = new Watcher(first, wholeGame, watchers::remove);
        watchers.add(watcher);
        return watcher;
    }

    /** What is told, written once for all who hear it. */
    public Message message(String event, long version, Object view) {
        return new Message(event, version, pushes.json(view));
    }

    @Override
    public boolean isEmpty() {
        return watchers.isEmpty();
    }

    @Override
    public void tell(String event, long version, Object view) {
        Message message = message(event, version, view);
        watchers.forEach(watcher -> watcher.push(message));
    }

    @Override
    public void dismiss() {
        watchers.forEach(Watcher::close);
    }
}
