package zwickmuehle.perfect.viergewinnt;

/** Somebody who follows a solver at work and may stop it. Called from the thread that asked, so it should be quick. */
@FunctionalInterface
public interface SolverWatch {
    /** Lets it finish. */
    SolverWatch NOBODY = (_, _, _) -> false;

    /**
     * Asked every few thousand nodes.
     *
     * @param nodes positions entered so far for this question
     * @param lower the score is at least this
     * @param upper the score is at most this
     * @return whether to stop without an answer
     */
    boolean stop(long nodes, int lower, int upper);
}
