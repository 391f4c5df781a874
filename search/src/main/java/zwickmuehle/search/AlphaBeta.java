package zwickmuehle.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import zwickmuehle.rules.Game;

/**
 * The alpha-beta player: asks perfect knowledge first, then searches one ply deeper each time until a limit is reached.
 * With one thread, and no time limit, the same game always gets the same answer. With more, helpers search the same
 * position and share only the table; they make nothing wrong, merely more of it known when the first thread comes there.
 */
public final class AlphaBeta implements Thinker {
    /** No search looks further ahead, in plies. */
    public static final int DEEPEST = AlphaBetaWorker.DEEPEST;

    /** Without any limit from outside it looks at so many nodes, fewer if estimates are costly. */
    private static final long NODES_IF_UNLIMITED = 500_000;
    private static final long SMALLEST_TABLE = 1 << 16;
    private static final int BYTES_PER_NODE = 16;
    private static final int LARGEST_TABLE_EXPONENT = 40;

    private final String name;
    private final SearchSetup setup;
    private final Limits own;
    private final Equipment equipment;
    private final TranspositionTable table;
    private final PerfectChoice perfect;
    private final ThreadGaps pulse = new ThreadGaps();
    private final List<Scratch> scratches = new ArrayList<>();
    private final List<Helper> helpers = new ArrayList<>();

    /** A player with limits of its {@code own}, besides those it is given for a move. */
    public AlphaBeta(String name, SearchSetup setup, Limits own, Equipment equipment) {
        this.name = name;
        this.setup = setup;
        this.own = own;
        this.equipment = equipment;
        this.table = new TranspositionTable(Math.min(equipment.tableBytes(), tableBytesFor(own)));
        this.perfect = new PerfectChoice(setup.oracle(), setup.tactics());
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Thought think(Game game, Limits given, BooleanSupplier stop, Consumer<Thought> progress) {
        ThinkingLimit watch = new ThinkingLimit(equipment.nanoClock(), given.time(), stop);
        awaitHelpers();
        RootMoves moves = new RootMoves(game, equipment.random());
        int known = perfect.narrow(game, moves, watch);
        if (known == Score.DRAW && setup.oracle().isLookedUp()) {
            new ErrorChances(setup.oracle(), watch::spareGone).narrow(game, moves);
        }
        if (known != Oracle.UNKNOWN && (known != Score.DRAW || moves.count() == 1)) {
            return new Thought(moves.best(), known, true, 0, 1, watch.elapsed(), List.of(moves.best()));
        }
        // Among drawn moves the estimate decides; with the oracle inside the search all would look alike.
        SearchSetup parts = known == Score.DRAW ? setup.withoutOracle() : setup;
        Thought thought = search(game, moves, parts, bounded(given), watch, progress);
        return known == Score.DRAW ? thought.proven(Score.DRAW) : thought;
    }

    private Thought search(Game game, RootMoves moves, SearchSetup parts, Limits limits, ThinkingLimit watch,
            Consumer<Thought> progress) {
        table.nextGeneration();
        pulse.begin();
        // A limit of nodes promises the same answer on every machine, which only one thread can keep.
        int threads = limits.nodes() == Long.MAX_VALUE && pulse.calm() ? equipment.threads() : 1;
        for (int i = 1; i < threads; i++) {
            AlphaBetaWorker helper = new AlphaBetaWorker(parts, table, scratch(i, game), game, Long.MAX_VALUE, watch,
                    new ThreadGaps());
            Deepening deepening = new Deepening(helper, setup.tactics(), game, moves.copy());
            int firstDepth = 1 + i % 2;
            helpers.add(Helper.start("search-" + i,
                    () -> deepening.run(firstDepth, limits.depth(), watch, _ -> {})));
        }
        AlphaBetaWorker worker = new AlphaBetaWorker(parts, table, scratch(0, game), game, limits.nodes(), watch,
                pulse);
        Thought thought = new Deepening(worker, setup.tactics(), game, moves).run(1, limits.depth(), watch, progress);
        watch.expire();
        return thought;
    }

    /** The memory of the thread with that number; the rules of a player are always the same. */
    private Scratch scratch(int thread, Game game) {
        while (scratches.size() <= thread) {
            scratches.add(new Scratch(setup, game.rules()));
        }
        return scratches.get(thread);
    }

    private Limits bounded(Limits given) {
        Limits both = given.and(own);
        return both.unlimited() ? both.and(Limits.nodes(nodesIfUnlimited())) : both;
    }

    private long nodesIfUnlimited() {
        return Math.max(1, NODES_IF_UNLIMITED / setup.evaluators().create(() -> true).effort());
    }

    /** Helpers were told to stop when the last answer was given, and it did not wait for them. */
    private void awaitHelpers() {
        helpers.forEach(Helper::await);
        helpers.clear();
    }

    /** No more than the search can fill: it grows about eightfold with each ply. */
    private static long tableBytesFor(Limits limits) {
        long nodes = Math.min(limits.nodes(), 1L << Math.min(LARGEST_TABLE_EXPONENT, 3 * Math.min(limits.depth(), 20)));
        return Math.max(SMALLEST_TABLE, nodes * BYTES_PER_NODE);
    }
}
