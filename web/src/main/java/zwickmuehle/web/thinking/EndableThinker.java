package zwickmuehle.web.thinking;

import zwickmuehle.search.Thinker;

/** A thinker that is more than memory, such as a process, and has to be ended. */
public interface EndableThinker extends Thinker, AutoCloseable {
    @Override
    void close();
}
