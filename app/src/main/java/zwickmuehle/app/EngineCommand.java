package zwickmuehle.app;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zwickmuehle.arena.formats.UciText;
import zwickmuehle.arena.players.StdioEngine;
import zwickmuehle.arena.players.ThinkingTime;
import zwickmuehle.arena.players.UciEngine;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.thinkers.Thinkers;

@Command(name = "engine", mixinStandardHelpOptions = true, description = {
        "Our player on the stdio protocol of the course competition.",
        "Reads 0 or 1, says its name, then answers each position with a move until its input ends. Uses the "
                + "time it is given.",
        "With --uci it speaks the UCI-like dialect of Mill programs instead, for their interfaces; -t is "
                + "then the time for a 'go' that names none, and the rules are mills=any,repetition=3,quiet=100 if "
                + "not given."})
final class EngineCommand implements Callable<Integer> {
    private static final int STRONGEST = 10;
    private static final int MOST_THREADS = 256;
    private static final long LARGEST_TABLE = 256L << 20;
    private static final Duration HASTY = Duration.ofMillis(500);
    private static final int GLANCE_NODES = 400;
    private static final long GLANCE_TABLE = 1 << 16;

    private final Console console;
    private final Oracles oracles;

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "-t", paramLabel = "S", description = "seconds for each move; with --uci 1 if not given")
    private @Nullable String seconds;

    @Option(names = "--uci", description = "Mühle: speak the UCI-like dialect of Mill programs")
    private boolean uci;

    @Option(names = "--level", paramLabel = "N", description = "0 (random) to 10 (the strongest, default)")
    private String level = "10";

    @Option(names = "--name", paramLabel = "NAME", description = "what it calls itself; Zwickmuehle if not given")
    private String name = "Zwickmuehle";

    @Option(names = "--threads", paramLabel = "N", description = "cores to think with; all of them if not given")
    private @Nullable String threads;

    EngineCommand(Console console, Oracles oracles) {
        this.console = console;
        this.oracles = oracles;
    }

    /** The same command, its options already read. */
    EngineCommand(Console console, Oracles oracles, Map<String, String> options) {
        this(console, oracles);
        game = new GameOptions(options);
        seconds = options.get("-t");
        level = options.getOrDefault("--level", level);
        name = options.getOrDefault("--name", name);
        threads = options.get("--threads");
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (seconds == null && !uci) {
            throw new NotationException("-t is missing: expected the seconds for each move, as in -t 30",
                    "-t fehlt: erwartet werden die Sekunden für jeden Zug, wie in -t 30");
        }
        int cores = threads == null
                ? Runtime.getRuntime().availableProcessors()
                : Numbers.parse("--threads", threads, 1, MOST_THREADS);
        int strength = Numbers.parse("--level", level, 0, STRONGEST);
        Rules rules = game.rules("kurs");
        Duration moveTime = Seconds.parse(seconds == null ? "1" : seconds);
        if (uci) {
            return speakUci(game.rules(UciText.USUAL_RULES.name()), strength, cores, moveTime);
        }
        Supplier<Thinker> thinkers = () -> Thinkers.parse("level:" + strength, rules,
                equipment(rules, cores, moveTime));
        new StdioEngine(rules, moveTime.compareTo(HASTY) < 0 ? ready(rules, thinkers.get()) : thinkers, name, moveTime,
                System::nanoTime).play(System.in, console.out());
        return ExitCode.OK;
    }

    private int speakUci(Rules rules, int strength, int cores, Duration moveTime)
            throws IOException, InterruptedException {
        if (!(rules instanceof Muehle)) {
            throw new NotationException("--uci belongs to muehle: the dialect has no Vier Gewinnt",
                    "--uci gehört zu muehle: der Dialekt kennt kein Vier Gewinnt");
        }
        Equipment equipment = equipment(rules, cores, moveTime);
        new UciEngine(rules, Thinkers.parse("level:" + strength, rules, equipment), Thinkers.analyst(rules, equipment),
                name, moveTime).run(System.in, console.out());
        return ExitCode.OK;
    }

    /**
     * With little time for a move, whatever can be done before the clock runs is done before the name is said: the
     * thinker is made, and a glance at a board has loaded and linked what thinking needs.
     */
    private static Supplier<Thinker> ready(Rules rules, Thinker thinker) {
        Equipment glance = new Equipment(Oracle.NONE, System::nanoTime, new SplittableRandom(), 1, GLANCE_TABLE);
        Thinkers.parse("alphabeta", rules, glance).think(Game.start(rules), Limits.nodes(GLANCE_NODES), () -> false,
                _ -> {});
        return () -> thinker;
    }

    private Equipment equipment(Rules rules, int cores, Duration moveTime) {
        long table = ThinkingTime.tableBytes(moveTime, Math.min(LARGEST_TABLE, Runtime.getRuntime().maxMemory() / 4));
        return new Equipment(oracles.of(rules), System::nanoTime, new SplittableRandom(), cores, table);
    }
}
