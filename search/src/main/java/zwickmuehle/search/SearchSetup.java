package zwickmuehle.search;

/**
 * What an alpha-beta search is made of.
 *
 * @param contempt how much worse than equal a draw is for the side that searches
 */
record SearchSetup(Tactics tactics, EvaluatorSource evaluators, Oracle oracle, int contempt) {

    /** The same search without perfect knowledge. */
    SearchSetup withoutOracle() {
        return new SearchSetup(tactics, evaluators, Oracle.NONE, contempt);
    }
}
