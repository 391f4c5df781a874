package zwickmuehle.substitutes.text;

/** How often something may come. */
record Repetition(int least, int most, Way way) {
    static final Repetition ONCE = new Repetition(1, 1, Way.GREEDY);

    enum Way {
        /** As often as it can, and less often if the rest does not match then. */
        GREEDY,
        /** As seldom as it can, and more often if the rest does not match then. */
        LAZY,
        /** As often as it can, whatever comes of it. */
        POSSESSIVE
    }
}
