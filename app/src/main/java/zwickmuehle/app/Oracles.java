package zwickmuehle.app;

import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.VierGewinntOracle;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Oracle;

/** The perfect knowledge that this installation has, by game; the one place where it is put together. */
final class Oracles {
    private Oracles() {}

    static Oracle of(Rules rules) {
        return rules.equals(VierGewinnt.STANDARD) ? StandardVierGewinnt.ORACLE : Oracle.NONE;
    }

    /** Made when first asked for, and shared by all: its table and its book serve any number of games. */
    private static final class StandardVierGewinnt {
        private static final Oracle ORACLE = new VierGewinntOracle(BookFile.bundled(),
                new Solver(Size.STANDARD, Solver.DEFAULT_TABLE_BYTES, Runtime.getRuntime().availableProcessors()), 0);
    }
}
