package zwickmuehle.search;

import java.util.Set;

/** What an alpha-beta search is made of. */
record SearchSetup(Tactics tactics, EvaluatorSource evaluators, Oracle oracle, Set<Idea> ideas) {

    SearchSetup {
        ideas = Set.copyOf(ideas);
    }

    /** A search with all ideas. */
    SearchSetup(Tactics tactics, EvaluatorSource evaluators, Oracle oracle) {
        this(tactics, evaluators, oracle, Idea.ALL);
    }

    /** The same search without perfect knowledge. */
    SearchSetup withoutOracle() {
        return new SearchSetup(tactics, evaluators, Oracle.NONE, ideas);
    }

    boolean has(Idea idea) {
        return ideas.contains(idea);
    }
}
