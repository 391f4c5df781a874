package zwickmuehle.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.Perft;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;

/** Counting move sequences in three ways: by numbers, by games, by text. */
final class RulesFigures {
    private static final int DEEP = 6;
    private static final int SHALLOW = 5;

    private RulesFigures() {}

    static Section measure() throws Exception {
        List<Figure> figures = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        for (String name : List.of("muehle", "viergewinnt")) {
            Rules rules = Games.rules(name, null);
            boolean narrow = rules.maxMoves() < 10;
            Figure numbers = figure(name + ", positions as numbers", narrow ? DEEP + 4 : DEEP,
                    depth -> new Perft(rules, depth).count(rules.start(), depth));
            Figure games = figure(name + ", `Game` values", narrow ? SHALLOW + 2 : SHALLOW,
                    depth -> count(Game.start(rules), depth));
            Figure text = figure(name + ", text in and out", narrow ? SHALLOW + 2 : SHALLOW - 1,
                    depth -> count(rules, rules.notation().position(rules.start()), depth));
            figures.addAll(List.of(numbers, games, text));
            remarks.add(String.format(Locale.ROOT,
                    "%s: numbers are %.0f times as fast as `Game` values, which check every move and keep the history, and %.0f times as fast as reading and writing each position as text, as a program on the stdio protocol does.",
                    name, numbers.rate() / games.rate(), numbers.rate() / text.rate()));
        }
        return new Section("Rules",
                "Sequences of moves from the empty board, counted move by move (`perft`), on one thread: by the pure functions over `long` and `int` that the search uses, by immutable games, and by text.",
                "sequences", figures, remarks,
                new Section.Plot("rules", BarPlot.of("sequences of moves a second", figures)));
    }

    private interface Counting {
        long count(int depth);
    }

    private static Figure figure(String what, int depth, Counting counting) throws Exception {
        counting.count(depth - 1);
        long[] counted = new long[1];
        Lap lap = Lap.of(() -> counted[0] = counting.count(depth));
        return new Figure(what, counted[0], lap);
    }

    private static long count(Game game, int depth) {
        int[] moves = game.legalMoves();
        if (depth == 1) {
            return moves.length;
        }
        long sum = 0;
        for (int move : moves) {
            sum += count(game.play(move), depth - 1);
        }
        return sum;
    }

    private static long count(Rules rules, String position, int depth) {
        Notation notation = rules.notation();
        long parsed = notation.parsePosition(position);
        int[] moves = new int[rules.maxMoves()];
        int number = rules.ending(parsed) == Ending.ONGOING ? rules.legalMoves(parsed, moves) : 0;
        if (depth == 1) {
            return number;
        }
        long sum = 0;
        for (int i = 0; i < number; i++) {
            int move = notation.parseMove(notation.move(moves[i]));
            sum += count(rules, notation.position(rules.play(parsed, move)), depth - 1);
        }
        return sum;
    }
}
