package zwickmuehle.web.http;

/** Open while the server works, shut from the moment it begins to stop: what comes then is sent away politely. */
final class Gate {
    private volatile boolean open = true;
    private volatile boolean draining;

    /** Whether people should be sent here: not any more once this server is being replaced. */
    boolean inviting() {
        return open && !draining;
    }

    /** Those who come are served as before, but a proxy that asks is told to send them elsewhere. */
    void drain() {
        draining = true;
    }

    boolean open() {
        return open;
    }

    void shut() {
        open = false;
    }

    void check() {
        if (!open) {
            throw Problem.stopping();
        }
    }
}
