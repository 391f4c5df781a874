package zwickmuehle.arena.players;

import java.nio.file.Path;

/**
 * On what terms a program plays.
 *
 * @param directory its working directory
 * @param thinkAhead whether it may go on thinking while it is not its turn; otherwise it is stopped meanwhile
 * @param mayWrite whether it may write in its working directory, as those do who build it; programs that play may not
 */
public record Terms(ResourceLimits limits, Path directory, boolean thinkAhead, boolean mayWrite) {

    /** For a program that plays. */
    public Terms(ResourceLimits limits, Path directory, boolean thinkAhead) {
        this(limits, directory, thinkAhead, false);
    }

    /** In our own working directory, thinking whenever it likes. */
    public static Terms of(ResourceLimits limits) {
        return new Terms(limits, Path.of("").toAbsolutePath(), true);
    }

    /** For whoever builds the program, in this folder. */
    Terms writing(Path folder) {
        return new Terms(limits, folder, thinkAhead, true);
    }
}
