package zwickmuehle.arena.tournament;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import zwickmuehle.arena.players.Terms;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.rules.Rules;

/**
 * What is to be played: the contents of a tournament file.
 *
 * @param rounds of a Swiss tournament; the other formats know theirs
 * @param games games of one pairing, colours alternating
 * @param parallel games at once
 * @param retries how often a game is played again that the machine, and not a player, spoiled
 */
public record TournamentPlan(String name, Rules rules, Format format, Duration moveTime, Duration startTime, int rounds,
        int games, int parallel, int retries, long seed, List<Entrant> entrants, Conditions conditions,
        OnWithdrawal onWithdrawal) {

    public TournamentPlan {
        entrants = List.copyOf(entrants);
    }

    /** On what terms a participant's program plays. */
    Terms terms(Entrant entrant) {
        Path folder = entrant.folder() == null ? Path.of("") : entrant.folder();
        return new Terms(entrant.limits() == null ? conditions.limits() : entrant.limits(),
                folder.toAbsolutePath().normalize(), conditions.thinkAhead());
    }

    /** All that the pairings depend on, on one line: a journal belongs to it. */
    String fingerprint() {
        StringBuilder text = new StringBuilder(String.join(" ", rules.game(), rules.variant(), format.text(),
                Seconds.number(moveTime), Integer.toString(rounds), Integer.toString(games), Long.toString(seed)));
        entrants.forEach(entrant -> text.append('|').append(entrant.name()).append('=').append(entrant.spec().words()));
        return text.toString();
    }
}
