package zwickmuehle.app;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.search.Oracle;

/** The perfect knowledge that this installation has, by game; the one place where it is put together. */
final class Oracles {
    private Oracles() {}

    static Oracle of(Rules rules) {
        return of(rules, null);
    }

    /** @param database the folder of a Mühle database; null for the one of this machine */
    static Oracle of(Rules rules, @Nullable Path database) {
        return rules instanceof Muehle muehle
                ? MuehleDatabases.oracle(database == null ? MuehleDatabases.folder(muehle.ruleSet()) : database,
                        muehle.ruleSet())
                : Oracle.NONE;
    }
}
