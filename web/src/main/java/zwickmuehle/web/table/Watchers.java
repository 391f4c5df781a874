package zwickmuehle.web.table;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.table.Audience;
import zwickmuehle.play.table.Person;

/** The pages that watch one game. Any thread may come, go and push. */
public final class Watchers implements Audience {
    /** Of those who only look on. */
    private static final int MOST_STRANGERS = 300;
    /** Pages that one of the players has open at once; the oldest goes. */
    private static final int MOST_OF_A_PLAYER = 20;

    private final List<Watcher> watchers = new CopyOnWriteArrayList<>();
    private final Pushes pushes;
    private final LongConsumer cost;
    private final Elsewhere elsewhere;
    /** The whole game as it was last asked for by who fell behind, until something else is told. */
    private volatile @Nullable Message whole;

    public Watchers(Pushes pushes) {
        this(pushes, _ -> {}, (_, _) -> false);
    }

    /**
     * With more to do.
     *
     * @param cost hears how many bytes were told, to all together
     */
    Watchers(Pushes pushes, LongConsumer cost, Elsewhere elsewhere) {
        this.pushes = pushes;
        this.cost = cost;
        this.elsewhere = elsewhere;
    }

    /** Other servers where the game may be open; whether there can be any. */
    interface Elsewhere {
        boolean hears(Person person, boolean glance);
    }

    @Override
    public boolean spread(Person person, boolean glance) {
        return elsewhere.hears(person, glance);
    }

    /**
     * A page that comes to watch. Those who play always get in; the others share the places there are, by client: when all
     * are taken, who has most of them gives one up.
     *
     * @param wholeGame asked for when it has fallen behind
     * @param client where it comes from
     * @param person who it is, if that is known
     */
    public Watcher join(Message first, Supplier<Message> wholeGame, String client,
            @Nullable Person person, boolean plays) {
        if (person != null && plays) {
            List<Watcher> own = watchers.stream().filter(watcher -> watcher.is(person)).toList();
            own.stream().limit(Math.max(0, own.size() - MOST_OF_A_PLAYER + 1)).forEach(Watcher::close);
        } else {
            makeRoomFor(client);
        }
        Watcher watcher = new Watcher(first, wholeGame, client, person, plays, watchers::remove);
        watchers.add(watcher);
        return watcher;
    }

    private void makeRoomFor(String client) {
        Map<String, List<Watcher>> strangers = watchers.stream().filter(watcher -> !watcher.plays())
                .collect(Collectors.groupingBy(Watcher::client));
        if (strangers.values().stream().mapToInt(List::size).sum() < MOST_STRANGERS) {
            return;
        }
        List<Watcher> most = strangers.values().stream().max(Comparator.comparingInt(List::size)).orElseThrow();
        if (most.size() <= strangers.getOrDefault(client, List.of()).size() + 1) {
            throw Refusal.busy("too many watch this game already", "diese Partie beobachten schon zu viele");
        }
        most.getFirst().close();
    }

    /** What is told, written once for all who hear it. */
    public Message message(String event, long version, Object view) {
        return new Message(event, version, pushes.json(view));
    }

    /** The whole game for those who have fallen behind, written once for all of them; called when it is their turn. */
    Message whole(Supplier<Message> written) {
        Message known = whole;
        if (known == null) {
            known = written.get();
            whole = known;
        }
        return known;
    }

    @Override
    public boolean isEmpty() {
        return watchers.isEmpty();
    }

    @Override
    public boolean watches(Person person) {
        return watchers.stream().anyMatch(watcher -> watcher.is(person));
    }

    @Override
    public void tell(String event, long version, Object view) {
        whole = null;
        Message message = message(event, version, view);
        watchers.forEach(watcher -> watcher.push(message));
        cost.accept((long) message.data().length() * watchers.size());
    }

    /** About how much memory what waits for them takes, at most. */
    long bytes() {
        return watchers.stream().mapToLong(Watcher::bytes).sum();
    }

    @Override
    public void dismiss() {
        watchers.forEach(Watcher::close);
    }
}
