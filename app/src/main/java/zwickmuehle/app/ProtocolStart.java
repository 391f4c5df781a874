package zwickmuehle.app;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The short way to the two commands that speak the stdio protocol. A referee waits for their names, and the command-line
 * library alone takes longer to load than the 300 ms they have; so plain options are read here, and whatever is not
 * plain (help, mistakes) goes the usual way.
 */
final class ProtocolStart {
    private static final Map<String, List<String>> OPTIONS = Map.of("engine",
            List.of("-t", "--game", "--rules", "--size", "--level", "--name", "--threads"), "random",
            List.of("-t", "--game", "--rules", "--size", "--seed"));

    private ProtocolStart() {}

    /** The values of the options by name, or null if these arguments are to go the usual way. */
    static @Nullable Map<String, String> options(String... arguments) {
        List<String> known = arguments.length % 2 == 1 ? OPTIONS.get(arguments[0]) : null;
        if (known == null) {
            return null;
        }
        Map<String, String> options = new HashMap<>();
        for (int i = 1; i < arguments.length; i += 2) {
            if (!known.contains(arguments[i]) || options.put(arguments[i], arguments[i + 1]) != null) {
                return null;
            }
        }
        return options.containsKey("-t") ? options : null;
    }
}
