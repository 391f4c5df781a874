package zwickmuehle.arena.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * Everybody plays everybody: the circle method. One player stays, the others move on by one place each round.
 *
 * <pre>
 *   round 1:  0 1 2      round 2:  0 5 1
 *             5 4 3                4 3 2      whoever stands above the other is paired with them
 * </pre>
 */
final class RoundRobin {
    private RoundRobin() {}

    /** Those who are there from the start among each other; then, for everybody who comes late, a round against all before. */
    static List<TournamentRound> rounds(Roster roster, int games, boolean twice) {
        List<Integer> first = Schedule.entered(roster).stream().filter(i -> roster.stay(i).from() == 1).toList();
        List<TournamentRound> rounds = new ArrayList<>(rounds(first, games, twice));
        List<Integer> entered = Schedule.entered(roster);
        for (int late = first.size(); late < entered.size(); late++) {
            for (int leg = 0; leg < (twice ? 2 : 1); leg++) {
                int number = rounds.size() + 1;
                List<Fixture> fixtures = new ArrayList<>();
                for (int other = 0; other < late; other++) {
                    boolean lateIsWhite = other % 2 == leg;
                    fixtures.addAll(Schedule.pairing(number, other + 1, entered.get(lateIsWhite ? late : other),
                            entered.get(lateIsWhite ? other : late), games));
                }
                rounds.add(new TournamentRound(number, fixtures, List.of()));
            }
        }
        return rounds;
    }

    private static List<TournamentRound> rounds(List<Integer> entrants, int games, boolean twice) {
        // An odd number is filled up with nobody; whoever meets nobody rests, without a point.
        int places = entrants.size() + entrants.size() % 2;
        List<TournamentRound> rounds = new ArrayList<>();
        for (int leg = 0; leg < (twice ? 2 : 1); leg++) {
            for (int turn = 0; turn < places - 1; turn++) {
                rounds.add(round(rounds.size() + 1, turn, places, entrants, games, leg == 1));
            }
        }
        return rounds;
    }

    private static TournamentRound round(int number, int turn, int places, List<Integer> entrants, int games,
            boolean swapped) {
        List<Fixture> fixtures = new ArrayList<>();
        int table = 1;
        for (int i = 0; i < places / 2; i++) {
            int above = i == 0 ? 0 : (turn + i) % (places - 1) + 1;
            int below = (turn + places - 1 - i) % (places - 1) + 1;
            if (above < entrants.size() && below < entrants.size()) {
                // Whoever stays would always have the same colour; the others alternate by their place.
                boolean aboveIsWhite = (i == 0 ? turn % 2 == 0 : i % 2 == 1) != swapped;
                fixtures.addAll(Schedule.pairing(number, table++, entrants.get(aboveIsWhite ? above : below),
                        entrants.get(aboveIsWhite ? below : above), games));
            }
        }
        return new TournamentRound(number, fixtures, List.of());
    }
}
