package zwickmuehle.search;

/**
 * A thread that works beside the one that asks. It does not keep the program from ending. In a page without a server
 * another class stands in for this one, since there nobody can be started.
 */
public final class Helper {
    private final Thread thread;

    private Helper(Thread thread) {
        this.thread = thread;
    }

    public static Helper start(String name, Runnable work) {
        return new Helper(Thread.ofPlatform().daemon().name(name).start(work));
    }

    /** Waits until its work is done; an interruption meanwhile is kept for whoever asks for it. */
    public void await() {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException _) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
