package zwickmuehle.arena.tournament;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import zwickmuehle.arena.players.Terms;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.GameClock;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

/**
 * What is to be played: the contents of a tournament file.
 *
 * @param moveTime as players are told it
 * @param clock for each player in each game; null if every move has the same time
 * @param rounds of a Swiss tournament; the other formats know theirs
 * @param games games of one pairing, colours alternating
 * @param parallel games at once on this machine; 0: all is played by workers
 * @param roster who takes part, and from when to when; from the file alone everybody does who has not withdrawn
 * @param retries how often a game is played again that the machine, and not a player, spoiled
 */
public record TournamentPlan(String name, Rules rules, TournamentFormat format, Duration moveTime,
        @Nullable GameClock clock, Duration startTime, int rounds, int games, int parallel, int retries, long seed,
        List<Entrant> entrants, Conditions conditions,
        OnWithdrawal onWithdrawal, Roster roster) {

    public TournamentPlan {
        entrants = List.copyOf(entrants);
    }

    /** The same tournament with these participants, who come and go as the roster says. */
    TournamentPlan with(List<Entrant> others, Roster comingAndGoing) {
        return new TournamentPlan(name, rules, format, moveTime, clock, startTime, rounds, games, parallel, retries,
                seed,
                others, conditions, onWithdrawal, comingAndGoing);
    }

    /** How the time of a game is kept. */
    public Clock timing() {
        return Clock.of(moveTime, clock);
    }

    /** The time in a word: for each move, or for the game. */
    public String timeWords() {
        return clock == null ? Seconds.of(moveTime) + "/move" : clock.text();
    }

    /** Whether nothing of this player counts any more. */
    boolean voided(int entrant) {
        return onWithdrawal == OnWithdrawal.VOID && roster.stay(entrant).withdrawn();
    }

    /** The games that count. */
    public List<FinishedGame> counting(Collection<FinishedGame> finished) {
        return finished.stream()
                .filter(game -> !voided(game.fixture().white()) && !voided(game.fixture().black())).toList();
    }

    /** On what terms a participant's program plays. */
    public Terms terms(Entrant entrant) {
        Path folder = entrant.folder() == null ? Path.of("") : entrant.folder();
        return new Terms(entrant.limits() == null ? conditions.limits() : entrant.limits(),
                folder.toAbsolutePath().normalize(), conditions.thinkAhead());
    }

    /** One side of a game. */
    public Seat seat(Fixture fixture, Side side) {
        Entrant entrant = entrants.get(side == Side.WHITE ? fixture.white() : fixture.black());
        return new Seat(entrant.name(), entrant.spec(), terms(entrant),
                31 * (31 * seed + fixture.number()) + (side == Side.WHITE ? 0 : 1));
    }

    /** What the record of a game says of this tournament. */
    public Map<String, String> tags(Fixture fixture) {
        return Map.of(GameRecord.EVENT, name, GameRecord.ROUND, GameTables.label(fixture),
                clock == null ? GameRecord.MOVE_TIME : GameRecord.CLOCK,
                clock == null ? Seconds.number(moveTime) : clock.text());
    }

    /** What must not change while a tournament is played, by the keys of the file: a journal belongs to it. */
    public Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("game", rules.game());
        settings.put("rules", rules.variant());
        settings.put("format", format.text());
        settings.put("time", Seconds.number(moveTime));
        settings.put("clock", clock == null ? "none" : clock.text());
        settings.put("games", Integer.toString(games));
        settings.put("seed", Long.toString(seed));
        settings.put("think_ahead", Boolean.toString(conditions.thinkAhead()));
        return settings;
    }

    /**
     * Makes sure that nothing has changed that must not.
     *
     * @param before the {@link #settings} as they were written down
     * @throws NotationException if one of them is another by now
     */
    public void requireUnchanged(JsonNode before) {
        settings().forEach((key, now) -> {
            String then = before.path(key).asString(now);
            if (!then.equals(now)) {
                throw new NotationException(
                        "the line %s = %s has changed: it was %s = %s when this tournament began; change it back, or name another --output",
                        "die Zeile %s = %s ist geändert: es war %s = %s, als dieses Turnier begann; mach es rückgängig, oder nenne ein anderes --output",
                        key, now, key, Excerpt.of(then));
            }
        });
    }

    /** The same and all players on one line, as the first version of the journal has it. */
    String fingerprint() {
        StringBuilder text = new StringBuilder(String.join(" ", rules.game(), rules.variant(), format.text(),
                Seconds.number(moveTime), Integer.toString(rounds), Integer.toString(games), Long.toString(seed)));
        entrants.forEach(entrant -> text.append('|').append(entrant.name()).append('=').append(entrant.spec().words()));
        return text.toString();
    }
}
