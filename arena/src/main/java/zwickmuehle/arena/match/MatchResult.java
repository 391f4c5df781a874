package zwickmuehle.arena.match;

import java.util.List;
import zwickmuehle.rules.Side;

/** How a match ended; wins, draws and losses are those of the first player. */
public record MatchResult(MatchPlan plan, List<MatchGame> games, Tally tally) {

    public MatchResult {
        games = List.copyOf(games);
    }

    public Elo elo() {
        return Elo.of(tally);
    }

    /** The games that a player lost by a fault. */
    public List<MatchGame> forfeits() {
        return games.stream().filter(game -> game.verdict().forfeiter() != null).toList();
    }

    /** The words of the player who lost this game by a fault. */
    public String forfeiter(MatchGame game) {
        boolean whiteLost = game.verdict().forfeiter() == Side.WHITE;
        return (whiteLost == game.firstIsWhite() ? plan.first() : plan.second()).words();
    }
}
