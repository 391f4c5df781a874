package zwickmuehle.web.table;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Side;
import zwickmuehle.web.record.Setup;
import zwickmuehle.web.thinking.Opponents;
import zwickmuehle.web.view.PlayerView;
import zwickmuehle.web.view.SideName;
import zwickmuehle.web.view.Spoken;
import zwickmuehle.web.view.YouView;

/**
 * Who holds which role in a game: the two sides, and control, which the one who made the game has. An immutable value;
 * holders are known by the hashes of their tokens.
 */
record Seats(Map<String, String> hashByRole) {
    static final String CONTROL = "control";

    Seats {
        hashByRole = Map.copyOf(hashByRole);
    }

    boolean taken(Side side) {
        return hashByRole.containsKey(SideName.of(side));
    }

    boolean holds(@Nullable Token token, Side side) {
        return holdsRole(token, SideName.of(side));
    }

    boolean controls(@Nullable Token token) {
        return holdsRole(token, CONTROL);
    }

    private boolean holdsRole(@Nullable Token token, String role) {
        return token != null && token.hash().equals(hashByRole.get(role));
    }

    List<Side> sidesOf(@Nullable Token token) {
        return Arrays.stream(Side.values()).filter(side -> holds(token, side)).toList();
    }

    /** Human seats that nobody has taken. */
    List<Side> free(Setup setup) {
        return Arrays.stream(Side.values()).filter(side -> setup.human(side) && !taken(side)).toList();
    }

    /** Whether two different people sit at this game, so that neither may take back the other's moves. */
    boolean twoPeople(Setup setup) {
        return setup.humansOnly()
                && !java.util.Objects.equals(hashByRole.get("white"), hashByRole.get("black"));
    }

    Seats with(Side side, Token token) {
        Map<String, String> more = new HashMap<>(hashByRole);
        more.put(SideName.of(side), token.hash());
        return new Seats(more);
    }

    YouView you(Setup setup, @Nullable Token token) {
        List<Side> mine = sidesOf(token);
        return new YouView(mine.stream().map(SideName::of).toList(), controls(token),
                free(setup).stream().map(SideName::of).toList());
    }

    PlayerView.Pair players(Setup setup) {
        return new PlayerView.Pair(player(setup, Side.WHITE), player(setup, Side.BLACK));
    }

    private PlayerView player(Setup setup, Side side) {
        String words = setup.player(side);
        String name = setup.name(side);
        Spoken title = name == null ? Spoken.of(Opponents.title(words)) : new Spoken(name, name);
        if (setup.human(side)) {
            return new PlayerView(words, "human", title, taken(side) ? "taken" : "free");
        }
        return new PlayerView(words, Opponents.isProgram(words) ? "program" : "computer", title, "computer");
    }
}
