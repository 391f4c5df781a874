package zwickmuehle.arena.tournament;

import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.SandboxChoice;

/**
 * How the programs of a tournament run.
 *
 * @param thinkAhead whether they may think while it is not their turn
 * @param limits of those that have none of their own
 * @param machines on which workers they may run
 */
public record Conditions(SandboxChoice sandbox, boolean thinkAhead, ResourceLimits limits, MachineBar machines) {
    public static final Conditions STANDARD = new Conditions(SandboxChoice.BEST, true, ResourceLimits.STANDARD,
            MachineBar.STANDARD);
}
