package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.table.Seats;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.web.store.GameStore;

/** The explorer: values for everybody, one's own games for oneself, and what the operator brought in for all. */
class ExploreTest {
    private static final String START = "/api/explore?game=viergewinnt&seconds=0";

    @TempDir
    private Path data = Path.of("");
    private WebServer server;

    @BeforeEach
    void start() {
        server = WebServer.start(Settings.plain(0, data));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Visit visit() {
        return new Visit(server.port());
    }

    /** Four in the left column, both sides played by one person. */
    private static String won(Visit visit, String columns) {
        String game = visit.newGame("{'game':'viergewinnt'}");
        for (int i = 0; i < columns.length(); i++) {
            visit.play(game, columns.substring(i, i + 1), i);
        }
        assertThat(visit.get(game).json().path("outcome").path("over").asBoolean()).isTrue();
        return game;
    }

    private static int games(Visit visit, String source) {
        for (JsonNode one : visit.get(START).json().path("sources")) {
            if (one.path("source").asString("").equals(source)) {
                return one.path("games").asInt();
            }
        }
        return 0;
    }

    private static JsonNode move(Visit visit, String move) {
        for (JsonNode one : visit.get(START).json().path("moves")) {
            if (one.path("moves").valueStream().anyMatch(name -> name.asString("").equals(move))) {
                return one;
            }
        }
        throw new AssertionError("no such move");
    }

    @Test
    void onesOwnGamesCountForOneselfAndForNobodyElse() {
        Visit anna = visit();
        Visit bert = visit();
        String game = won(anna, "1212121");
        won(anna, "7676767");
        won(bert, "4343434");
        assertThat(games(anna, "own")).isEqualTo(2);
        // A column and its mirror image are one move.
        JsonNode edge = move(anna, "1");
        assertThat(edge.path("moves")).hasSize(2);
        assertThat(edge.path("played").get(0).path("wins").asInt()).isEqualTo(2);
        assertThat(move(anna, "4").path("played")).isEmpty();
        assertThat(move(bert, "1").path("played")).isEmpty();
        assertThat(games(visit(), "own")).isZero();

        anna.post(game + "/delete", "{}");
        assertThat(games(anna, "own")).isEqualTo(1);
        won(anna, "1212121");
        assertThat(games(anna, "own")).isEqualTo(2);
    }

    @Test
    void aGameThatGoesOnIsNotCountedAndOneTakenUpAgainNoLonger() {
        Visit anna = visit();
        String game = anna.newGame("{'game':'viergewinnt'}");
        anna.play(game, "1", 0);
        assertThat(games(anna, "own")).isZero();
        String over = won(anna, "1212121");
        assertThat(games(anna, "own")).isEqualTo(1);
        assertThat(anna.post(over + "/undo", "{}").status()).isEqualTo(200);
        assertThat(games(anna, "own")).isZero();
    }

    @Test
    void whatTheOperatorBringsInIsSeenByAllUnlessSomebodySitsThere() {
        try (GameStore store = GameStore.beside(data, InstantSource.system())) {
            store.create(collected("sitting"), new Seats(Map.of("white", "somebody")));
            store.create(collected("free"), new Seats(Map.of()));
        }
        Visit stranger = visit();
        stranger.await(START, found -> found.path("sources").valueStream()
                .anyMatch(one -> one.path("source").asString("").equals("collection")
                        && one.path("games").asInt() > 0));
        assertThat(games(stranger, "collection")).isEqualTo(1);
        assertThat(move(stranger, "1").path("played").get(0).path("source").asString("")).isEqualTo("collection");
    }

    private static GameState collected(String id) {
        Rules rules = Games.rules("viergewinnt", null);
        GameState record = GameState.fresh(new Setup(id, rules, rules.start(), new PlayerSpec.Human(),
                new PlayerSpec.Human(), Duration.ofSeconds(1)).collected("games.txt"), false);
        for (int column : new int[]{0, 1, 0, 1, 0, 1, 0}) {
            record = record.played(new MoveEntry(column, MoveOrigin.IMPORT, null, null));
        }
        return record;
    }

    @Test
    void nobodyButTheOperatorCanCallAGameOneOfACollection() {
        Visit anna = visit();
        Visit.Reply made = anna.post("/api/games/import",
                "{'game':'viergewinnt','moves':['4'],'tags':{'Collection':'mine','Event':'x'}}");
        assertThat(made.status()).isEqualTo(201);
        JsonNode tags = anna.get("/api/games/" + made.text("id") + "/export?format=json").json().path("tags");
        assertThat(tags.has("Event")).isTrue();
        assertThat(tags.has("Collection")).isFalse();
    }

    @Test
    void everyMoveHasAValueAndEstimatesAreCalledSo() {
        JsonNode best = visit().get("/api/explore?game=viergewinnt&moves=1,2,1,2,1,2").json().path("moves").get(0);
        assertThat(best.path("moves").get(0).asString("")).isEqualTo("1");
        assertThat(best.path("evaluation").path("result").asString("")).isEqualTo("win");
        JsonNode muehle = visit().get("/api/explore?game=muehle").json();
        assertThat(muehle.path("moves")).hasSize(4);
        assertThat(muehle.path("proven").asBoolean()).isFalse();
        assertThat(muehle.path("moves").get(0).path("evaluation").path("exact").asBoolean()).isFalse();
        // Where the game is over there is nothing to explore.
        assertThat(visit().get("/api/explore?game=viergewinnt&moves=1,2,1,2,1,2,1").json().path("moves")).isEmpty();
    }
}
