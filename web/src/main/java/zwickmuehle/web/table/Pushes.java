package zwickmuehle.web.table;

/** Turns what is pushed into JSON text; the one thing a table needs of the outside world's format. */
@FunctionalInterface
public interface Pushes {
    String json(Object view);
}
