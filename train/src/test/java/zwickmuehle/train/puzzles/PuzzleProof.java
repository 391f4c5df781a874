package zwickmuehle.train.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

/** Proves a puzzle by the oracle, with nothing of the code that found it. */
final class PuzzleProof {
    private final Oracle oracle;

    PuzzleProof(Oracle oracle) {
        this.oracle = oracle;
    }

    void prove(Puzzle puzzle) {
        walk(puzzle, puzzle.start(), List.of());
        int longest = puzzle.solutions().stream().mapToInt(List::size).max().orElseThrow();
        assertThat(puzzle.goal()).as(puzzle.json()).isEqualTo((longest + 1) / 2);
        if (puzzle.kind() == PuzzleKind.WIN || puzzle.kind() == PuzzleKind.MILL) {
            assertThat(best(puzzle.start())).as(puzzle.json()).isEqualTo(Score.win(longest));
        }
    }

    /** At every position where the solver moves, exactly the right moves are in the lines. */
    private void walk(Puzzle puzzle, Game game, List<Integer> played) {
        Set<Integer> listed = puzzle.solutions().stream()
                .filter(line -> line.size() > played.size() && line.subList(0, played.size()).equals(played))
                .map(line -> line.get(played.size())).collect(Collectors.toSet());
        assertThat(listed).as("%s after %s", puzzle.json(), played).isEqualTo(right(puzzle.kind(), game));
        for (int move : listed) {
            List<Integer> longer = new java.util.ArrayList<>(played);
            longer.add(move);
            Game next = game.play(move);
            Set<Integer> replies = puzzle.solutions().stream()
                    .filter(line -> line.size() > longer.size() && line.subList(0, longer.size()).equals(longer))
                    .map(line -> line.get(longer.size())).collect(Collectors.toSet());
            if (replies.isEmpty()) {
                assertThat(reached(puzzle.kind(), game, move)).as("%s ends with %s", puzzle.json(), longer).isTrue();
                continue;
            }
            assertThat(replies).as("one reply to %s in %s", longer, puzzle.json()).hasSize(1);
            int reply = replies.iterator().next();
            assertThat(score(next, reply)).as("best defence to %s in %s", longer, puzzle.json()).isEqualTo(best(next));
            longer.add(reply);
            walk(puzzle, next.play(reply), longer);
        }
    }

    private Set<Integer> right(PuzzleKind kind, Game game) {
        int best = best(game);
        Set<Integer> right = new HashSet<>();
        for (int move : game.legalMoves()) {
            int score = score(game, move);
            boolean asGood = switch (kind) {
                case WIN, MILL -> score == best;
                case HOLD, SAVE, TRAP, ENDING -> result(score) == result(best);
            };
            if (asGood) {
                right.add(move);
            }
        }
        switch (kind) {
            case WIN, MILL, ENDING -> assertThat(result(best)).isEqualTo(1);
            case HOLD -> assertThat(result(best)).isZero();
            case SAVE -> assertThat(result(best)).isEqualTo(1);
            case TRAP -> assertThat(result(best)).isGreaterThanOrEqualTo(0);
        }
        if (kind == PuzzleKind.HOLD || kind == PuzzleKind.SAVE) {
            assertThat(right).hasSize(1);
            assertThat(Arrays.stream(game.legalMoves()).filter(move -> result(score(game, move)) < 0).count())
                    .isEqualTo(game.legalMoves().length - 1);
        }
        return right;
    }

    private static boolean reached(PuzzleKind kind, Game game, int move) {
        return switch (kind) {
            case WIN, ENDING -> game.play(move).ending().decisive();
            case MILL -> game.rules().notation().move(move).contains("x") || game.play(move).ending().decisive();
            case HOLD, SAVE, TRAP -> true;
        };
    }

    private int best(Game game) {
        return Arrays.stream(game.legalMoves()).map(move -> score(game, move)).max().orElseThrow();
    }

    private int score(Game game, int move) {
        Game next = game.play(move);
        Ending ending = next.ending();
        if (ending != Ending.ONGOING) {
            return ending.decisive() ? Score.win(1) : Score.DRAW;
        }
        int known = oracle.solve(next.position(), next.quietMoves(), () -> false);
        assertThat(known).as("known: %s", next).isNotEqualTo(Oracle.UNKNOWN);
        if (!Score.wins(known) && !Score.loses(known)) {
            return Score.DRAW;
        }
        boolean winningCapture = Score.loses(known) && game.rules().notation().move(move).contains("x");
        int plies = Score.plies(known) + 1;
        return Score.wins(known) ? Score.loss(plies) : winningCapture ? Score.win(1) : Score.win(plies);
    }

    private static int result(int score) {
        return Score.wins(score) ? 1 : Score.loses(score) ? -1 : 0;
    }
}
