package zwickmuehle.search;

import java.util.Set;

/** What an alpha-beta search is made of. */
public record SearchSetup(Tactics tactics, EvaluatorSource evaluators, Oracle oracle, Set<Idea> ideas) {

    public SearchSetup {
        ideas = Set.copyOf(ideas);
    }

    /** A search with all ideas. */
    public SearchSetup(Tactics tactics, EvaluatorSource evaluators, Oracle oracle) {
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
