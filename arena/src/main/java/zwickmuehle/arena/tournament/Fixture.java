package zwickmuehle.arena.tournament;

/**
 * One game that is to be played.
 *
 * @param round counted from 1
 * @param table the pairing in its round, counted from 1
 * @param game the game of the pairing, counted from 1
 * @param white an index into the entrants
 * @param black an index into the entrants
 */
public record Fixture(int round, int table, int game, int white, int black) {

    boolean has(int entrant) {
        return white == entrant || black == entrant;
    }

    /** A number of this game's own, the same in every program and on every machine: what its chance comes from. */
    long number() {
        long number = 0;
        for (int part : new int[]{round, table, game, white, black}) {
            number = 1_000_003 * number + part;
        }
        return number;
    }

    int opponent(int entrant) {
        return entrant == white ? black : white;
    }
}
