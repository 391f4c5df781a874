package zwickmuehle.web.store;

import java.util.Map;

/**
 * Under what a game may be changed, beside its version: a part of the statement that changes it, so that nothing can
 * happen between looking and writing.
 *
 * @param sql begins with {@code AND}; {@code :id} is the game and {@code :madeOn} the version before
 * @param values what else is named in it
 */
record Condition(String sql, Map<String, ?> values) {
    static final Condition NONE = new Condition("", Map.of());
}
