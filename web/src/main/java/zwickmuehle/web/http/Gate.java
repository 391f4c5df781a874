package zwickmuehle.web.http;

/** Open while the server works, shut from the moment it begins to stop: what comes then is sent away politely. */
final class Gate {
    private volatile boolean open = true;

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
