package zwickmuehle.trust;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import zwickmuehle.postgres.Postgres;
import zwickmuehle.trust.Testimony.Outcome;

/**
 * Several servers as processes of their own, one PostgreSQL, a line between each server and the database that can be cut,
 * and clients who play at whichever server comes to hand, two at each game, so that they get in each other's way. What
 * they asked for and were told is kept, and held against the games in the end.
 */
final class ServersTrial implements AutoCloseable {
    private static final long LEASE_MILLIS = 8_000;
    private static final int ANSWER_MILLIS = 12_000;
    /** The class path of an older build, with which the first server runs. */
    private static final String OLDER = System.getProperty("soak.servers.older", "");
    /** A library that the second server is made to load: one that sets its clock wrong. */
    private static final String PRELOAD = System.getProperty("soak.servers.preload", "");
    private static final int EVERY_SO_MANY_WITH_A_COMPUTER = 4;
    private static final List<String> ROOM = List.of("--limit", "requests-per-second=1000000", "--limit",
            "requests-at-once=1000000", "--limit", "stored-bytes-per-second=100000000", "--limit",
            "stored-bytes-at-once=100000000", "--limit", "games-per-minute=1000000", "--limit",
            "games-at-once=1000000");

    /** What can be done to them. */
    enum Fault {
        SERVER_KILLED, SERVER_STOOD_STILL, LINE_CUT, LINE_SILENT, DATABASE_KILLED, NOTICES_LOST, SERVER_REPLACED
    }

    private final Postgres postgres = Postgres.start();
    private final List<Relay> relays = new ArrayList<>();
    private final List<ServerProcess> servers = new ArrayList<>();
    private final Testimony testimony = new Testimony();
    /** The games, and the cookie of who plays them. */
    private final Map<String, String> cookies = new ConcurrentHashMap<>();
    private final Map<String, Boolean> withComputer = new ConcurrentHashMap<>();
    private final List<Thread> clients = new ArrayList<>();
    private final Queue<String> strange = new ConcurrentLinkedQueue<>();
    private final Map<Fault, Integer> faults = new TreeMap<>();
    private final AtomicInteger overtaken = new AtomicInteger();
    private final String database;
    private volatile boolean ended;

    ServersTrial(Path data, int count, int pairs) throws IOException {
        database = postgres.fresh().replaceFirst(".*/", "");
        for (int i = 0; i < count; i++) {
            Relay relay = new Relay(postgres.host(), postgres.port());
            relays.add(relay);
            List<String> options = new ArrayList<>(ROOM);
            options.addAll(List.of("--store", "jdbc:postgresql://127.0.0.1:" + relay.port() + "/" + database));
            Map<String, String> variables = new HashMap<>(postgres.variables());
            if (i == 1 && !PRELOAD.isEmpty()) {
                variables.put("LD_PRELOAD", PRELOAD);
            }
            servers.add(new ServerProcess(data.resolve("server-" + i), List.of("-XX:TieredStopAtLevel=1"), options,
                    variables, i == 0 && !OLDER.isEmpty() ? OLDER : ServerProcess.classPath()));
        }
        for (int pair = 0; pair < pairs; pair++) {
            Pair together = new Pair(pair);
            for (int client = 0; client < 2; client++) {
                int number = 2 * pair + client;
                clients.add(Thread.ofVirtual().start(() -> play(together, number)));
            }
        }
    }

    Testimony testimony() {
        return testimony;
    }

    Queue<String> strange() {
        return strange;
    }

    Map<Fault, Integer> faults() {
        return faults;
    }

    int overtaken() {
        return overtaken.get();
    }

    int games() {
        return cookies.size();
    }

    /** Two clients at one game, who are the same person in two places. */
    private static final class Pair {
        private final int number;
        private String game = "";
        private int begun;

        Pair(int number) {
            this.number = number;
        }

        synchronized String game() {
            return game;
        }

        /** Another game in the place of one that is over, unless the other has begun one already. */
        synchronized void next(String over, Beginning beginning) throws IOException {
            if (game.equals(over)) {
                game = beginning.begin(begun++);
            }
        }

        private interface Beginning {
            String begin(int turn) throws IOException;
        }
    }

    private void play(Pair pair, int number) {
        SplittableRandom random = new SplittableRandom(number);
        while (!ended) {
            try (LoopbackVisitor visitor = new LoopbackVisitor(servers.get(random.nextInt(servers.size())).port(),
                    100 + number,
                    ANSWER_MILLIS)) {
                // After a while, or when something goes wrong, whoever plays is somewhere else.
                for (int i = 0; i < 30 && !ended; i++) {
                    playOnce(pair, visitor, random);
                    Pause.millis(random.nextInt(25));
                }
            } catch (IOException _) {
                Pause.millis(50);
            }
        }
    }

    private void playOnce(Pair pair, LoopbackVisitor visitor, SplittableRandom random) throws IOException {
        String game = pair.game();
        if (game.isEmpty()) {
            pair.next(game, turn -> begin(pair.number + turn, visitor));
            return;
        }
        visitor.cookie(cookies.get(game));
        LoopbackVisitor.Reply seen = visitor.get(game);
        if (seen.status() != 200) {
            expect(seen, "looking at a game", 503, 404);
            Pause.millis(100);
            return;
        }
        JsonNode state = seen.json();
        JsonNode moves = state.path("position").path("moves");
        if (state.path("outcome").path("over").asBoolean(false)) {
            pair.next(game, turn -> begin(pair.number + turn, visitor));
        } else if (!state.path("turn").asString("").equals("computer") && !moves.isEmpty()) {
            move(game, state.path("history").size(), moves.get(random.nextInt(moves.size())).path("move").asString(""),
                    visitor);
        } else {
            Pause.millis(20);
        }
    }

    private String begin(int turn, LoopbackVisitor visitor) throws IOException {
        boolean computer = turn % EVERY_SO_MANY_WITH_A_COMPUTER == 0;
        visitor.cookie(null);
        LoopbackVisitor.Reply reply = visitor.post("/api/games",
                "{'game':'viergewinnt'" + (computer ? ",'black':'level:2'" : "") + "}");
        if (reply.status() != 201) {
            expect(reply, "beginning a game", 503);
            throw new IOException("no game this time");
        }
        String game = "/api/games/" + reply.json().path("id").asString("");
        withComputer.put(game, computer);
        cookies.put(game, Objects.requireNonNull(visitor.cookie()));
        return game;
    }

    private void move(String game, int number, String move, LoopbackVisitor visitor) throws IOException {
        Outcome outcome = Outcome.UNKNOWN;
        try {
            LoopbackVisitor.Reply reply = visitor.post(game + "/moves",
                    "{'move':'" + move + "','number':" + number + "}");
            boolean unknown = reply.status() == 503 && reply.body().contains("unknown-outcome");
            outcome = reply.status() == 200 ? Outcome.MADE : unknown ? Outcome.UNKNOWN : Outcome.REFUSED;
            if (reply.status() == 409) {
                overtaken.incrementAndGet();
            }
            expect(reply, "a move", 200, 409, 503, 507);
        } finally {
            testimony.asked(game, number, move, outcome);
        }
    }

    private void expect(LoopbackVisitor.Reply reply, String what, int... statuses) {
        for (int status : statuses) {
            if (reply.status() == status) {
                return;
            }
        }
        strange.add(what + " was answered " + reply.status() + " " + reply.body());
    }

    /** One of the faults, and what makes it good again; play goes on all the while. */
    void suffer(Fault fault, SplittableRandom random) throws IOException {
        int one = random.nextInt(servers.size());
        ServerProcess server = servers.get(one);
        switch (fault) {
            case SERVER_KILLED -> {
                server.kill();
                server.restart();
            }
            case SERVER_REPLACED -> {
                server.terminate();
                server.restart();
            }
            case SERVER_STOOD_STILL -> {
                signal("STOP", server.pid());
                Pause.millis(LEASE_MILLIS + 1_000 + random.nextInt(1_000));
                signal("CONT", server.pid());
            }
            case LINE_CUT -> {
                relays.get(one).cut();
                Pause.millis(500 + random.nextInt(1_500));
                relays.get(one).heal();
            }
            case LINE_SILENT -> {
                relays.get(one).fallSilent();
                Pause.millis(500 + random.nextInt(1_500));
                relays.get(one).heal();
            }
            case DATABASE_KILLED -> {
                postgres.kill();
                Pause.millis(random.nextInt(1_000));
                postgres.restart();
            }
            case NOTICES_LOST -> postgres.execute("postgres",
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");
        }
        faults.merge(fault, 1, Integer::sum);
    }

    private static void signal(String name, long pid) throws IOException {
        Process sent = new ProcessBuilder("kill", "-" + name, Long.toString(pid)).start();
        if (sent.onExit().join().exitValue() != 0) {
            throw new IOException("no signal for " + pid);
        }
    }

    /** Ends the play, waits until every server shows the same, and says what is wrong. */
    List<String> verdict() throws IOException {
        ended = true;
        for (Thread client : clients) {
            try {
                client.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException("nobody interrupts the judge", e);
            }
        }
        List<String> wrong = new ArrayList<>(strange);
        for (String game : cookies.keySet()) {
            List<String> moves = agreed(game);
            if (moves == null) {
                wrong.add(game + ": the servers show different games");
            } else {
                wrong.addAll(testimony.contradictions(game, moves, withComputer.getOrDefault(game, false)));
            }
        }
        return wrong;
    }

    /** A game as all servers show it, computers having made their moves; null if they do not come to agree. */
    private @Nullable List<String> agreed(String game) throws IOException {
        for (int attempt = 0; attempt < 150; attempt++) {
            List<List<String>> shown = new ArrayList<>();
            boolean still = true;
            for (ServerProcess server : servers) {
                try (LoopbackVisitor visitor = new LoopbackVisitor(server.port(), 90, ANSWER_MILLIS)) {
                    LoopbackVisitor.Reply reply = visitor.get(game);
                    still &= reply.status() == 200 && !reply.json().path("turn").asString("").equals("computer");
                    List<String> moves = new ArrayList<>();
                    reply.json().path("history").forEach(entry -> moves.add(entry.path("move").asString("")));
                    shown.add(moves);
                }
            }
            if (still && shown.stream().distinct().count() == 1) {
                return shown.getFirst();
            }
            Pause.millis(200);
        }
        return null;
    }

    @Override
    public void close() {
        ended = true;
        servers.forEach(ServerProcess::close);
        relays.forEach(Relay::close);
        postgres.close();
    }
}
