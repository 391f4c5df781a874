package zwickmuehle.search.muehle;

/**
 * What the features of a Mühle position are worth. Tuned by matches: two players with weights a step to either side of
 * these, in random directions, play a pair of games at 800 nodes a move, and the weights move a little towards the
 * winner's (simultaneous perturbation), for thousands of pairs.
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

    static final MuehleWeights TUNED = new MuehleWeights(92, 28, 13, 17, 8, -4, 8, 14, 13, 57, 28, 3, 110, 15);
}
