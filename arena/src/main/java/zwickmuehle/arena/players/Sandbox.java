package zwickmuehle.arena.players;

import java.nio.file.Path;
import java.util.List;
import zwickmuehle.rules.Sentence;

/**
 * How a program is shut in: what is really started in place of its command. Immutable, used from any thread. There are
 * three strengths; the first two promise the same.
 *
 * <pre>
 *                     reads foreign files   network   reaches other processes   outlives its game or the referee
 *   Bubblewrap        no                    no        no                        no
 *   Namespaces        no                    no        no                        no
 *   PlainProcess      yes                   yes       yes                       if it hides well
 * </pre>
 */
public sealed interface Sandbox permits Bubblewrap, Namespaces, PlainProcess {

    /** The command that starts {@code command} shut in, in the directory of its {@link #terms}. */
    List<String> around(List<String> command);

    Terms terms();

    /** The same for programs that play on other terms. */
    Sandbox under(Terms terms);

    /** Whether no program can reach another one's processes or ours: then whatever befalls it, it did itself. */
    boolean separates();

    /** What programs can and can't do in it, told to whoever runs a match. */
    Sentence description();

    /** What was chosen, tried out: so ask once and keep it. */
    static Sandbox of(SandboxChoice choice, ResourceLimits limits) {
        Terms terms = Terms.of(limits);
        if (choice == SandboxChoice.PLAIN) {
            return new PlainProcess(terms, new Sentence("as was asked for", "wie verlangt"));
        }
        Path bubblewrap = SearchPath.find("bwrap");
        if (bubblewrap != null && SandboxTrial.works(new Bubblewrap(bubblewrap, terms))) {
            return new Bubblewrap(bubblewrap, terms);
        }
        if (Namespaces.installed() && SandboxTrial.works(new Namespaces(terms))) {
            return new Namespaces(terms);
        }
        Sentence why = bubblewrap == null
                ? new Sentence("bubblewrap is not installed, and namespaces may not be used here",
                        "bubblewrap ist nicht installiert, und Namensräume dürfen hier nicht benutzt werden")
                : new Sentence("neither bubblewrap nor namespaces may be used here",
                        "weder bubblewrap noch Namensräume dürfen hier benutzt werden");
        if (choice == SandboxChoice.REQUIRED) {
            throw new SandboxException("no sandbox, though one is required: %s",
                    "keine Sandbox, obwohl eine verlangt ist: %s", why);
        }
        return new PlainProcess(terms, why);
    }

    /** As well as this machine can. */
    static Sandbox strongest(ResourceLimits limits) {
        return of(SandboxChoice.BEST, limits);
    }
}
