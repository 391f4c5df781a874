package zwickmuehle.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.ThinkingTime;
import zwickmuehle.perfect.viergewinnt.Book;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.VierGewinntOracle;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.play.service.Exploring;
import zwickmuehle.play.service.Fields;
import zwickmuehle.play.service.OwnGames;
import zwickmuehle.play.service.Studies;
import zwickmuehle.play.service.Study;
import zwickmuehle.play.view.Spoken;
import zwickmuehle.play.view.Times;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Analyst;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.Thought;
import zwickmuehle.search.thinkers.Thinkers;

/**
 * What a worker that thinks is asked: moves, and studies such as an analysis. It hears nothing while it works; whoever no
 * longer wants the answer ends the worker.
 */
final class StudyDesk {
    private static final long SHALLOW_BYTES = 1 << 20;
    private static final long DEEP_BYTES = 16L << 20;

    private final JsonViews json = new JsonViews();
    private final SplittableRandom random;
    private final Studies studies = new Studies(this::analyst, Host::nanoTime);
    private final Exploring exploring = new Exploring(rules -> analyst(rules, SHALLOW_BYTES), this::oracle);
    private Book book = Book.empty(Size.STANDARD);
    private @Nullable Oracle solver;
    private final SiteDatabases databases = new SiteDatabases();
    /** The player asked last, who remembers what it learned. */
    private String playerKey = "";
    private @Nullable Thinker player;

    StudyDesk(long seed) {
        random = new SplittableRandom(seed);
    }

    void hear(String word, List<String> more) {
        switch (word) {
            case "book" -> book = BookFile.parse(bytes(more.getFirst()), "book");
            case "database" -> databases.found(more.get(0), more.get(1).isEmpty() ? null : bytes(more.get(1)));
            case "value" -> value(more);
            case "think" -> think(more);
            case "study" -> study(more);
            default -> throw new IllegalArgumentException("nobody here knows " + word);
        }
    }

    /** Each character is a byte. */
    private static byte[] bytes(String text) {
        byte[] bytes = new byte[text.length()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) text.charAt(i);
        }
        return bytes;
    }

    private void think(List<String> words) {
        String id = words.getFirst();
        Game game = game(words.subList(4, words.size()));
        Limits limits = Limits.time(ThinkingTime.of(Times.of(Double.parseDouble(words.get(3)))));
        Thinker thinker = player(words.get(1), words.get(2), game);
        tell(id, "answer", thinker.think(game, limits, () -> false, soFar -> tell(id, "progress", soFar)));
    }

    private static void tell(String id, String kind, Thought thought) {
        Host.say("thought", Stream.concat(Stream.of(id, kind), ThoughtWords.write(thought).stream()).toArray());
    }

    /** The game that {@link WorkerThinking#words} wrote. */
    private static Game game(List<String> words) {
        Rules rules = Games.rules(words.get(0), words.get(1));
        Game game = Game.from(rules, rules.notation().parsePosition(words.get(2)));
        for (String move : words.get(3).split(" ", -1)) {
            game = move.isEmpty() ? game : game.play(rules.notation().parseMove(move));
        }
        return game;
    }

    private Thinker player(String gameId, String words, Game game) {
        String key = gameId + " " + game.mover() + " " + words;
        Thinker known = player;
        if (known == null || !key.equals(playerKey)) {
            boolean quick = PlayerSpec.parseOffered(words).quick();
            known = Thinkers.parse(words, game.rules(),
                    new Equipment(quick ? Oracle.NONE : oracle(game.rules()), Host::nanoTime,
                            new SplittableRandom(random.nextLong()), 1, quick ? SHALLOW_BYTES : DEEP_BYTES));
            player = known;
            playerKey = key;
        }
        return known;
    }

    /** Exact scores of positions, by their rules: what a test compares with the program. */
    private void value(List<String> words) {
        Rules rules = Games.rules("muehle", words.getFirst());
        List<String> scores = new ArrayList<>();
        for (String position : words.subList(1, words.size())) {
            scores.add(Integer.toString(
                    oracle(rules).solve(rules.notation().parsePosition(position), 0, () -> false)));
        }
        Host.say("tested", String.join(" ", scores));
    }

    private Analyst analyst(Rules rules) {
        return analyst(rules, DEEP_BYTES);
    }

    private Analyst analyst(Rules rules, long bytes) {
        return Thinkers.analyst(rules, new Equipment(oracle(rules), Host::nanoTime,
                new SplittableRandom(random.nextLong()), 1, bytes));
    }

    private Oracle oracle(Rules rules) {
        boolean standard = rules instanceof VierGewinnt game && game.size().equals(Size.STANDARD);
        return standard ? solver() : databases.oracle(rules);
    }

    private Oracle solver() {
        Oracle known = solver;
        if (known == null) {
            known = new VierGewinntOracle(book, new Solver(Size.STANDARD, Solver.DEFAULT_TABLE_BYTES, 1), 0);
            solver = known;
        }
        return known;
    }

    /** A study by its number, kind and fields: told step by step, and its end as {@code done} or {@code failed}. */
    private void study(List<String> words) {
        String id = words.getFirst();
        try {
            Object last = found(words.get(1), words.subList(2, words.size())).run(() -> false,
                    step -> Host.say("event", id, step.event(), json.write(step.view())));
            Host.say("event", id, "done", json.write(last));
        } catch (SpokenException e) {
            Host.say("event", id, "failed", json.write(Spoken.of(e.sentence())));
        } catch (RuntimeException fault) {
            // A fault of ours: whoever asked is not left waiting, and the browser's console says where it is.
            Host.say("event", id, "failed",
                    json.write(Spoken.of(new Sentence("this could not be worked out in the page",
                            "das ließ sich in der Seite nicht ausrechnen"))));
            throw fault;
        }
    }

    private Study found(String kind, List<String> more) {
        return switch (kind) {
            case "analysis" -> studies.analysis(new PageFields(more));
            case "explore" -> exploring.explore(fieldsAfter(more, 1), new Played(more.getFirst()));
            case "reasons" -> studies.reasons(new PageFields(more));
            case "hardcases" -> studies.hardCases(new PageFields(more));
            case "review" -> studies.review(game(more.subList(0, 4)), fieldsAfter(more, 4));
            case "scenario" -> studies.scenario(more.getFirst());
            default -> throw new IllegalArgumentException("nobody here studies " + kind);
        };
    }

    /** What this browser played, as it was written for us. */
    private record Played(String games) implements Exploring.Played {
        @Override
        public <T> T with(Rules rules, Function<List<Exploring.Source>, T> work) {
            return work.apply(List.of(new Exploring.Source("own", OwnGames.read(games, rules))));
        }
    }

    private static Fields fieldsAfter(List<String> words, int count) {
        return new PageFields(new ArrayList<>(words.subList(count, words.size())));
    }
}
