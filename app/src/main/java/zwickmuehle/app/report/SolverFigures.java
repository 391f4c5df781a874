package zwickmuehle.app.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.files.DatabaseBuilder;
import zwickmuehle.perfect.viergewinnt.Book;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.SolverWatch;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.thinkers.Thinkers;

/** Both solvers at work. */
final class SolverFigures {
    private static final int STONES = 8;
    private static final int POSITIONS = 20;
    private static final int PLAYED = 22;
    private static final int ROUNDS = 100;
    private static final int BOOK_LOOKUPS = 10_000_000;

    private SolverFigures() {}

    static Section muehle() throws Exception {
        List<Figure> figures = new ArrayList<>();
        solve(STONES, 1);
        figures.add(solve(STONES, 1));
        figures.add(solve(STONES, 2));
        return new Section("Solver: muehle",
                "Every position with up to eight stones on the board under `theorie`, written to files: `solve --stones 8`. [databases](databases/README.md) has the figures of the whole game.",
                "positions", figures,
                List.of(String.format(Locale.ROOT, "Two threads take %.2f of the time of one by the clock.",
                        figures.get(1).lap().wall() / figures.get(0).lap().wall())),
                Section.Plot.NONE);
    }

    private static Figure solve(int stones, int threads) throws Exception {
        try (TemporaryFolder folder = new TemporaryFolder(); Crew crew = new Crew(threads)) {
            Lap lap = Lap.of(
                    () -> new DatabaseBuilder(folder.path(), RuleSet.THEORIE, crew, new Silent()).build(stones));
            return new Figure("up to " + stones + " stones, " + (threads == 1 ? "one thread" : "two threads"),
                    DatabaseBuilder.positions(stones), lap);
        }
    }

    static Section vierGewinnt() throws Exception {
        Solver solver = new Solver(Size.STANDARD);
        VierGewinnt rules = solver.rules();
        long[] positions = positions(rules);
        solve(solver, positions);
        Figure solved = new Figure("solver, " + PLAYED + " stones played", (long) ROUNDS * POSITIONS,
                Lap.of(() -> solve(solver, positions)));
        Figure searched = new Figure("alpha-beta to the end, the same positions", POSITIONS, Lap.of(() -> {
            for (long position : positions) {
                Equipment equipment = new Equipment(Oracle.NONE, System::nanoTime, new SplittableRandom(1), 1,
                        Solver.DEFAULT_TABLE_BYTES);
                Thinkers.parse("alphabeta", rules, equipment).think(Game.from(rules, position),
                        Limits.depth(rules.size().width() * rules.size().height() - PLAYED), () -> false, _ -> {});
            }
            return rules;
        }));
        solver.forget();
        Figure empty = new Figure("the empty board, no book", 1,
                Lap.of(() -> solver.score(rules.start(), SolverWatch.NOBODY)));
        Book book = BookFile.bundled();
        Figure known = new Figure("the empty board, from the book", BOOK_LOOKUPS, Lap.of(() -> {
            int sum = 0;
            for (int i = 0; i < BOOK_LOOKUPS; i++) {
                sum += book.score(rules.start());
            }
            return sum;
        }));
        List<Figure> figures = List.of(solved, searched, empty, known);
        return new Section("Solver: viergewinnt",
                "Exact scores on one thread, the table emptied before each position; the positions come from random games and are fixed. [viergewinnt-solver](viergewinnt-solver.md) says what each idea is worth.",
                "positions", figures,
                List.of(String.format(Locale.ROOT,
                        "The solver is %.0f times as fast as the general search that looks to the end of the same positions.",
                        solved.rate() / searched.rate()),
                        String.format(Locale.ROOT,
                                "The book answers in %.2f µs what takes %.1f s of processor time without it.",
                                1e6 / known.rate(), empty.lap().processor())),
                new Section.Plot("solver-viergewinnt", BarPlot.of("exact answers a second", figures)));
    }

    private static Solver solve(Solver solver, long[] positions) {
        for (int round = 0; round < ROUNDS; round++) {
            for (long position : positions) {
                solver.forget();
                solver.score(position, SolverWatch.NOBODY);
            }
        }
        return solver;
    }

    private static long[] positions(VierGewinnt rules) {
        SplittableRandom random = new SplittableRandom(PLAYED);
        long[] positions = new long[POSITIONS];
        int[] moves = new int[rules.maxMoves()];
        for (int i = 0; i < POSITIONS;) {
            long position = rules.start();
            for (int n = 0; n < PLAYED && rules.ending(position) == Ending.ONGOING; n++) {
                position = rules.play(position, moves[random.nextInt(rules.legalMoves(position, moves))]);
            }
            if (rules.ending(position) == Ending.ONGOING) {
                positions[i++] = position;
            }
        }
        return positions;
    }

    private static final class Silent implements DatabaseBuilder.Progress {
        @Override
        public void stage(Sector pair, String stage) {}

        @Override
        public void solved(long positions) throws IOException {}
    }
}
