package zwickmuehle.web.thinking;

/** Whether this process is on its way out. Then programs it started end with it, in no particular order. */
public final class Shutdown {
    private Shutdown() {}

    /** The system says so only by refusing to take on another task for the end. */
    public static boolean underWay() {
        Thread never = new Thread(() -> {});
        try {
            Runtime.getRuntime().addShutdownHook(never);
            Runtime.getRuntime().removeShutdownHook(never);
            return false;
        } catch (IllegalStateException _) {
            return true;
        }
    }
}
