package zwickmuehle.arena.players;

import java.nio.file.Path;

/**
 * On what terms a program plays.
 *
 * @param directory its working directory
 * @param thinkAhead whether it may go on thinking while it is not its turn; otherwise it is stopped meanwhile
 */
public record Terms(ResourceLimits limits, Path directory, boolean thinkAhead) {

    /** In our own working directory, thinking whenever it likes. */
    public static Terms of(ResourceLimits limits) {
        return new Terms(limits, Path.of("").toAbsolutePath(), true);
    }
}
