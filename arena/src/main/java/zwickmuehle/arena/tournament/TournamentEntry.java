package zwickmuehle.arena.tournament;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import zwickmuehle.arena.players.Players;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;

/**
 * The door to a tournament: before its first game, and whenever it goes on, programs are built, those that are new are
 * examined, and who comes and goes is written into the {@link TournamentBook}.
 *
 * @param here whether this machine builds and examines a participant; elsewhere others do
 * @param keepBroken whether programs that can't play take part all the same
 * @param observer is told who is being examined, and what whoever runs the tournament should know
 */
public record TournamentEntry(TournamentPlan file, Players players, Predicate<Entrant> here, boolean keepBroken,
        TournamentObserver observer) {

    /** The plan of those who are let in. */
    public TournamentPlan into(TournamentBook book) throws IOException {
        TournamentPlan known = book.plan(file);
        if (known.rounds() < book.lastRound() && known.format() == TournamentFormat.SWISS) {
            throw new NotationException("the line rounds = %d has changed: round %d has begun already",
                    "die Zeile rounds = %d ist geändert: Runde %d hat schon begonnen", known.rounds(),
                    book.lastRound());
        }
        Map<Integer, Sentence> unbuilt = built(known);
        RosterChange change = new Admission(known, book.lastRound(), candidates -> faults(known, candidates, unbuilt),
                observer::told).change();
        if (!change.empty()) {
            book.add(change);
        }
        TournamentPlan admitted = book.plan(file);
        if (book.games().isEmpty()) {
            requirePlayers(admitted);
        }
        return admitted;
    }

    /** A build that fails where the program plays already is only told: what was built before may still be there. */
    private Map<Integer, Sentence> built(TournamentPlan known) {
        List<Integer> all = IntStream.range(0, known.entrants().size()).boxed()
                .filter(i -> !known.entrants().get(i).withdrawn() && here.test(known.entrants().get(i))).toList();
        Map<Integer, Sentence> faults = new Builds(known, players, observer::examines).faults(all);
        faults.forEach((entrant, fault) -> {
            if (keepBroken || known.roster().present(entrant)) {
                observer.told(Sentence.of("%s plays with what is there: %s", "%s spielt mit dem, was da ist: %s",
                        known.entrants().get(entrant).name(), fault));
            }
        });
        return faults;
    }

    private Map<Integer, Sentence> faults(TournamentPlan known, List<Integer> candidates,
            Map<Integer, Sentence> unbuilt) {
        if (keepBroken) {
            return Map.of();
        }
        List<Integer> examined = candidates.stream()
                .filter(i -> here.test(known.entrants().get(i)) && !unbuilt.containsKey(i)).toList();
        Map<Integer, Sentence> faults = new LinkedHashMap<>(
                new Examination(known, players, observer::examines).faults(examined));
        candidates.stream().filter(unbuilt::containsKey).forEach(i -> faults.put(i, unbuilt.get(i)));
        return faults;
    }

    private static void requirePlayers(TournamentPlan plan) {
        if (plan.roster().in(1).size() < 2) {
            throw new JournalException("fewer than two players can play", "weniger als zwei Spieler können spielen");
        }
        if (plan.format() == TournamentFormat.GAUNTLET && !plan.roster().stay(0).entered()) {
            throw new JournalException("%s, whom all are to play, can't play", "%s, gegen den alle spielen, kann nicht",
                    plan.entrants().getFirst().name());
        }
    }
}
