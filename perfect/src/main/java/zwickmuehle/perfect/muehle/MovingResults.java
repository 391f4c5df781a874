package zwickmuehle.perfect.muehle;

/**
 * The {@link MoverResult} of any position without stones in hand, both sides having three stones or more;
 * {@link MoverResult#UNKNOWN} where it is not known. For any thread.
 */
@FunctionalInterface
public interface MovingResults {
    int result(int moverSet, int opponentSet);
}
