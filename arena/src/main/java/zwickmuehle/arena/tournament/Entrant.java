package zwickmuehle.arena.tournament;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.ResourceLimits;

/**
 * A participant, under the name that the file gives it.
 *
 * @param folder the working directory of a program; null: where we are
 * @param build a command that is run once in that folder before the first game, or null
 * @param limits of this program; null: those of the tournament
 */
public record Entrant(String name, PlayerSpec spec, @Nullable Path folder, @Nullable String build, boolean withdrawn,
        @Nullable ResourceLimits limits) {

    public Entrant(String name, PlayerSpec spec) {
        this(name, spec, null, null, false, null);
    }
}
