package zwickmuehle.web.table;

import java.util.Set;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.table.NotKept;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Table;
import zwickmuehle.web.store.Sharing;

/** The games of this server, as far as other servers concern them. Nobody who listens waits for the lock of a game. */
record SharedTables(Tables tables) implements Sharing.Games {
    private static final Logger LOG = LoggerFactory.getLogger(SharedTables.class);

    @Override
    public Set<String> ids() {
        return tables.ids();
    }

    @Override
    public void changed(String id, long version) {
        Place place = tables.inMemory(id);
        if (place != null && place.version() < version) {
            soon(() -> place.use(Table::refresh));
        }
    }

    @Override
    public void gone(String id) {
        tables.forget(id);
    }

    @Override
    public void hurry(String id) {
        soon(id, Table::hurry);
    }

    @Override
    public void here(String id, String mark, boolean glance) {
        soon(id, table -> table.elsewhere(new Person(mark), glance));
    }

    @Override
    public void orphaned(String id) {
        soon(() -> tables.find(id, Tables.NOBODY).use(table -> table.view(null)));
    }

    /** At a game that is in memory; at another there is nothing to do. */
    private void soon(String id, Consumer<Table> work) {
        Place place = tables.inMemory(id);
        if (place != null) {
            soon(() -> place.use(work));
        }
    }

    private static void soon(Runnable work) {
        Thread.startVirtualThread(() -> {
            try {
                work.run();
            } catch (NotKept | Refusal e) {
                // The next look finds it again.
                LOG.atDebug().setCause(e).log("a game could not be brought up to date");
            }
        });
    }
}
