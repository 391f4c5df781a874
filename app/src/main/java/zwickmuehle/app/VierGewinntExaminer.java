package zwickmuehle.app;

import zwickmuehle.perfect.viergewinnt.Book;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.SolverWatch;
import zwickmuehle.perfect.viergewinnt.VierGewinntOracle;
import zwickmuehle.search.Value;

/** Looks positions of Vier Gewinnt up in the book, or solves them: for the outcome only, where no more is claimed. */
final class VierGewinntExaminer implements Examiner {
    private final Book book;
    private final Solver solver;
    private final SolverWatch watch;

    VierGewinntExaminer(Book book, Solver solver, SolverWatch watch) {
        this.book = book;
        this.solver = solver;
        this.watch = watch;
    }

    @Override
    public void forget() {
        solver.forget();
    }

    @Override
    public boolean confirms(KnownValue expected) {
        if (solver.rules().ending(expected.position()).decisive()) {
            return expected.result() == Value.Result.LOSS && expected.plies().orElse(0) == 0
                    && expected.score().isEmpty();
        }
        int known = book.score(expected.position());
        if (known == Solver.UNKNOWN && expected.score().isEmpty() && expected.plies().isEmpty()) {
            return Value.Result.ofSign(solver.outcome(expected.position(), watch)) == expected.result();
        }
        int score = known == Solver.UNKNOWN ? solver.score(expected.position(), watch) : known;
        if (expected.score().isPresent()) {
            return score == expected.score().getAsInt();
        }
        return Value.Result.ofSign(score) == expected.result()
                && (score == 0 || expected.plies().orElse(plies(score, expected)) == plies(score, expected));
    }

    private int plies(int score, KnownValue expected) {
        int stones = Long.bitCount(solver.rules().occupied(expected.position()));
        return VierGewinntOracle.plies(score, stones, solver.rules().size().cells());
    }

    @Override
    public long nodes() {
        return solver.nodes();
    }
}
