package zwickmuehle.search;

import java.util.Set;

/**
 * What an alpha-beta search is made of.
 *
 * @param contempt how much worse than equal a draw is for the side that searches
 */
record SearchSetup(Tactics tactics, EvaluatorSource evaluators, Oracle oracle, int contempt, Set<Idea> ideas) {

    SearchSetup {
        ideas = Set.copyOf(ideas);
    }

    /** A search with all ideas. */
    SearchSetup(Tactics tactics, EvaluatorSource evaluators, Oracle oracle, int contempt) {
        this(tactics, evaluators, oracle, contempt, Idea.ALL);
    }

    /** The same search without perfect knowledge. */
    SearchSetup withoutOracle() {
        return new SearchSetup(tactics, evaluators, Oracle.NONE, contempt, ideas);
    }

    boolean has(Idea idea) {
        return ideas.contains(idea);
    }
}
