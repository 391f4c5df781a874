package zwickmuehle.arena.tournament;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.Referee;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/**
 * How long the games that are left will take, from the time for a move, the length of games and how many run at once.
 * Programs are taken to use all of their time; who answers sooner is done sooner.
 *
 * @param games that are left
 * @param atOnce of them
 * @param moveTime of all who think, spread over both sides: half of a second if only one side of each game thinks
 */
public record Forecast(int games, int atOnce, Duration moveTime, Lengths lengths) {
    private static final Duration LONG = Duration.ofHours(1);
    private static final Duration VERY_LONG = Duration.ofDays(1);
    /** Thirty machines of four cores. */
    private static final int MANY_AT_ONCE = 90;

    /**
     * Moves of a game: the shortest seen, the means of different players among equals, and how long it may last. Counted in
     * 960 games of Mühle by the rules of the course, and as many of Vier Gewinnt, of random players and of levels 2, 4, 6.
     */
    record Lengths(int shortest, int likelyFrom, int likelyTo, int longest) {
        private static final Lengths MUEHLE = new Lengths(18, 50, 80, Referee.LONGEST_GAME);
        private static final Lengths STANDARD_BOARD = new Lengths(7, 15, 36, 42);

        static Lengths of(Rules rules) {
            if (!(rules instanceof VierGewinnt game)) {
                return MUEHLE;
            }
            int cells = game.size().cells();
            return new Lengths(Math.min(STANDARD_BOARD.shortest, cells), scaled(STANDARD_BOARD.likelyFrom, cells),
                    scaled(STANDARD_BOARD.likelyTo, cells), cells);
        }

        private static int scaled(int moves, int cells) {
            return Math.max(1, moves * cells / STANDARD_BOARD.longest);
        }
    }

    /** For what is left of a tournament. */
    public static Forecast of(TournamentPlan plan, Collection<FinishedGame> finished) {
        int left = Math.max(0, Schedule.total(plan, finished) - finished.size());
        return new Forecast(left, Math.max(1, Math.min(plan.parallel(), left)),
                Duration.ofNanos((long) (plan.moveTime().toNanos() * thinking(plan, finished))),
                Lengths.of(plan.rules()));
    }

    /** How many of the seats at the known games belong to somebody who uses its time. */
    private static double thinking(TournamentPlan plan, Collection<FinishedGame> finished) {
        List<Fixture> known = Schedule.rounds(plan, finished).stream().flatMap(round -> round.fixtures().stream())
                .toList();
        return known.stream().mapToDouble(game -> (thinks(plan, game.white()) + thinks(plan, game.black())) / 2.0)
                .average().orElse(1);
    }

    private static int thinks(TournamentPlan plan, int entrant) {
        PlayerSpec spec = plan.entrants().get(entrant).spec();
        return spec.quick() ? 0 : 1;
    }

    public Duration shortest() {
        return with(lengths.shortest, atOnce);
    }

    public Duration likelyFrom() {
        return with(lengths.likelyFrom, atOnce);
    }

    public Duration likelyTo() {
        return with(lengths.likelyTo, atOnce);
    }

    public Duration longest() {
        return with(lengths.longest, atOnce);
    }

    private Duration with(int moves, int tables) {
        return moveTime.multipliedBy((long) games * moves).dividedBy(tables);
    }

    /** Whether somebody should be asked before it begins. */
    public boolean isLong() {
        return likelyTo().compareTo(LONG) > 0;
    }

    public Sentence inWords() {
        if (moveTime.isZero() || games == 0) {
            return Sentence.of("%s to play, among players that need next to no time",
                    "%s zu spielen, unter Spielern, die fast keine Zeit brauchen", counted());
        }
        Sentence likely = Sentence.of(
                "%s, %d at once: likely %s (%s if all are short, %s if all last %,d moves), where programs use all of their time",
                "%s, %d zugleich: wahrscheinlich %s (%s, wenn alle kurz sind, %s, wenn alle %,d Züge dauern), wenn Programme ihre ganze Zeit nutzen",
                counted(), atOnce, Span.of(likelyFrom(), likelyTo()), Span.of(shortest()), Span.of(longest()),
                lengths.longest);
        return likelyTo().compareTo(VERY_LONG) <= 0
                ? likely
                : Sentence.of("%s; with %d at once %s: see docs/competition.md",
                        "%s; mit %d zugleich %s: siehe docs/competition.md", likely, MANY_AT_ONCE,
                        Span.of(with(lengths.likelyFrom, MANY_AT_ONCE), with(lengths.likelyTo, MANY_AT_ONCE)));
    }

    private Sentence counted() {
        return games == 1
                ? new Sentence("1 game", "1 Partie")
                : Sentence.of("%,d games", "%,d Partien", games);
    }
}
