package zwickmuehle.perfect.muehle.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.RuleSet;

/**
 * The databases of one machine: a folder for each rule set, named like it, in one place. Each is opened when it is first
 * asked for and then shared, as it keeps what it has read. What cannot be used is told and left out. For any thread.
 */
public final class Databases {
    private final Path home;
    private final Consumer<Sentence> trouble;
    private final ConcurrentMap<RuleSet, GrowingDatabase> opened = new ConcurrentHashMap<>();

    public Databases(Path home, Consumer<Sentence> trouble) {
        this.home = home;
        this.trouble = trouble;
    }

    /** Where they all lie. */
    public Path home() {
        return home;
    }

    public Path folder(RuleSet ruleSet) {
        return home.resolve(ruleSet.name());
    }

    /** The database of a rule set, be it empty. */
    public GrowingDatabase of(RuleSet ruleSet) {
        return opened.computeIfAbsent(ruleSet, this::open);
    }

    private GrowingDatabase open(RuleSet ruleSet) {
        try {
            return new GrowingDatabase(folder(ruleSet), ruleSet, trouble);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
