package zwickmuehle.app;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.perfect.viergewinnt.Book;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.VierGewinntOracle;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Oracle;

/**
 * The perfect knowledge that this installation has, by game; the one place where it is put together. One for a process,
 * handed to the commands that need it. For any thread.
 */
final class Oracles {
    private final MuehleDatabases muehle;
    /** Made when first asked for, and shared by all: its table and its book serve any number of games. */
    @GuardedBy("this")
    private @Nullable Oracle standardVierGewinnt;

    /** @param trouble told of each file that cannot be used */
    Oracles(Consumer<Sentence> trouble) {
        muehle = new MuehleDatabases(trouble);
    }

    Oracle of(Rules rules) {
        return of(rules, null);
    }

    /**
     * The same, from a folder that somebody named.
     *
     * @param database the folder of a Mühle database; null for the one of this machine
     * @throws NotationException if no database is there, or the game needs none
     */
    Oracle of(Rules rules, @Nullable Path database) {
        if (rules instanceof Muehle game) {
            return database == null ? muehle.oracle(game.ruleSet()) : muehle.oracle(database, game.ruleSet());
        }
        if (database != null) {
            throw new NotationException("--database belongs to muehle: Vier Gewinnt is solved without one",
                    "--database gehört zu muehle: Vier Gewinnt wird ohne eine gelöst");
        }
        boolean standard = rules instanceof VierGewinnt game && game.size().equals(Size.STANDARD);
        return standard ? standardVierGewinnt() : Oracle.NONE;
    }

    /** The Mühle databases beside the data in a directory. */
    Databases databases(Path data) {
        return muehle.of(data);
    }

    /** Knows what the solver finds out, and nothing from the book. */
    static Oracle withoutBook(VierGewinnt rules) {
        return solving(Book.empty(rules.size()));
    }

    private synchronized Oracle standardVierGewinnt() {
        Oracle oracle = standardVierGewinnt;
        if (oracle == null) {
            oracle = solving(BookFile.bundled());
            standardVierGewinnt = oracle;
        }
        return oracle;
    }

    private static Oracle solving(Book book) {
        Solver solver = new Solver(book.size(), Solver.DEFAULT_TABLE_BYTES, Runtime.getRuntime().availableProcessors());
        return new VierGewinntOracle(book, solver, 0);
    }
}
