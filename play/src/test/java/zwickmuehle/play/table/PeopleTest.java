package zwickmuehle.play.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static zwickmuehle.play.table.World.ANNA;
import static zwickmuehle.play.table.World.BEN;
import static zwickmuehle.play.table.World.seen;

import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.view.PlayerView;
import zwickmuehle.rules.Side;

/** Two people on two devices: what they are called, and whether they are there. */
final class PeopleTest {
    private final World world = new World();

    private Table forTwo() {
        Table table = world.table("human", "human", Side.WHITE);
        table.join(BEN, null, "Ben");
        world.present.add(ANNA);
        world.present.add(BEN);
        return table;
    }

    private static PlayerView ben(Table table) {
        return table.view(ANNA).players().black();
    }

    private void goes(Table table, Person person) {
        world.present.remove(person);
        table.gone(person);
    }

    @Test
    void whoJoinsUnderANameIsShownByItAndKeptWithTheGame() {
        Table table = forTwo();
        assertThat(ben(table).name()).isEqualTo("Ben");
        assertThat(ben(table).title().de()).isEqualTo("Ben");
        assertThat(table.name(ANNA, "Anna").players().white().name()).isEqualTo("Anna");
        assertThat(world.record().setup().name(Side.WHITE)).isEqualTo("Anna");
        assertThat(table.name(ANNA, null).players().white().title().en()).isEqualTo("Person");
        assertThatThrownBy(() -> table.name(new Person("stranger"), "X")).isInstanceOf(Refusal.class);
    }

    @Test
    void namesGoAlongIntoTheRematchWithTheirPlayers() {
        Table table = forTwo();
        table.name(ANNA, "Anna");
        table.resign(ANNA, null, seen(0));
        table.offer(ANNA, Proposal.REMATCH, seen(0));
        String next = Objects.requireNonNull(table.accept(BEN, Proposal.REMATCH, seen(0)).next());
        GameState rematch = Objects.requireNonNull(world.kept.get(next)).record();
        assertThat(rematch.setup().name(Side.WHITE)).isEqualTo("Ben");
        assertThat(rematch.setup().name(Side.BLACK)).isEqualTo("Anna");
    }

    @Test
    void whoClosesThePageIsAwayAfterAWhileAndItIsToldOnce() {
        Table table = forTwo();
        assertThat(ben(table).presence()).isEqualTo("here");
        goes(table, BEN);
        world.told.clear();
        world.pass(Duration.ofSeconds(14));
        assertThat(ben(table).presence()).as("a page that is loaded again").isEqualTo("here");
        assertThat(world.told).isEmpty();
        world.pass(Duration.ofMinutes(2));
        assertThat(ben(table).presence()).isEqualTo("away");
        assertThat(Objects.requireNonNull(ben(table).away())).isEqualTo(134);
        assertThat(world.told).containsExactly("presence 2");
        table.watch(BEN);
        world.present.add(BEN);
        assertThat(ben(table).presence()).isEqualTo("here");
        assertThat(world.told).containsExactly("presence 2", "presence 2");
    }

    /** A hidden tab opens its stream for a second now and then, after a while only once a minute. */
    @Test
    void aPageThatNobodySeesKeepsSomebodyHereButBringsNobodyBack() {
        Table table = forTwo();
        goes(table, BEN);
        world.told.clear();
        for (int glances = 0; glances < 20; glances++) {
            world.pass(Duration.ofSeconds(4));
            table.watch(BEN, true);
            table.gone(BEN);
        }
        assertThat(ben(table).presence()).isEqualTo("here");
        for (int glances = 0; glances < 5; glances++) {
            world.pass(Duration.ofMinutes(1));
            table.watch(BEN, true);
            table.gone(BEN);
            assertThat(ben(table).presence()).isEqualTo("away");
        }
        assertThat(world.told).containsExactly("presence 2");
    }

    @Test
    void whoLeavesForGoodHasLeftUntilSomebodyElseComes() {
        Table table = forTwo();
        table.leave(BEN);
        assertThat(ben(table).presence()).isEqualTo("left");
        assertThat(ben(table).name()).isEqualTo("Ben");
        assertThat(ben(table).seat()).isEqualTo("free");
        table.join(new Person("carla"), null, null);
        assertThat(ben(table).presence()).isEqualTo("here");
        assertThat(ben(table).name()).isNull();
    }

    @Test
    void whoIsThereAtAnotherServerIsThereAndWhoMovesThereToo() {
        Table table = forTwo();
        goes(table, BEN);
        for (int words = 0; words < 200; words++) {
            world.pass(Duration.ofSeconds(5));
            table.elsewhere(BEN, false);
            assertThat(ben(table).presence()).isEqualTo("here");
        }
        assertThatThrownBy(() -> table.callOff(ANNA, seen(0))).as("after a quarter of an hour, but he is there")
                .isInstanceOf(Refusal.class);
        world.pass(Duration.ofSeconds(20));
        assertThat(ben(table).presence()).isEqualTo("away");
        table.elsewhere(BEN, true);
        assertThat(ben(table).presence()).as("a page that nobody sees").isEqualTo("away");
        Table other = world.open();
        other.play(ANNA, "d6", seen(0));
        other.play(BEN, "f4", seen(1));
        table.refresh();
        assertThat(ben(table).presence()).as("the whole game was taken over").isEqualTo("away");
        other.play(ANNA, "d2", seen(2));
        table.refresh();
        other.play(BEN, "f2", seen(3));
        table.refresh();
        assertThat(ben(table).presence()).isEqualTo("here");
    }

    @Test
    void otherServersAreToldNowAndAgainWhileAPageIsOpen() {
        world.carriedElsewhere = true;
        Table table = forTwo();
        world.spread.clear();
        table.watch(BEN);
        for (int seconds = 0; seconds < 20; seconds++) {
            world.pass(Duration.ofSeconds(1));
            table.view(BEN);
        }
        assertThat(world.spread.stream().filter("ben"::equals)).hasSizeBetween(3, 5);
        world.spread.clear();
        for (int seconds = 0; seconds < 20; seconds++) {
            world.pass(Duration.ofSeconds(1));
        }
        assertThat(world.spread.stream().filter("ben"::equals)).hasSizeBetween(3, 4);
        goes(table, BEN);
        world.pass(Duration.ofSeconds(5));
        world.spread.clear();
        world.pass(Duration.ofSeconds(60));
        assertThat(world.spread).doesNotContain("ben");
    }

    @Test
    void nobodyWaitsForWhoPlaysBothSidesOrAgainstTheComputer() {
        assertThat(world.table("human", "human").view(ANNA).players().black().presence()).isNull();
        assertThat(new World().table("human", "level:3").view(ANNA).players().white().presence()).isNull();
    }
}
