package zwickmuehle.search.muehle;

/**
 * What the features of a Mühle position are worth.
 *
 * @param stone a stone on the board or in hand
 * @param tempo the right to move
 * @param placingTwo while placing: a point where a mill waits to be closed
 * @param placingStep while placing: a line from a stone to an empty point
 * @param placingStuck while placing: a stone without any such line
 * @param placingCross while placing: a stone on a point with four lines
 * @param step while moving: a line from a stone to an empty point
 * @param stuck while moving: a stone without any such line
 * @param two while moving: a point where a mill waits to be closed
 * @param ready while moving: such a point with a stone beside it that can close it
 * @param doubleMill while moving: such a stone that leaves a mill to close another
 * @param inMill while moving: a stone in a closed mill
 * @param flyer having only three stones left, but free to fly
 * @param flyingTwo while flying: a point where a mill waits to be closed
 */
record MuehleWeights(int stone, int tempo, int placingTwo, int placingStep, int placingStuck, int placingCross,
        int step, int stuck, int two, int ready,
        int doubleMill, int inMill, int flyer, int flyingTwo) {

    static final MuehleWeights TUNED = new MuehleWeights(100, 0, 6, 6, 4, 4, 5, 6, 4, 12, 60, 2, 20, 12);
}
