package zwickmuehle.app;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.play.record.GameState;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.web.store.GameStore;

@Command(name = "list", mixinStandardHelpOptions = true, description = {
        "Lists stored games, the one played last first; names those that are damaged."})
final class GamesListCommand implements Callable<Integer> {
    private static final String ROW = "%-12s  %-11s  %-10s  %-16s  %-16s  %5s  %-7s  %s%n";
    private static final int WIDTH_OF_A_NAME = 16;

    private final Console console;
    private final JsonMapper mapper = JsonMapper.builder().build();

    @Mixin
    private DataOption data = new DataOption();

    @Option(names = "--limit", paramLabel = "N", defaultValue = "50", description = "how many at most; 50 if not given")
    private int limit = 50;

    @Option(names = "--damaged", description = "look at all games, and list only those that are damaged")
    private boolean damagedOnly;

    @Option(names = "--json", description = "one JSON document instead of text")
    private boolean json;

    GamesListCommand(Console console) {
        this.console = console;
    }

    /** One stored game; without a record it is damaged. */
    private record Line(String id, @Nullable GameState game, @Nullable Instant played) {
        String name(Side side) {
            String name = game == null ? null : game.setup().name(side);
            return game == null ? "?" : name == null ? game.setup().player(side).words() : name;
        }

        String result() {
            Verdict verdict = game == null ? null : game.round().verdict();
            return verdict == null ? Result.NONE.text() : verdict.result().text();
        }

        String lastMove() {
            return played == null ? "?" : played.truncatedTo(ChronoUnit.SECONDS).toString();
        }
    }

    @Override
    public Integer call() {
        if (limit < 1) {
            throw new NotationException("--limit %d: expected at least 1", "--limit %d: erwartet wird mindestens 1",
                    limit);
        }
        return GamesCommand.with(data, console, this::list);
    }

    private int list(GameStore store) {
        List<Line> lines = new ArrayList<>();
        for (String id : store.index().ids(damagedOnly ? Integer.MAX_VALUE : limit)) {
            Line line = new Line(id, GamesCommand.load(store, id), store.index().played(id));
            if (!damagedOnly || (line.game() == null && lines.size() < limit)) {
                lines.add(line);
            }
        }
        if (json) {
            printJson(lines, store.index().count());
        } else {
            printTable(lines, store.index().count());
        }
        return ExitCode.OK;
    }

    private void printTable(List<Line> lines, long total) {
        boolean german = console.locale().getLanguage().equals("de");
        if (!lines.isEmpty()) {
            console.out().printf(Locale.ROOT, ROW, "id", german ? "Spiel" : "game", german ? "Regeln" : "rules",
                    german ? "Weiß" : "White", german ? "Schwarz" : "Black", german ? "Züge" : "moves",
                    german ? "Stand" : "result", german ? "letzter Zug (UTC)" : "last move (UTC)");
        }
        for (Line line : lines) {
            GameState game = line.game();
            if (game == null) {
                console.say(GamesCommand.damaged(line.id()));
            } else {
                console.out().printf(Locale.ROOT, ROW, line.id(), game.setup().rules().game(),
                        game.setup().rules().variant(), shortened(line.name(Side.WHITE)),
                        shortened(line.name(Side.BLACK)), game.past().size(), line.result(), line.lastMove());
            }
        }
        console.say(damagedOnly
                ? Sentence.of("%d of %d games are damaged.", "%d von %d Partien sind beschädigt.", lines.size(), total)
                : Sentence.of("%d of %d games.", "%d von %d Partien.", lines.size(), total));
    }

    private static String shortened(String name) {
        String visible = Excerpt.of(name);
        return visible.length() > WIDTH_OF_A_NAME ? visible.substring(0, WIDTH_OF_A_NAME - 1) + "…" : visible;
    }

    private void printJson(List<Line> lines, long total) {
        ObjectNode document = mapper.createObjectNode();
        document.putArray("games").addAll(lines.stream().map(this::member).toList());
        console.out().println(document.put("total", total));
    }

    private ObjectNode member(Line line) {
        ObjectNode member = mapper.createObjectNode().put("id", line.id()).put("damaged", line.game() == null);
        GameState game = line.game();
        if (game != null) {
            member.put("game", game.setup().rules().game()).put("rules", game.setup().rules().variant())
                    .put("white", line.name(Side.WHITE)).put("black", line.name(Side.BLACK))
                    .put("moves", game.past().size()).put("result", line.result()).put("lastMove", line.lastMove());
        }
        return member;
    }
}
