package zwickmuehle.arena.players;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zwickmuehle.rules.Sentence;

/**
 * No sandbox: resource limits only.
 *
 * @param why why nothing better is used
 */
public record PlainProcess(ResourceLimits limits, Sentence why) implements Sandbox {

    @Override
    public List<String> around(List<String> command, Path directory) {
        // A session of its own makes the program and its children one group, which can be ended at one blow.
        List<String> around = new ArrayList<>();
        Path session = SearchPath.find("setsid");
        if (session != null) {
            around.add(session.toString());
        }
        around.addAll(limits.around(command));
        return around;
    }

    @Override
    public Sentence description() {
        return Sentence.of("plain processes with limits, which can read your files and use the network (%s)",
                "einfache Prozesse mit Grenzen, die deine Dateien lesen und ins Netz können (%s)", why);
    }
}
