package zwickmuehle.arena.tournament;

/**
 * What a machine must be good for to play games of a tournament, so that it matters to nobody on which one it plays.
 *
 * @param leastSpeed thousands of nodes a second in the fixed searches of {@code bench}, on one thread; 0: any will do
 * @param mostLoad how many processes that want to run there may be for each core, on the average of a game; more, and the
 *        game is played again; 0: any will do
 */
public record MachineBar(int leastSpeed, double mostLoad) {
    /** Two players a core that both think, and nothing else beside them. */
    public static final MachineBar STANDARD = new MachineBar(0, 2.5);

    public boolean fastEnough(double speed) {
        return speed >= leastSpeed;
    }

    public boolean overloaded(double load) {
        return mostLoad > 0 && load > mostLoad;
    }
}
