package zwickmuehle.arena.tournament;

/**
 * The colours a player has had.
 *
 * @param balance games with White less games with Black
 * @param run how often it had the same colour in a row at the end: positive for White, negative for Black
 * @param fault how often it has been too often one colour: each time it got off balance counts far more than the third
 *     game of a colour in a row
 */
record ColourHistory(int balance, int run, int fault) {
    static final ColourHistory NONE = new ColourHistory(0, 0, 0);
    static final int OFF_BALANCE = 1_000;

    private static final int MOST_IN_A_ROW = 2;
    private static final int MOST_OFF_BALANCE = 2;

    /** After a pairing of so many games, colours alternating; its fault is that of this pairing alone. */
    ColourHistory after(boolean whiteFirst, int games) {
        ColourHistory now = new ColourHistory(balance, run, 0);
        for (int game = 0; game < games; game++) {
            now = now.after(whiteFirst == (game % 2 == 0));
        }
        return now;
    }

    private ColourHistory after(boolean white) {
        int sign = white ? 1 : -1;
        int nextBalance = balance + sign;
        int nextRun = Integer.signum(run) == sign ? run + sign : sign;
        return new ColourHistory(nextBalance, nextRun, fault + (Math.abs(nextRun) > MOST_IN_A_ROW ? 1 : 0)
                + (Math.abs(nextBalance) > MOST_OFF_BALANCE ? OFF_BALANCE : 0));
    }
}
