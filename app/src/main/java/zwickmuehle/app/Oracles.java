package zwickmuehle.app;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.viergewinnt.Book;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.VierGewinntOracle;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Oracle;

/** The perfect knowledge that this installation has, by game; the one place where it is put together. */
final class Oracles {
    private Oracles() {}

    static Oracle of(Rules rules) {
        return of(rules, null);
    }

    /** @param database the folder of a Mühle database; null for the one of this machine */
    static Oracle of(Rules rules, @Nullable Path database) {
        if (rules instanceof Muehle muehle) {
            return database == null
                    ? MuehleDatabases.oracle(muehle.ruleSet())
                    : MuehleDatabases.oracle(database, muehle.ruleSet());
        }
        boolean standard = rules instanceof VierGewinnt game && game.size().equals(Size.STANDARD);
        return standard ? StandardVierGewinnt.ORACLE : Oracle.NONE;
    }

    /** Knows what the solver finds out, and nothing from the book. */
    static Oracle withoutBook(VierGewinnt rules) {
        return solving(Book.empty(rules.size()));
    }

    private static Oracle solving(Book book) {
        Solver solver = new Solver(book.size(), Solver.DEFAULT_TABLE_BYTES, Runtime.getRuntime().availableProcessors());
        return new VierGewinntOracle(book, solver, 0);
    }

    /** Made when first asked for, and shared by all: its table and its book serve any number of games. */
    private static final class StandardVierGewinnt {
        private static final Oracle ORACLE = solving(BookFile.bundled());
    }
}
