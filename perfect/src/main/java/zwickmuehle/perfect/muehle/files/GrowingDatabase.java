package zwickmuehle.perfect.muehle.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Oracle;

/**
 * A database in use while it grows: its oracle knows every sector as soon as it is written. Asking is for any thread;
 * one thread at a time may build.
 */
public final class GrowingDatabase {
    private final Path folder;
    private final RuleSet ruleSet;
    private final Consumer<Sentence> trouble;
    private volatile Database database;
    private volatile Oracle oracle;

    /**
     * Opens what there is and can be used, be it nothing.
     *
     * @param trouble told of each file that cannot be used
     */
    public GrowingDatabase(Path folder, RuleSet ruleSet, Consumer<Sentence> trouble) throws IOException {
        this.folder = folder;
        this.ruleSet = ruleSet;
        this.trouble = trouble;
        database = Database.openUsable(folder, ruleSet, trouble);
        oracle = new DatabaseOracle(database);
    }

    /** An oracle that always answers with what is there by now. */
    public Oracle oracle() {
        return new Oracle() {
            @Override
            public int probe(long position, int quietMoves) {
                return oracle.probe(position, quietMoves);
            }

            @Override
            public int solve(long position, int quietMoves, BooleanSupplier stop) {
                return oracle.solve(position, quietMoves, stop);
            }

            @Override
            public boolean isLookedUp(long position) {
                return oracle.isLookedUp(position);
            }
        };
    }

    /** What is there by now. */
    public Database database() {
        return database;
    }

    /**
     * Builds what is missing up to so many stones. Interrupting the thread pauses: what is written stays, and the next
     * call goes on from there.
     *
     * @throws CancellationException if the thread was interrupted
     */
    public void build(int stones, int threads, DatabaseBuilder.Progress progress) throws IOException {
        try (Crew crew = new Crew(threads)) {
            new DatabaseBuilder(folder, ruleSet, crew, new Refreshing(progress)).build(stones);
        } finally {
            // A thread that is still interrupted could not even open files.
            boolean interrupted = Thread.interrupted();
            refresh();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void refresh() throws IOException {
        database = Database.openUsable(folder, ruleSet, trouble);
        oracle = new DatabaseOracle(database);
    }

    /** Opens what was written whenever another pair of sectors is done. */
    private final class Refreshing implements DatabaseBuilder.Progress {
        private final DatabaseBuilder.Progress progress;
        private boolean grown;

        Refreshing(DatabaseBuilder.Progress progress) {
            this.progress = progress;
        }

        @Override
        public void stage(Sector sector, String stage) {
            grown = true;
            progress.stage(sector, stage);
        }

        @Override
        public void solved(long positions) throws IOException {
            if (grown) {
                refresh();
                grown = false;
            }
            progress.solved(positions);
        }

        @Override
        public void settled(int positions, int ofAll) {
            progress.settled(positions, ofAll);
        }
    }
}
