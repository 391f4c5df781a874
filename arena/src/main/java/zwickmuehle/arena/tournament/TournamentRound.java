package zwickmuehle.arena.tournament;

import java.util.List;

/**
 * The games of one round.
 *
 * @param byes who has nobody to play, and a point for it
 */
public record TournamentRound(int number, List<Fixture> fixtures, List<Integer> byes) {

    public TournamentRound {
        fixtures = List.copyOf(fixtures);
        byes = List.copyOf(byes);
    }
}
