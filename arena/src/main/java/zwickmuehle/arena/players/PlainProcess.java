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
public record PlainProcess(Terms terms, Sentence why) implements Sandbox {

    public PlainProcess(ResourceLimits limits, Sentence why) {
        this(Terms.of(limits), why);
    }

    @Override
    public List<String> around(List<String> command) {
        List<String> around = new ArrayList<>();
        // A session of its own makes the program and its children one group, which can be ended at one blow.
        Path session = SearchPath.find("setsid");
        if (session != null) {
            around.add(session.toString());
        }
        // Whoever ends us ends the program too; not its children, for which there is no such signal.
        Path privileges = SearchPath.find("setpriv");
        if (privileges != null) {
            around.addAll(List.of(privileges.toString(), "--pdeathsig", "KILL"));
        }
        around.addAll(terms.limits().around(command));
        return around;
    }

    @Override
    public PlainProcess under(Terms others) {
        return new PlainProcess(others, why);
    }

    @Override
    public boolean separates() {
        return false;
    }

    @Override
    public Sentence description() {
        return Sentence.of(
                "plain processes with limits, which can read and change your files, use the network, and stop, end or disturb each other and the referee (%s)",
                "einfache Prozesse mit Grenzen, die deine Dateien lesen und ändern, ins Netz gehen und einander und den Schiedsrichter anhalten, beenden oder stören können (%s)",
                why);
    }
}
