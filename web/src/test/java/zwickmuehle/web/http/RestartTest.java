package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import zwickmuehle.rules.NotationException;

class RestartTest {
    @TempDir
    private Path data = Path.of("");

    @Test
    void everyGameGoesOnAfterARestart() {
        String game;
        JsonNode before;
        Visit visit;
        int port;
        try (WebServer server = WebServer.start(Settings.plain(0, data))) {
            port = server.port();
            visit = new Visit(port);
            game = visit.newGame("{'game':'muehle','white':'human','black':'level:1','seconds':0.1}");
            visit.play(game, "d6", 0);
            visit.awaitTurn(game);
            visit.play(game, visit.get(game).json().path("position").path("moves").get(0).path("move").asString(""), 2);
            visit.awaitTurn(game);
            visit.post(game + "/undo", "{}");
            before = visit.get(game).json();
        }
        try (WebServer _ = WebServer.start(Settings.plain(port, data))) {
            JsonNode after = visit.get(game).json();
            assertThat(after).isEqualTo(before);
            assertThat(visit.post(game + "/redo", "{}").number("moveNumber")).isEqualTo(4);
        }
    }

    @Test
    void aMoveThatIsBeingThoughtAboutIsMadeWhenTheServerStops() {
        String game;
        int port;
        Visit visit;
        try (WebServer server = WebServer.start(Settings.plain(0, data))) {
            port = server.port();
            visit = new Visit(port);
            game = visit.newGame("{'game':'muehle','white':'level:10','black':'human','seconds':60}");
            visit.await(game, state -> !state.path("thinking").isNull());
        }
        try (WebServer _ = WebServer.start(Settings.plain(port, data))) {
            assertThat(visit.get(game).json().path("moveNumber").asInt()).isEqualTo(1);
            assertThat(visit.get(game).text("turn")).isEqualTo("human");
        }
    }

    @Test
    void aComputerWhoseTurnItWasMovesAfterTheServerWasKilled() throws IOException, InterruptedException {
        Process process = victim(0);
        try {
            int port = port(process);
            Visit visit = new Visit(port);
            String game = visit.newGame("{'game':'muehle','white':'level:10','black':'human','seconds':60}");
            process.destroyForcibly().waitFor();
            process = victim(port);
            assertThat(port(process)).isEqualTo(port);
            visit.await(game, state -> !state.path("thinking").isNull());
            visit.post(game + "/stop", "{}");
            assertThat(visit.awaitTurn(game).path("moveNumber").asInt()).isEqualTo(1);
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    @Test
    void twoServersDoNotShareADirectory() {
        try (WebServer _ = WebServer.start(Settings.plain(0, data))) {
            assertThatThrownBy(() -> WebServer.start(Settings.plain(0, data))).isInstanceOf(NotationException.class)
                    .hasMessageContaining("in use");
        }
    }

    @Test
    void aTakenPortIsSaidAndTheDirectoryIsFreeAgain() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1,
                InetAddress.getLoopbackAddress())) {
            assertThatThrownBy(() -> WebServer.start(Settings.plain(taken.getLocalPort(), data)))
                    .isInstanceOf(PortTaken.class);
        }
        WebServer.start(Settings.plain(0, data)).close();
    }

    /** A server in a process of its own, to be killed without warning. */
    static final class Victim {
        private Victim() {}

        public static void main(String[] arguments) throws InterruptedException {
            WebServer server = WebServer.start(Settings.plain(Integer.parseInt(arguments[0]), Path.of(arguments[1])));
            System.out.println(server.port());
            System.out.flush();
            Thread.currentThread().join();
        }
    }

    private Process victim(int port) throws IOException {
        return new ProcessBuilder(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"),
                Victim.class.getName(), String.valueOf(port), data.toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }

    private static int port(Process process) throws IOException {
        BufferedReader reader = process.inputReader(StandardCharsets.UTF_8);
        return Integer.parseInt(reader.readLine());
    }

    /** Three times killed with -9 in the middle of play: what was acknowledged is there, and the game goes on. */
    @Test
    void noAcknowledgedMoveIsLostWhenTheServerIsKilled() throws IOException, InterruptedException {
        Process process = victim(0);
        int port = port(process);
        Visit visit = new Visit(port);
        String game = visit.newGame("{'game':'muehle','variant':'theorie'}");
        int acknowledged = 0;
        try {
            for (int round = 0; round < 3; round++) {
                for (int i = 0; i < 7; i++) {
                    JsonNode moves = visit.get(game).json().path("position").path("moves");
                    String move = moves.get(acknowledged % moves.size()).path("move").asString("");
                    assertThat(visit.play(game, move, acknowledged).status()).isEqualTo(200);
                    acknowledged++;
                }
                process.destroyForcibly().waitFor();
                process = victim(port);
                assertThat(port(process)).isEqualTo(port);
                assertThat(visit.get(game).number("moveNumber")).isEqualTo(acknowledged);
            }
        } finally {
            process.destroyForcibly().waitFor();
        }
    }
}
