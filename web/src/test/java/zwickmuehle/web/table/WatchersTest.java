package zwickmuehle.web.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.table.Person;

class WatchersTest {
    private static final Message GAME = new Message("game", 1, "{}");
    private static final int PLACES = 300;

    private final Watchers watchers = new Watchers(String::valueOf);

    private List<Watcher> come(String client, int count) {
        List<Watcher> come = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            come.add(watchers.join(GAME, () -> GAME, client, null, false));
        }
        return come;
    }

    @Test
    void oneStrangerDoesNotKeepTheOthersFromWatching() {
        List<Watcher> greedy = come("a", PLACES);
        assertThatThrownBy(() -> come("a", 1)).isInstanceOf(Refusal.class);
        List<Watcher> others = come("b", 1);
        assertThat(greedy.getFirst().closed()).as("the oldest of who has most").isTrue();
        assertThat(greedy.stream().filter(Watcher::closed)).hasSize(1);
        others.addAll(come("b", PLACES / 2 - 1));
        assertThatThrownBy(() -> come("b", 1)).as("each has half").isInstanceOf(Refusal.class);
        come("c", PLACES / 3 - 1);
        assertThat(others.stream().filter(watcher -> !watcher.closed()).count()).isGreaterThanOrEqualTo(PLACES / 3);
    }

    @Test
    void whoPlaysGetsInThoughAllPlacesAreTaken() {
        List<Watcher> strangers = come("a", PLACES);
        watchers.join(GAME, () -> GAME, "b", new Person("hash"), true);
        assertThat(strangers).noneMatch(Watcher::closed);
    }
}
