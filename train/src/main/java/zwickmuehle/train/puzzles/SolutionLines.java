package zwickmuehle.train.puzzles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.search.Score;
import zwickmuehle.train.Truth;

/** Works out every way to solve a puzzle against the best defence, as far as they are few. */
final class SolutionLines {
    /** More than so many ways, or so many plies of all together, are no puzzle. */
    private static final int MOST = 8;
    private static final int MOST_PLIES = 45;
    private static final int LONGEST = 17;

    private final Truth truth;

    SolutionLines(Truth truth) {
        this.truth = truth;
    }

    /**
     * All lines in which the solver, to move in a won game, takes a shortest way to the end or, in Mühle, to the mill that
     * wins; null if there are too many, or if the last move does neither.
     */
    @Nullable
    List<List<Integer>> shortest(Game game) {
        List<List<Integer>> lines = new ArrayList<>();
        return extend(game, List.of(), false, lines) ? lines : null;
    }

    /** All lines in which the solver keeps the win until the game is won; null if there are too many. */
    @Nullable
    List<List<Integer>> winning(Game game) {
        List<List<Integer>> lines = new ArrayList<>();
        return extend(game, List.of(), true, lines) ? lines : null;
    }

    private boolean extend(Game game, List<Integer> line, boolean toTheEnd, List<List<Integer>> lines) {
        int[] moves = game.legalMoves();
        int[] scores = truth.scores(game);
        if (scores == null || line.size() > LONGEST) {
            return false;
        }
        int best = Arrays.stream(scores).max().orElseThrow();
        for (int i = 0; i < moves.length; i++) {
            boolean right = toTheEnd ? Score.wins(scores[i]) : scores[i] == best;
            if (right && !follow(game, moves[i], line, toTheEnd, lines)) {
                return false;
            }
        }
        return true;
    }

    private boolean follow(Game game, int move, List<Integer> line, boolean toTheEnd, List<List<Integer>> lines) {
        List<Integer> longer = with(line, move);
        Game next = game.play(move);
        boolean taken = game.rules() instanceof Muehle && MuehleMove.captures(move);
        if (next.outcome().over() || (taken && !toTheEnd)) {
            lines.add(longer);
            return lines.size() <= MOST && lines.stream().mapToInt(List::size).sum() <= MOST_PLIES;
        }
        int reply = defence(next);
        if (reply < 0) {
            return false;
        }
        Game answered = next.play(reply);
        return !answered.outcome().over() && extend(answered, with(longer, reply), toTheEnd, lines);
    }

    /** The reply that loses last, quiet ones before captures; -1 if it does not lose, or wins a stone. */
    private int defence(Game game) {
        int[] moves = game.legalMoves();
        int[] scores = Objects.requireNonNull(truth.scores(game));
        int best = -1;
        for (int i = 0; i < moves.length; i++) {
            if (best < 0 || scores[i] > scores[best]) {
                best = i;
            }
        }
        boolean takes = game.rules() instanceof Muehle && MuehleMove.captures(moves[best]);
        return Score.loses(scores[best]) && !takes ? moves[best] : -1;
    }

    private static List<Integer> with(List<Integer> line, int move) {
        List<Integer> longer = new ArrayList<>(line);
        longer.add(move);
        return longer;
    }
}
