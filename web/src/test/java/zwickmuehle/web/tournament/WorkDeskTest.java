package zwickmuehle.web.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.JournalExchange;
import zwickmuehle.arena.tournament.Roster;
import zwickmuehle.arena.tournament.TournamentFile;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.search.Oracle;
import zwickmuehle.web.store.DataDirectory;
import zwickmuehle.web.store.GameStore;
import zwickmuehle.web.work.WorkOrder;

class WorkDeskTest {
    private static final String A = "a".repeat(32);
    private static final String B = "b".repeat(32);
    private static final String HEAD = "game = \"viergewinnt\"\nparallel = 0\n";
    private static final String THREE = """
            [[player]]
            name = "P0"
            play = "random"
            [[player]]
            name = "P1"
            play = "random"
            [[player]]
            name = "P2"
            play = "level:1"
            """;

    @TempDir
    private Path folder = Path.of("");
    private @Nullable DataDirectory directory;
    private @Nullable GameStore store;
    private @Nullable TournamentHall hall;

    @BeforeEach
    void open() {
        directory = DataDirectory.take(folder.resolve("data"));
        store = GameStore.open(directory, InstantSource.system());
    }

    @AfterEach
    void close() {
        stop();
        Objects.requireNonNull(store).close();
        Objects.requireNonNull(directory).close();
    }

    private void stop() {
        if (hall != null) {
            hall.close();
            hall = null;
        }
    }

    private WorkDesk desk(TournamentPlan plan) throws IOException {
        stop();
        TournamentHall opened = new TournamentHall(_ -> "{}");
        hall = opened;
        return opened.holdForWorkers(plan,
                Players.standard(Sandbox.strongest(ResourceLimits.STANDARD), _ -> Oracle.NONE),
                folder.resolve("results"), Objects.requireNonNull(store).tournaments(), Duration.ofSeconds(30));
    }

    private static WorkOrder order(WorkDesk desk, String worker) {
        return Objects.requireNonNull(desk.take(worker, 1_000).order());
    }

    /** White closes the first column. */
    private static GameRecord played(WorkOrder order) {
        Game game = Game.start(order.rules());
        for (String column : List.of("1", "2", "1", "2", "1", "2", "1")) {
            game = game.play(order.rules().notation().parseMove(column));
        }
        return new GameRecord(new PlayedGame(order.white().name(), order.black().name(), game, List.of(),
                Verdict.byRule(order.rules(), game.outcome())), Map.of());
    }

    private static WorkDesk.Receipt hand(WorkDesk desk, String worker, WorkOrder order, GameRecord record,
            double load) {
        return desk.hand(new WorkDesk.Result(worker, order.game(), order.epoch(), record, "", 1_000, load, 0));
    }

    @Test
    void whatIsWrittenAtTheEndIsWrittenToItsEndAlthoughTheServerIsStopped() throws IOException {
        TournamentPlan plan = TournamentFile.parse(HEAD + THREE);
        WorkDesk desk = desk(plan);
        desk.join(A, "lab 1", 4, 3, 1_000);
        for (int i = 0; i < 3; i++) {
            WorkOrder order = order(desk, A);
            assertThat(hand(desk, A, order, played(order), 0.5).counted()).isTrue();
        }
        Path results = folder.resolve("results");
        while (!Files.exists(results.resolve("standings.txt"))) {
            Thread.onSpinWait();
        }
        stop();
        assertThat(results.resolve("report.html")).exists();
        assertThat(JournalExchange.read(results, plan, _ -> {}).games()).hasSize(3);
    }

    @Test
    void workersPlayAllGamesAndTheJournalHoldsThem() throws IOException {
        TournamentPlan plan = TournamentFile.parse(HEAD + THREE);
        WorkDesk desk = desk(plan);
        assertThatThrownBy(() -> desk.take(A, 1)).isInstanceOf(Refusal.class);
        assertThat(desk.join(A, "lab 1", 4, 9_999, 1_000).wanted()).isTrue();
        assertThat(desk.machines().getFirst().parallel()).isEqualTo(64);
        for (int i = 0; i < 3; i++) {
            WorkOrder order = order(desk, A);
            assertThat(desk.machines().getFirst().games()).containsExactly(order.game());
            assertThat(desk.beat(A, 1_000, 0.5, List.of(new WorkDesk.Standing(order.game(), order.epoch(),
                    List.of("1", "2")), new WorkDesk.Standing("9.9.9", 1, List.of())))).containsExactly("9.9.9");
            assertThat(hand(desk, A, order, played(order), 0.5).counted()).isTrue();
            assertThat(hand(desk, A, order, played(order), 0.5).counted()).as("said again").isTrue();
        }
        assertThat(desk.take(A, 1_000).over()).isTrue();
        stop();
        List<FinishedGame> games = JournalExchange.read(folder.resolve("results"), plan, _ -> {}).games();
        assertThat(games).hasSize(3).allSatisfy(game -> assertThat(game.record().tags())
                .containsEntry("Machine", "lab 1").containsEntry("Speed", "1000").containsEntry("Load", "0.50"));
        // What a journal has and the store has not is brought in: here, into another tournament of the store.
        Files.delete(folder.resolve("results/tournament.id"));
        assertThat(desk(plan).games()).hasSize(3);
    }

    @Test
    void whatIsNoResultOfThisGameIsNotCounted() throws IOException {
        WorkDesk desk = desk(TournamentFile.parse(HEAD + THREE));
        desk.join(A, "lab 1", 4, 1, 1_000);
        WorkOrder order = order(desk, A);
        GameRecord good = played(order);
        PlayedGame game = good.played();
        GameRecord unfinished = new GameRecord(
                new PlayedGame(game.white(), game.black(), game.game().undo(), List.of(), game.verdict()), Map.of());
        GameRecord others = new GameRecord(
                new PlayedGame(game.black(), game.white(), game.game(), List.of(), game.verdict()), Map.of());
        for (GameRecord wrong : List.of(unfinished, others)) {
            assertThatThrownBy(() -> hand(desk, A, order, wrong, 0)).isInstanceOf(NotationException.class);
        }
        assertThat(desk.hand(new WorkDesk.Result(A, "9.9.9", 1, good, "", 0, 0, 0)).counted()).isFalse();
        assertThat(desk.games()).isEmpty();
        // Nor what comes from somebody who does not hold it.
        desk.join(B, "lab 2", 4, 1, 1_000);
        assertThat(hand(desk, B, order, good, 0).counted()).isFalse();
        assertThat(desk.games()).isEmpty();
        assertThat(hand(desk, A, order, good, 0).counted()).isTrue();
        assertThat(desk.games()).hasSize(1);
    }

    @Test
    void anOverloadedMachineSpoilsAGameWhichIsPlayedAgainButNotForEver() throws IOException {
        WorkDesk desk = desk(TournamentFile.parse(HEAD + "retries = 1\n[workers]\nmost_load = 2\nleast_speed = 900\n"
                + THREE));
        assertThat(desk.join(B, "old", 2, 1, 500).wanted()).isFalse();
        assertThat(desk.take(B, 500).order()).isNull();
        desk.join(A, "lab 1", 4, 1, 1_000);
        WorkOrder first = order(desk, A);
        WorkDesk.Receipt spoiled = hand(desk, A, first, played(first), 3);
        assertThat(spoiled.counted()).isFalse();
        assertThat(Objects.requireNonNull(spoiled.why()).english()).contains("played again: lab 1 was overloaded");
        WorkOrder again = order(desk, A);
        assertThat(again.game()).isEqualTo(first.game());
        assertThat(again.epoch()).isEqualTo(first.epoch() + 1);
        assertThat(hand(desk, A, again, played(again), 3).counted()).isTrue();
        assertThat(desk.games().getFirst().record().tags()).containsEntry("PlayedAgain", "1");
        assertThat(desk.notes()).hasSize(1);
        // A worker that stood still is no better.
        WorkOrder next = order(desk, A);
        assertThat(desk.hand(new WorkDesk.Result(A, next.game(), next.epoch(), played(next), "", 1_000, 0, 2_001))
                .counted()).isFalse();
        assertThat(order(desk, A).game()).isEqualTo(next.game());
    }

    private static Map<String, WorkOrder> takeAll(WorkDesk desk, String worker) {
        Map<String, WorkOrder> byPlayers = new HashMap<>();
        for (int i = 0; i < 3; i++) {
            WorkOrder order = order(desk, worker);
            String one = order.white().name();
            String other = order.black().name();
            byPlayers.put(one.compareTo(other) < 0 ? one + other : other + one, order);
        }
        return byPlayers;
    }

    private static WorkOrder of(Map<String, WorkOrder> orders, String players) {
        return Objects.requireNonNull(orders.get(players));
    }

    private static String fail(WorkDesk desk, String worker, WorkOrder order, String who) {
        String parcel = String.valueOf(
                order.white().name().equals(who) ? order.white().parcel() : order.black().parcel());
        desk.trouble(worker, order.game(), order.epoch(), parcel, new Sentence("no compiler", "kein Compiler"));
        return parcel;
    }

    @Test
    void aMachineThatCannotBuildAProgramIsToldApartFromAProgramThatFailsEverywhere() throws IOException {
        for (String name : List.of("A", "B")) {
            Files.writeString(Files.createDirectories(folder.resolve(name)).resolve("bot.py"), name);
        }
        TournamentPlan plan = TournamentFile.parse(HEAD + """
                [[player]]
                name = "A"
                folder = "%1$s/A"
                play = "python3 bot.py"
                [[player]]
                name = "B"
                folder = "%1$s/B"
                build = "make"
                play = "python3 bot.py"
                [[player]]
                name = "P"
                play = "random"
                """.formatted(folder));
        WorkDesk desk = desk(plan);
        desk.join(A, "lab 1", 4, 3, 1_000);
        desk.join(B, "lab 2", 4, 3, 1_000);
        Map<String, WorkOrder> first = takeAll(desk, A);
        assertThat(desk.parcel(fail(desk, A, of(first, "AP"), "A"))).exists();
        assertThat(desk.notes().getLast().en()).startsWith("A can't play on lab 1: no compiler");
        fail(desk, A, of(first, "BP"), "B");
        fail(desk, A, of(first, "AB"), "B");
        assertThat(desk.take(A, 1_000).order()).as("nothing is left that it can play").isNull();
        Map<String, WorkOrder> second = takeAll(desk, B);
        // It runs on the other one: then it is the machine.
        assertThat(hand(desk, B, of(second, "AP"), played(of(second, "AP")), 0).counted()).isTrue();
        assertThat(desk.plan().roster().stays()).noneMatch(Roster.Stay::withdrawn);
        fail(desk, B, of(second, "BP"), "B");
        assertThat(desk.notes().getLast().en()).startsWith("B is left out: it fails on every machine");
        assertThat(desk.plan().roster().stays()).filteredOn(Roster.Stay::withdrawn).hasSize(1);
        fail(desk, B, of(second, "AB"), "B");
        assertThat(desk.take(B, 1_000).over()).isTrue();
        // And after a restart the same people play, with the same file.
        WorkDesk later = desk(plan);
        assertThat(later.games()).hasSize(1);
        later.join(A, "lab 1", 4, 3, 1_000);
        assertThat(later.take(A, 1_000).over()).isTrue();
    }

    @Test
    void whoCannotTravelNeedsATableHere() {
        assertThatThrownBy(
                () -> desk(TournamentFile.parse(HEAD + THREE + "[[player]]\nname = \"Ben\"\nplay = \"./bot\"\n")))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("the program of Ben has no folder and can't travel");
    }
}
