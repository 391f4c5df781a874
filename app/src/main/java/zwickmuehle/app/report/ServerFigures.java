package zwickmuehle.app.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import zwickmuehle.web.http.Settings;
import zwickmuehle.web.http.WebServer;

/** The web application: how soon it is there, and how many moves it takes in. */
final class ServerFigures {
    private static final int MOVES = 400;
    private static final int PLAYERS = 8;
    private static final int MOVES_A_GAME = 20;

    private ServerFigures() {}

    static Section measure() throws Exception {
        List<Figure> figures = new ArrayList<>();
        try (TemporaryFolder data = new TemporaryFolder();
                WebServer server = WebServer.start(Settings.plain(0, data.path()))) {
            play(server.port(), "192.0.2.1", MOVES);
            figures.add(new Figure("moves of one person after the other", MOVES,
                    Lap.of(() -> play(server.port(), "192.0.2.2", MOVES))));
            figures.add(new Figure("moves of " + PLAYERS + " persons at once", MOVES * PLAYERS, Lap.of(() -> {
                try (ExecutorService persons = Executors.newFixedThreadPool(PLAYERS)) {
                    List<Callable<Integer>> all = IntStream.range(0, PLAYERS)
                            .<Callable<Integer>>mapToObj(i -> () -> play(server.port(), "192.0.2." + (10 + i), MOVES))
                            .toList();
                    for (Future<Integer> played : persons.invokeAll(all)) {
                        played.get();
                    }
                }
                return server;
            })));
        }
        List<String> remarks = new ArrayList<>();
        for (Figure figure : figures) {
            remarks.add(String.format(Locale.ROOT, "%s: %.0f a second by the clock.", figure.what(),
                    figure.amount() / figure.lap().wall()));
        }
        remarks.add(starts());
        return new Section("Server",
                "Moves over HTTP on loopback: each is checked, stored (forced to disk), and answered with the whole game. The persons asking run in the same process, so the processor time is that of both sides.",
                "moves", figures, remarks, Section.Plot.NONE);
    }

    /** Random moves in Mühle games of a person who plays both sides, each from a place of its own: what one may is limited. */
    private static int play(int port, String from, int moves) throws IOException {
        PageClient person = new PageClient(port, from);
        String game = "";
        for (int i = 0; i < moves; i++) {
            if (i % MOVES_A_GAME == 0) {
                String made = person.ask("/api/games", "{\"game\":\"muehle\"}");
                game = made.replaceFirst("(?s).*?\"id\" *: *\"([^\"]+)\".*", "$1");
            }
            person.ask("/api/games/" + game + "/random", "{}");
        }
        return moves;
    }

    /** From nothing to the printed address, with and without the launcher's cache of classes. */
    private static String starts() throws Exception {
        String jar = System.getProperty("java.class.path", "");
        if (!jar.endsWith(".jar")) {
            return "The time to start was not measured: this was not the packaged program.";
        }
        Path cache = Path.of(jar).resolveSibling("serve.aot");
        String without = String.format(Locale.ROOT, "%.2f s", start(jar, List.of()));
        return Files.exists(cache)
                ? String.format(Locale.ROOT,
                        "From the start of Java to the printed address: %.2f s with the launcher's cache of classes, %s without (by the clock, the best of three).",
                        start(jar, List.of("-XX:AOTCache=" + cache, "-Xlog:aot=off", "-Xlog:cds=off")), without)
                : "From the start of Java to the printed address: " + without
                        + " without a cache of classes (by the clock, the best of three).";
    }

    private static double start(String jar, List<String> options) throws Exception {
        double best = Double.MAX_VALUE;
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        for (int i = 0; i < 3; i++) {
            try (TemporaryFolder data = new TemporaryFolder()) {
                List<String> command = new ArrayList<>(List.of(java, "-XX:+UseSerialGC"));
                command.addAll(options);
                command.addAll(List.of("-jar", jar, "serve", "--port", "0", "--no-browser", "--data",
                        data.path().toString()));
                long begin = System.nanoTime();
                Process server = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
                try (BufferedReader reader = server.inputReader()) {
                    String address = reader.readLine();
                    if (address == null) {
                        throw new IOException("the server did not start");
                    }
                    best = Math.min(best, (System.nanoTime() - begin) / 1e9);
                } finally {
                    server.destroy();
                    server.waitFor();
                }
            }
        }
        return best;
    }
}
