package zwickmuehle.perfect.viergewinnt;

/**
 * "Is the score of this position above {@code alpha}?"
 *
 * @param wins the winning cells of the opponent, to none of which a stone can fall now
 */
record Question(long player, long opponent, long wins, int stones, int alpha) {

    int put(Search search) {
        return search.search(player, opponent, wins, stones, alpha);
    }
}
