package zwickmuehle.arena.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;

/**
 * Who comes and who goes when a tournament begins or goes on: who is new in the file and passes the {@link Examination}
 * comes, who is marked as withdrawn goes.
 *
 * @param plan with the roster so far
 * @param lastRound the last round of which a game was played; 0 if none was
 * @param examination the faults of those who are asked about, by their index
 */
record Admission(TournamentPlan plan, int lastRound, Function<List<Integer>, Map<Integer, Sentence>> examination,
        Consumer<Sentence> told) {

    /** The change, which is not made yet. */
    RosterChange change() {
        List<Integer> candidates = new ArrayList<>();
        List<String> withdrawn = new ArrayList<>();
        for (int i = 0; i < plan.entrants().size(); i++) {
            if (plan.entrants().get(i).withdrawn()) {
                if (plan.roster().present(i)) {
                    withdrawn.add(plan.entrants().get(i).name());
                }
            } else if (!plan.roster().stay(i).entered()) {
                candidates.add(i);
            }
        }
        if (lastRound > 0 && plan.format() == TournamentFormat.KNOCKOUT && !candidates.isEmpty()) {
            refuseLateEntry(candidates);
            candidates.clear();
        }
        withdrawn.forEach(name -> told.accept(Sentence.of("%s has withdrawn", "%s ist zurückgetreten", name)));
        Map<Integer, Sentence> faults = examination.apply(candidates);
        Map<String, String> entered = new LinkedHashMap<>();
        Map<String, RosterChange.LeftOut> leftOut = new LinkedHashMap<>();
        for (int candidate : candidates) {
            Entrant entrant = plan.entrants().get(candidate);
            Sentence fault = faults.get(candidate);
            if (fault != null) {
                told.accept(Sentence.of("%s is left out: %s", "%s spielt nicht mit: %s", entrant.name(), fault));
                leftOut.put(entrant.name(), new RosterChange.LeftOut(entrant.spec().words(), fault));
            } else {
                entered.put(entrant.name(), entrant.spec().words());
                if (lastRound > 0) {
                    told.accept(Sentence.of("%s comes late and plays from now on",
                            "%s kommt später dazu und spielt ab jetzt mit", entrant.name()));
                }
            }
        }
        return new RosterChange(lastRound + 1, entered, leftOut, withdrawn, plan.onWithdrawal());
    }

    /** Who was left out at the start of a knockout just stays out; somebody new is a mistake. */
    private void refuseLateEntry(List<Integer> candidates) {
        for (int candidate : candidates) {
            if (plan.roster().stay(candidate).why() == null) {
                throw new NotationException("%s can't enter: this knockout has begun",
                        "%s kann nicht mehr dazukommen: dieses K.-o.-Turnier hat begonnen",
                        plan.entrants().get(candidate).name());
            }
        }
    }
}
