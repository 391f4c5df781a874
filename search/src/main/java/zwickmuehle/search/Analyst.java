package zwickmuehle.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;

/**
 * Says what a position and each of its legal moves is worth: exactly where perfect knowledge or the end of the game
 * tells, by estimates otherwise. Unlike a player it searches every move with an open window, so every value is the
 * move's own. One instance serves one thread at a time.
 */
public final class Analyst {
    /** Without any limit from outside it looks at so many nodes. */
    private static final long NODES_IF_UNLIMITED = 1_000_000;

    private static final int GLANCE_DEPTH = 4;
    private static final long GLANCE_TABLE = 1 << 16;

    private final SearchSetup setup;
    private final Equipment equipment;
    private final TranspositionTable table;
    private final PerfectChoice perfect;

    public Analyst(SearchSetup setup, Equipment equipment) {
        this.setup = setup;
        this.equipment = equipment;
        this.table = new TranspositionTable(equipment.tableBytes());
        this.perfect = new PerfectChoice(setup.oracle(), setup.tactics());
    }

    /**
     * The value of the position and of every legal move.
     *
     * @param stop asked often; true means: answer at once with what is known so far
     * @param progress told about each finished depth, and about exact values that take a while, as they are found
     */
    public Analysis analyse(Game game, Limits limits, BooleanSupplier stop, Consumer<Analysis> progress) {
        ThinkingLimit watch = new ThinkingLimit(equipment.nanoClock(), limits.time(), stop);
        Ending ending = game.ending();
        if (ending != Ending.ONGOING) {
            int score = Score.atEnd(ending);
            return new Analysis(new Value(score, true), List.of(), 0, 0, watch.elapsed());
        }
        int[] moves = game.legalMoves();
        boolean nothingKnown = setup.oracle().equals(Oracle.NONE);
        // A glance ahead costs next to nothing, and shows something while exact values are being worked out.
        List<MoveValue> glance = nothingKnown ? List.of() : glance(game, moves, watch);
        // What the oracle has not worked out when a quarter of the time is left is estimated.
        int known = perfect.score(game, watch::mostGone);
        int[] scores = new int[moves.length];
        Arrays.fill(scores, Oracle.UNKNOWN);
        for (int i = 0; i < moves.length && !nothingKnown; i++) {
            scores[i] = perfect.score(game, moves[i], watch::mostGone);
            if (scores[i] != Oracle.UNKNOWN) {
                progress.accept(summary(values(moves, scores, glance), GLANCE_DEPTH, 0, watch.elapsed()));
            }
        }
        table.nextGeneration();
        Limits bounded = bounded(limits);
        AlphaBetaWorker worker = new AlphaBetaWorker(setup, table, new Scratch(setup, game.rules()), game,
                bounded.nodes(), watch,
                new ThreadGaps());
        Analysis analysis = deepen(game, values(moves, scores, glance), worker, bounded.depth(), watch, progress);
        return known == Oracle.UNKNOWN || analysis.value().exact() ? analysis : settled(analysis, known);
    }

    /** The value is known, but not of every move: those that are known to keep it come before any estimate. */
    private static Analysis settled(Analysis analysis, int known) {
        Value value = new Value(known, true);
        List<MoveValue> moves = new ArrayList<>(analysis.moves());
        moves.sort(Comparator.comparing(move -> !move.value().result().equals(value.result())));
        return new Analysis(value, List.copyOf(moves), analysis.depth(), analysis.nodes(), analysis.elapsed());
    }

    private List<MoveValue> glance(Game game, int[] moves, ThinkingLimit watch) {
        int[] unknown = new int[moves.length];
        Arrays.fill(unknown, Oracle.UNKNOWN);
        // Its estimates stay out of the table of the real search.
        TranspositionTable ownTable = new TranspositionTable(GLANCE_TABLE);
        SearchSetup parts = setup.withoutOracle();
        Scratch scratch = new Scratch(parts, game.rules());
        AlphaBetaWorker worker = new AlphaBetaWorker(parts, ownTable, scratch, game, Long.MAX_VALUE, watch,
                new ThreadGaps());
        return deepen(game, values(moves, unknown, List.of()), worker, GLANCE_DEPTH, watch, _ -> {}).moves();
    }

    /** What is known of the moves, and estimates of the others. */
    private static MoveValue[] values(int[] moves, int[] known, List<MoveValue> estimates) {
        MoveValue[] values = new MoveValue[moves.length];
        for (int i = 0; i < moves.length; i++) {
            int move = moves[i];
            values[i] = known[i] == Oracle.UNKNOWN
                    ? estimates.stream().filter(estimate -> estimate.move() == move).findFirst()
                            .orElse(new MoveValue(move, new Value(Score.DRAW, false)))
                    : new MoveValue(move, new Value(known[i], true));
        }
        return values;
    }

    private Analysis deepen(Game game, MoveValue[] first, AlphaBetaWorker worker, int mostDepth, ThinkingLimit watch,
            Consumer<Analysis> progress) {
        int longest = setup.tactics().longestGame(game.position());
        int deepest = Math.min(Math.min(mostDepth, longest), AlphaBetaWorker.DEEPEST);
        Analysis analysis = summary(first, 0, worker.nodes(), watch.elapsed());
        try {
            for (int depth = 1; depth <= deepest && !allExact(analysis); depth++) {
                MoveValue[] values = analysis.moves().toArray(MoveValue[]::new);
                for (int i = 0; i < values.length; i++) {
                    if (!values[i].value().exact()) {
                        int score = worker.scoreOf(values[i].move(), depth);
                        boolean exact = Score.wins(score) || Score.loses(score) || depth >= longest;
                        values[i] = new MoveValue(values[i].move(), new Value(score, exact));
                    }
                }
                analysis = summary(values, depth, worker.nodes(), watch.elapsed());
                progress.accept(analysis);
            }
        } catch (Stopped _) {
            // Values of different depths cannot be compared: those of the last finished one stand.
        }
        return summary(analysis.moves().toArray(MoveValue[]::new), analysis.depth(), worker.nodes(), watch.elapsed());
    }

    private static boolean allExact(Analysis analysis) {
        return analysis.moves().stream().allMatch(move -> move.value().exact());
    }

    /** Sorted, the best first; among equals those that were first stay first. */
    private static Analysis summary(MoveValue[] values, int depth, long nodes, Duration elapsed) {
        List<MoveValue> sorted = new ArrayList<>(Arrays.asList(values));
        sorted.sort(Comparator.comparingInt((MoveValue move) -> move.value().score()).reversed());
        return new Analysis(valueOfBest(sorted), List.copyOf(sorted), depth, nodes, elapsed);
    }

    /** The position's value is that of its best move; a draw or loss is proven only when every move is. */
    private static Value valueOfBest(List<MoveValue> sorted) {
        int score = sorted.getFirst().value().score();
        boolean exact = Score.wins(score)
                ? sorted.getFirst().value().exact()
                : sorted.stream().allMatch(move -> move.value().exact());
        return new Value(score, exact);
    }

    private static Limits bounded(Limits limits) {
        return limits.unlimited() ? limits.and(Limits.nodes(NODES_IF_UNLIMITED)) : limits;
    }
}
