package zwickmuehle.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import zwickmuehle.app.report.DepthPlot.Point;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Thought;
import zwickmuehle.search.thinkers.Thinkers;

/** The search from the empty board, with all its ideas and with none. */
final class SearchFigures {
    private static final String FULL = "alphabeta";
    private static final String PLAIN = "alphabeta:without=table+symmetry+window+promise+killers+history+reduction+quiescence";
    private static final long TABLE_BYTES = 64L << 20;
    private static final long MOST_PLAIN_NODES = 20_000_000;

    private SearchFigures() {}

    static Section measure(String name, int depth) throws Exception {
        Rules rules = Games.rules(name, null);
        List<Figure> figures = new ArrayList<>();
        List<Point> full = new ArrayList<>();
        List<Point> plain = new ArrayList<>();
        think(rules, FULL, depth - 2, 1);
        Figure one = think(rules, FULL, depth, 1);
        Figure two = think(rules, FULL, depth, 2);
        figures.add(one);
        figures.add(two);
        for (int d = 1; d <= depth; d++) {
            Figure reached = d == depth ? one : think(rules, FULL, d, 1);
            full.add(new Point(d, reached.amount()));
            if (plain.isEmpty() || plain.getLast().nodes() < MOST_PLAIN_NODES / 8) {
                Figure without = think(rules, PLAIN, d, 1);
                plain.add(new Point(d, without.amount()));
                if (without.amount() > MOST_PLAIN_NODES / 8) {
                    figures.add(reached);
                    figures.add(without);
                }
            }
        }
        Point last = plain.getLast();
        List<String> remarks = new ArrayList<>();
        remarks.add(String.format(Locale.ROOT,
                "To depth %d plain alpha-beta, without table, symmetry and any idea about the order, needs %.0f times the nodes.",
                last.depth(), (double) last.nodes() / full.get(last.depth() - 1).nodes()));
        remarks.add(String.format(Locale.ROOT,
                "Two threads take %.2f of the time of one by the clock, with %.2f of its nodes.",
                two.lap().wall() / one.lap().wall(), (double) two.amount() / one.amount()));
        return new Section("Search: " + name,
                "From the empty board to a fixed depth, a table of 64 MB, no perfect knowledge: `./zwickmuehle bench` is the small version of this with the same nodes on every machine.",
                "nodes", figures, remarks, new Section.Plot("search-" + name, DepthPlot.of(
                        name + ": nodes to reach a depth", "all ideas", full, "plain alpha-beta", plain)));
    }

    private static Figure think(Rules rules, String player, int depth, int threads) throws Exception {
        Equipment equipment = new Equipment(Oracle.NONE, System::nanoTime, new SplittableRandom(1), threads,
                TABLE_BYTES);
        Thought[] thought = new Thought[1];
        Lap lap = Lap.of(() -> thought[0] = Thinkers.parse(player, rules, equipment).think(Game.start(rules),
                Limits.depth(depth), () -> false, _ -> {}));
        return new Figure((player.equals(FULL) ? "all ideas" : "plain alpha-beta") + ", depth " + depth
                + (threads == 1 ? "" : ", two threads"), thought[0].nodes(), lap);
    }
}
