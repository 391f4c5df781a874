package zwickmuehle.browser;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.perfect.muehle.files.DatabaseOracle;
import zwickmuehle.perfect.muehle.files.SectorBytes;
import zwickmuehle.perfect.zstd.Frame;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Oracle;

/**
 * Mühle databases that lie beside the page, read a block at a time while somebody thinks. A block costs a question to the
 * web space: the position that is thought about and its successors are worth that, not the thousands that a search
 * meets. With stones in hand the book answers, or nobody does.
 */
final class SiteDatabases {
    private final Map<String, Oracle> oracleByRules = new HashMap<>();

    /** The script has found a database for these rules, and perhaps its book. */
    void found(String variant, byte @Nullable [] book) {
        RuleSet ruleSet = RuleSet.parse(variant);
        Database database = Database.elsewhere(ruleSet, sector -> bytes(ruleSet, sector), book, Frame::unpack,
                sentence -> Host.say("trouble", sentence.english(), sentence.german()));
        oracleByRules.put(ruleSet.name(), new Asking(new DatabaseOracle(database)));
    }

    private static @Nullable SectorBytes bytes(RuleSet ruleSet, Sector sector) {
        return RangeBytes.of("databases/" + ruleSet.name() + "/" + sector + ".sector");
    }

    /** What is known for certain under these rules. */
    Oracle oracle(Rules rules) {
        return oracleByRules.getOrDefault(rules.variant(), Oracle.NONE);
    }

    /** Asks the web space where an answer may take a while. */
    private record Asking(Oracle database) implements Oracle {

        @Override
        public int probe(long position, int quietMoves) {
            return MuehlePosition.hands(position) > 0 ? database.probe(position, quietMoves) : UNKNOWN;
        }

        @Override
        public int solve(long position, int quietMoves, BooleanSupplier stop) {
            return stop.getAsBoolean() ? UNKNOWN : database.solve(position, quietMoves, stop);
        }

        @Override
        public boolean isLookedUp() {
            return false;
        }
    }
}
