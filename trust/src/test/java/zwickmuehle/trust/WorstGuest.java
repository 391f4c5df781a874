package zwickmuehle.trust;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One client that stays within all limits and wants to cost as much as it can: everything that brought version 1.0 down,
 * all of it at once, from one address. Being refused with 429 is what it expects, and then it goes on.
 */
final class WorstGuest implements AutoCloseable {
    private static final int NUMBER = 77;
    /** Moves to and fro, under rules that know no end. */
    private static final List<String> PLACING = List
            .of("a7 a1 d7 d1 b6 b2 d6 d2 c5 e3 e5 c4 f4 a4 g4 f6 c3 g7".split(" ", -1));
    private static final List<String> TO_AND_FRO = List.of("c3-d3", "d2-f2", "d3-c3", "f2-d2");
    private static final int LONGEST_GAME = 2_990;
    private static final int STREAMS = 300;
    private static final int SILENT = 50;
    private static final long MILLIS_WHEN_REFUSED = 20;

    private final int port;
    private final String victimsGame;
    private final String longGame = game(LONGEST_GAME);
    private final String token;
    private final String ownGame;
    private final Map<Integer, LongAdder> answers = new ConcurrentHashMap<>();
    private final Queue<String> wrong = new ConcurrentLinkedQueue<>();
    private final List<Thread> threads = new ArrayList<>();
    private final Queue<Socket> sockets = new ConcurrentLinkedQueue<>();
    private volatile boolean ended;

    /** One thing it does again and again. */
    private interface Nuisance {
        void once(LoopbackVisitor visitor) throws IOException;
    }

    /**
     * A guest who begins at once.
     *
     * @param victimsGame the address of somebody else's game
     */
    WorstGuest(int port, String victimsGame) throws IOException {
        this.port = port;
        this.victimsGame = victimsGame;
        try (LoopbackVisitor visitor = new LoopbackVisitor(port, NUMBER)) {
            ownGame = "/api/games/" + visitor.post("/api/games/import", longGame).json().path("id").asString("");
            token = String.valueOf(visitor.cookie());
        }
        storing();
        reading();
        thinking();
        watching();
    }

    private static String game(int moves) {
        return "{'rules':'theorie','white':'" + "W".repeat(60) + "','tags':{"
                + IntStream.range(0, 40).mapToObj(i -> "'T" + i + "':'" + "x".repeat(200) + "'")
                        .collect(Collectors.joining(","))
                + "},'moves':['"
                + IntStream.range(0, moves)
                        .mapToObj(i -> i < PLACING.size()
                                ? PLACING.get(i)
                                : TO_AND_FRO.get((i - PLACING.size()) % TO_AND_FRO.size()))
                        .collect(Collectors.joining("','"))
                + "']}";
    }

    /** Long games with as much as may be written in them, and rematches without end. */
    private void storing() {
        again(2, visitor -> note(visitor.post("/api/games/import", longGame)));
        again(2, visitor -> note(visitor.post("/api/games", "{'game':'muehle','seats':'white'}")));
    }

    /** Files, lists and long games, to be replayed and written out. */
    private void reading() {
        String file = "[" + IntStream.range(0, 10).mapToObj(_ -> longGame).collect(Collectors.joining(",")) + "]";
        again(6, visitor -> note(visitor.post("/api/records", file)));
        again(4, visitor -> note(visitor.get("/api/games?limit=50")));
        again(4, visitor -> note(visitor.get(ownGame)));
        again(2, visitor -> note(visitor.get(ownGame + "/export")));
        String position = longGame.replaceFirst("'rules'", "'game':'muehle','variant'");
        again(4, visitor -> note(visitor.post("/api/positions", position)));
    }

    /** Computers against each other, with and without an end, and questions whose answer it does not wait for. */
    private void thinking() {
        for (int i = 0; i < 20; i++) {
            begin("{'game':'muehle','white':'level:10','black':'level:10','seconds':60}");
            begin("{'game':'muehle','variant':'theorie','white':'random','black':'random'}");
        }
        again(4, _ -> {
            try (LoopbackVisitor asker = new LoopbackVisitor(port, NUMBER)) {
                asker.ask(ownGame + "/review?seconds=2");
                Pause.millis(50);
            }
        });
        again(2, visitor -> {
            String game = made(visitor, "{'game':'muehle','seconds':60}");
            if (!game.isEmpty()) {
                note(visitor.post(game + "/best", "{}"));
            }
        });
    }

    private void begin(String setup) {
        again(1, visitor -> {
            String game = made(visitor, setup);
            if (!game.isEmpty()) {
                note(visitor.post(game + "/pace", "{'delay':0}"));
                while (!ended) {
                    note(visitor.get(game));
                    note(visitor.post(game + "/resume", "{}"));
                    Pause.millis(500);
                }
            }
        });
    }

    private String made(LoopbackVisitor visitor, String setup) throws IOException {
        LoopbackVisitor.Reply reply = visitor.post("/api/games", setup);
        note(reply);
        return reply.status() == 201 ? "/api/games/" + reply.json().path("id").asString("") : "";
    }

    /** Streams on the game of others and on its own, which it changes all the time; requests that never end. */
    private void watching() throws IOException {
        for (int i = 0; i < STREAMS; i++) {
            String game = i % 2 == 0 ? victimsGame : ownGame;
            threads.add(Thread.ofVirtual().start(() -> {
                try (LoopbackVisitor visitor = visitor()) {
                    visitor.listen(game, _ -> {});
                } catch (IOException _) {
                    // Refused, or ended with the others.
                }
            }));
        }
        again(2, visitor -> {
            note(visitor.post(ownGame + "/undo", "{}"));
            note(visitor.post(ownGame + "/redo", "{}"));
        });
        for (int i = 0; i < SILENT; i++) {
            Socket socket = new Socket();
            sockets.add(socket);
            socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[]{127, 1, 0, NUMBER}), 0));
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            socket.getOutputStream().write(("POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Zwickmuehle: 1\r\n"
                    + "Content-Type: application/json\r\nContent-Length: 30\r\n\r\n{")
                    .getBytes(StandardCharsets.US_ASCII));
        }
    }

    private LoopbackVisitor visitor() throws IOException {
        LoopbackVisitor visitor = new LoopbackVisitor(port, NUMBER);
        sockets.add(visitor.socket());
        visitor.cookie(token);
        return visitor;
    }

    /** So many threads do the same until the end. */
    private void again(int count, Nuisance nuisance) {
        for (int i = 0; i < count; i++) {
            threads.add(Thread.ofVirtual().start(() -> {
                while (!ended) {
                    try (LoopbackVisitor visitor = visitor()) {
                        while (!ended) {
                            nuisance.once(visitor);
                        }
                    } catch (IOException _) {
                        // Who is refused while still sending loses the connection, and comes again.
                        Pause.millis(MILLIS_WHEN_REFUSED);
                    }
                    sockets.removeIf(Socket::isClosed);
                }
            }));
        }
    }

    private void note(LoopbackVisitor.Reply reply) {
        answers.computeIfAbsent(reply.status(), _ -> new LongAdder()).increment();
        if (reply.status() >= 500) {
            wrong.add(reply.toString());
        }
        if (reply.status() == 429) {
            Pause.millis(MILLIS_WHEN_REFUSED);
        }
    }

    /** How often each status came. */
    String answers() {
        return new TreeMap<>(answers).entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** How often it got what it wanted. */
    long succeeded() {
        return Stream.of(200, 201).map(answers::get).filter(Objects::nonNull).mapToLong(LongAdder::sum).sum();
    }

    /** What no client should ever get, however bad it is. */
    Queue<String> wrong() {
        return wrong;
    }

    @Override
    public void close() throws IOException {
        ended = true;
        for (Socket socket : sockets) {
            socket.close();
        }
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException("nobody interrupts the attackers", e);
            }
        }
    }
}
