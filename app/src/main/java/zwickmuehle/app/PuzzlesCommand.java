package zwickmuehle.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.search.Oracle;
import zwickmuehle.train.puzzles.Finder;
import zwickmuehle.train.puzzles.Puzzle;
import zwickmuehle.train.puzzles.PuzzleBook;
import zwickmuehle.train.puzzles.Spread;

@Command(name = "puzzles", mixinStandardHelpOptions = true, description = {
        "Finds puzzles in games of the levels and proves them: Vier Gewinnt by the solver, Mühle by a database.",
        "The same seed gives the same puzzles."})
final class PuzzlesCommand implements Callable<Integer> {
    private final Console console;
    private final Oracles oracles;

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--count", paramLabel = "N", description = "how many (default 10)")
    private int count = 10;

    @Option(names = "--seed", paramLabel = "S", description = "which ones (default 1)")
    private long seed = 1;

    @Option(names = "--easy", description = "also what anyone sees, such as a closing move")
    private boolean easy;

    @Option(names = "--hard", description = "only what level 8 gets wrong")
    private boolean hard;

    @Option(names = "--database", paramLabel = "DIR", description = "Mühle: the database that proves them; the one of this machine if not given")
    private @Nullable Path database;

    @Option(names = "--from", paramLabel = "FILE", description = "take those of a file that --book wrote, instead of finding some; may be given several times")
    private List<Path> from = List.of();

    @Option(names = "--rate", description = "let the levels 1 to 9 try each, and rate it by who solves it")
    private boolean rate;

    @Option(names = "--journal", paramLabel = "FILE", description = "with --rate: keeps what the levels did, so that an interrupted run goes on")
    private @Nullable Path journal;

    @Option(names = "--keep", paramLabel = "N", description = "with --rate: of those found, so many, spread evenly over the ratings")
    private @Nullable Integer keep;

    @Option(names = "--rates", paramLabel = "FILE", description = "with --rate: writes FILE.md and FILE.svg, how many puzzles of each rating each level solves")
    private @Nullable Path rates;

    @Option(names = "--book", paramLabel = "FILE", description = "write them to a file as the page reads it, instead of printing them")
    private @Nullable Path book;

    @Option(names = "--json", description = "one JSON object a line, and nothing else")
    private boolean json;

    PuzzlesCommand(Console console, Oracles oracles) {
        this.console = console;
        this.oracles = oracles;
    }

    @Override
    public Integer call() throws IOException {
        Rules rules = game.rules();
        if (count < 1) {
            throw new NotationException("--count %d: expected 1 or more", "--count %d: erwartet wird 1 oder mehr",
                    count);
        }
        if (!rate && (keep != null || journal != null || rates != null)) {
            throw new NotationException("--keep, --journal and --rates need --rate",
                    "--keep, --journal und --rates brauchen --rate");
        }
        boolean shownAtOnce = !rate && book == null;
        List<Puzzle> chosen = from.isEmpty() ? found(rules, shownAtOnce ? this::show : _ -> {}) : read(from);
        if (rate) {
            List<PuzzleRater.Rated> tried = new PuzzleRater(console, journal).rated(chosen);
            List<Puzzle> rated = tried.stream().map(PuzzleRater.Rated::puzzle).toList();
            chosen = keep == null ? rated : Spread.evenly(rated, keep);
            if (rates != null) {
                report(rates, tried, new HashSet<>(chosen));
            }
        }
        if (book != null) {
            Files.writeString(book, PuzzleBook.text(rules, chosen));
        } else if (!shownAtOnce || !from.isEmpty()) {
            chosen.forEach(this::show);
        }
        return ExitCode.OK;
    }

    private List<Puzzle> found(Rules rules, Consumer<Puzzle> told) {
        List<Puzzle> puzzles = new ArrayList<>();
        new Finder(rules, oracle(rules), seed, wanted()).find(count, puzzle -> {
            puzzles.add(puzzle);
            told.accept(puzzle);
        });
        return puzzles;
    }

    private static void report(Path file, List<PuzzleRater.Rated> tried, Set<Puzzle> chosen) throws IOException {
        SolveRates found = new SolveRates();
        tried.stream().filter(one -> chosen.contains(one.puzzle()))
                .forEach(one -> found.add(one.puzzle(), one.tally()));
        Files.writeString(Path.of(file + ".md"), found.table());
        Files.writeString(Path.of(file + ".svg"), found.plot());
    }

    private Finder.Wanted wanted() {
        if (easy && hard) {
            throw new NotationException("--easy and --hard exclude each other",
                    "--easy und --hard schließen einander aus");
        }
        if (hard) {
            return Finder.Wanted.HARD;
        }
        return easy ? Finder.Wanted.EASY : Finder.Wanted.USUAL;
    }

    /** Of equivalent positions in several files the first stays. */
    private static List<Puzzle> read(List<Path> files) throws IOException {
        Map<Long, Puzzle> puzzles = new LinkedHashMap<>();
        for (Path file : files) {
            if (!Files.isReadable(file)) {
                throw new NotationException("--from %s: there is no such file", "--from %s: diese Datei gibt es nicht",
                        file);
            }
            for (Puzzle puzzle : PuzzleBook.parse(Files.readString(file)).puzzles()) {
                puzzles.putIfAbsent(puzzle.rules().canonical(puzzle.position()), puzzle);
            }
        }
        return List.copyOf(puzzles.values());
    }

    private Oracle oracle(Rules rules) {
        Oracle oracle = oracles.of(rules, database);
        if (oracle.equals(Oracle.NONE)) {
            throw new NotationException("nothing proves puzzles of %s %s here: %s",
                    "hier beweist nichts Aufgaben von %s %s: %s", rules.game(), rules.variant(),
                    rules instanceof Muehle
                            ? new Sentence("build a database with solve, or name one with --database",
                                    "eine Datenbank mit solve bauen oder mit --database nennen")
                            : new Sentence("only the board of 7x6 is solved", "gelöst ist nur das Brett von 7x6"));
        }
        return oracle;
    }

    private void show(Puzzle puzzle) {
        if (json) {
            console.out().println(puzzle.json());
            return;
        }
        console.out().print(puzzle.rules().notation().drawing(puzzle.position()));
        console.say(puzzle.task());
        console.say(Sentence.of("  solution: %s", "  Lösung: %s", String.join(" / ",
                puzzle.written().stream().map(line -> String.join(" ", line)).toList())));
        console.say(Sentence.of("  %s, rating %s, themes: %s", "  %s, Wertung %s, Themen: %s", puzzle.id(),
                puzzle.rating() == null ? "–" : puzzle.rating().toString(),
                String.join(", ", puzzle.themes().stream().sorted().map(theme -> theme.word()).toList())));
        console.out().println();
    }
}
