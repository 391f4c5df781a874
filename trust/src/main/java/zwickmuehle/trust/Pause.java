package zwickmuehle.trust;

/** Waiting, for threads that nobody interrupts. */
final class Pause {
    private Pause() {}

    static void millis(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts the attackers", e);
        }
    }
}
