package zwickmuehle.arena.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/** Everybody a journal names, in the order in which it does: the number of a player in its games is the place here. */
public final class Members {
    private record Member(String play, Roster.Stay stay) {}

    private final Map<String, Member> byName = new LinkedHashMap<>();
    /** What was to become of games when the first one withdrew; null if nobody has. */
    private @Nullable OnWithdrawal onWithdrawal;

    /** Everybody from the start, as the first version of the journal has it. */
    public void enterAll(TournamentPlan plan) {
        plan.entrants().forEach(entrant -> byName.put(entrant.name(),
                new Member(entrant.spec().words(), Roster.Stay.ALWAYS)));
    }

    public void apply(RosterChange change) {
        change.entered().forEach((name, play) -> byName.put(name,
                new Member(play, new Roster.Stay(change.from(), Roster.Stay.NEVER, null))));
        change.leftOut().forEach((name, left) -> byName.merge(name,
                new Member(left.play(), new Roster.Stay(Roster.Stay.NEVER, Roster.Stay.NEVER, left.why())),
                (known, outside) -> known.stay().entered()
                        ? new Member(known.play(), new Roster.Stay(known.stay().from(), change.from() - 1, left.why()))
                        : outside));
        for (String name : change.withdrawn()) {
            onWithdrawal = change.onWithdrawal();
            byName.computeIfPresent(name, (_, member) -> new Member(member.play(),
                    new Roster.Stay(member.stay().from(), change.from() - 1, null)));
        }
    }

    /** The plan of a file, which must know all of them as they were. */
    public TournamentPlan plan(TournamentPlan file) {
        if (onWithdrawal != null && onWithdrawal != file.onWithdrawal()) {
            throw new NotationException(
                    "the line on_withdrawal = %s has changed: it was %s when the first player withdrew",
                    "die Zeile on_withdrawal = %s ist geändert: es war %s, als der erste Spieler zurücktrat",
                    file.onWithdrawal().text(), onWithdrawal.text());
        }
        Map<String, Entrant> named = file.entrants().stream()
                .collect(Collectors.toMap(Entrant::name, Function.identity()));
        List<Entrant> entrants = new ArrayList<>();
        List<Roster.Stay> stays = new ArrayList<>();
        byName.forEach((name, member) -> {
            Entrant entrant = named.remove(name);
            if (entrant == null) {
                throw new NotationException(
                        "the player %s has gone from the file: who withdraws stays in it, with withdrawn = true",
                        "der Spieler %s fehlt in der Datei: wer zurücktritt, bleibt darin stehen, mit withdrawn = true",
                        Excerpt.of(name));
            }
            check(entrant, member);
            entrants.add(entrant);
            stays.add(member.stay());
        });
        for (Entrant entrant : file.entrants()) {
            if (named.containsKey(entrant.name())) {
                entrants.add(entrant);
                stays.add(Roster.Stay.OUTSIDE);
            }
        }
        return file.with(entrants, new Roster(stays));
    }

    private static void check(Entrant entrant, Member member) {
        if (member.stay().entered() && !member.play().equals(entrant.spec().words())) {
            throw new NotationException(
                    "the line play = \"%s\" of the player %s has changed: it was play = \"%s\" when that player entered",
                    "die Zeile play = \"%s\" des Spielers %s ist geändert: es war play = \"%s\", als dieser Spieler dazukam",
                    Excerpt.of(entrant.spec().words()), entrant.name(), Excerpt.of(member.play()));
        }
        if (member.stay().withdrawn() && member.stay().why() == null && !entrant.withdrawn()) {
            throw new NotationException("the player %s has withdrawn and can't come back: write withdrawn = true",
                    "der Spieler %s ist zurückgetreten und kann nicht wiederkommen: schreibe withdrawn = true",
                    entrant.name());
        }
    }
}
