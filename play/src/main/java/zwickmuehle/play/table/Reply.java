package zwickmuehle.play.table;

/** Who waits for an answer that may take a while; told exactly one of the two. */
public interface Reply<T> {
    void answered(T answer);

    void refused(RuntimeException why);
}
