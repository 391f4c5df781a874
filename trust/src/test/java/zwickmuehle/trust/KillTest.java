package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;

/** The server killed with -9 again and again while people play: what was acknowledged is there, and play goes on. */
@Tag("trial")
@Tag("kills")
class KillTest {
    private static final int KILLS = Figures.parameter("kills", 100);
    private static final int CLIENTS = 8;
    private static final int MOST_MOVES_BEFORE_A_KILL = 100;
    private static final int PATIENCE_MILLIS = 5_000;
    private static final List<String> VARIANTS = List.of("klassisch", "theorie", "7x6", "8x7");

    @TempDir
    private Path data = Path.of("");

    private static Rules rules(int client) {
        String variant = VARIANTS.get(client % VARIANTS.size());
        return Games.rules(client % VARIANTS.size() < 2 ? "muehle" : "viergewinnt", variant);
    }

    @Test
    void noAcknowledgedMoveIsLost() throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(8);
        List<ClientGame> games = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            Rules rules = rules(i);
            games.add(new ClientGame("{'game':'" + rules.game() + "','variant':'" + rules.variant() + "'}", i));
        }
        long acknowledged = 0;
        long unconfirmed = 0;
        int finished = 0;
        List<String> cookies = new ArrayList<>();
        Queue<String> wrong = new ConcurrentLinkedQueue<>();
        try (ServerProcess server = new ServerProcess(data, List.of("-XX:TieredStopAtLevel=1"), List.of())) {
            for (int i = 0; i < CLIENTS; i++) {
                try (LoopbackVisitor visitor = new LoopbackVisitor(server.port(), 10 + i)) {
                    games.get(i).begin(visitor);
                    cookies.add(Objects.requireNonNull(visitor.cookie()));
                }
            }
            for (int kill = 0; kill < KILLS; kill++) {
                int before = made(games);
                AtomicBoolean dead = new AtomicBoolean();
                List<Thread> players = new ArrayList<>();
                for (int i = 0; i < CLIENTS; i++) {
                    int client = i;
                    players.add(Thread.ofVirtual().start(
                            () -> playUntilDead(server.port(), client, games.get(client), cookies.get(client), dead,
                                    wrong)));
                }
                int enough = before + 1 + random.nextInt(MOST_MOVES_BEFORE_A_KILL);
                for (int waited = 0; waited < PATIENCE_MILLIS && made(games) < enough; waited++) {
                    Thread.sleep(1);
                }
                server.kill();
                dead.set(true);
                for (Thread player : players) {
                    player.join();
                }
                assertThat(wrong).as("kill %d", kill).isEmpty();
                server.restart();
                for (int i = 0; i < CLIENTS; i++) {
                    try (LoopbackVisitor visitor = new LoopbackVisitor(server.port(), 10 + i)) {
                        visitor.cookie(cookies.get(i));
                        ClientGame game = games.get(i);
                        List<String> stored = game.look(visitor);
                        assertThat(stored.size()).as("kill %d, client %d", kill, i)
                                .isBetween(game.acknowledged().size(), game.acknowledged().size() + 1);
                        assertThat(stored.subList(0, game.acknowledged().size()))
                                .as("kill %d, client %d", kill, i).isEqualTo(game.acknowledged());
                        replay(rules(i), stored);
                        unconfirmed += stored.size() - game.acknowledged().size();
                        game.acknowledged().clear();
                        game.acknowledged().addAll(stored);
                        if (game.over()) {
                            acknowledged += game.acknowledged().size();
                            finished++;
                            game.begin(visitor);
                        }
                    }
                }
            }
            for (ClientGame game : games) {
                acknowledged += game.acknowledged().size();
            }
        }
        String integrity = Jdbi.create("jdbc:sqlite:" + data.resolve("games.sqlite")).withHandle(
                handle -> handle.createQuery("PRAGMA integrity_check").mapTo(String.class).first());
        assertThat(integrity).isEqualTo("ok");
        assertThat(acknowledged).isGreaterThan(KILLS);
        new Figures("kills").row("Server killed with -9 while 8 clients play both games",
                "%d kills; %d stored moves, 0 acknowledged moves lost (%d stored though the kill came before the"
                        + " answer); every game replays legally, %d played to the end; SQLite's integrity check: ok",
                KILLS, acknowledged, unconfirmed, finished).write();
    }

    private static int made(List<ClientGame> games) {
        return games.stream().mapToInt(game -> game.acknowledged().size()).sum();
    }

    private static void playUntilDead(int port, int client, ClientGame game, String cookie, AtomicBoolean dead,
            Queue<String> wrong) {
        try (LoopbackVisitor visitor = new LoopbackVisitor(port, 10 + client)) {
            visitor.cookie(cookie);
            while (!dead.get() && !game.over()) {
                int status = game.move(visitor);
                // On a machine that is out of breath the store may be busy, and says so; then nothing has happened.
                if (status != 200 && status != 503) {
                    wrong.add("a legal move was answered " + status);
                    return;
                }
            }
        } catch (IOException _) {
            // Killed in the middle of a request: that is the point.
        }
    }

    private static void replay(Rules rules, List<String> moves) {
        Game game = Game.start(rules);
        for (String move : moves) {
            game = game.play(rules.notation().parseMove(move));
        }
    }
}
