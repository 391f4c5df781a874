package zwickmuehle.substitutes.zwickmuehle.search;

/** Nobody can be started in a page; there everything is asked for with one thread, so no helper is wanted either. */
public final class THelper {
    private THelper() {}

    /** Does the work at once: whoever wants helpers gets them one after the other. */
    public static THelper start(@SuppressWarnings("unused") String name, Runnable work) {
        work.run();
        return new THelper();
    }

    public void await() {}
}
