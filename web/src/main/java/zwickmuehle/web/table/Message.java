package zwickmuehle.web.table;

/**
 * Something pushed to a watcher.
 *
 * @param event {@code game}, {@code move} or {@code thinking}
 * @param version of the game when it was said
 * @param data the JSON text
 */
public record Message(String event, long version, String data) {}
