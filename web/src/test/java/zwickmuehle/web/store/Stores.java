package zwickmuehle.web.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import org.jdbi.v3.core.Jdbi;
import zwickmuehle.postgres.Postgres;

/** Both kinds of store, for tests that run on each. */
enum Stores {
    SQLITE {
        @Override
        Open open(Path data, InstantSource clock) {
            DataDirectory directory = DataDirectory.take(data);
            GameStore store = GameStore.open(directory, clock);
            return new Open(store, Jdbi.create("jdbc:sqlite:" + directory.games()), directory::close);
        }
    },

    POSTGRES {
        @Override
        Open open(Path data, InstantSource clock) {
            String address = Postgres.shared().fresh();
            StoreAddress shared = StoreAddress.parse(address, Postgres.shared().variables());
            try {
                GameStore store = new GameStore(new PostgresDatabase(shared, Duration.ofSeconds(10)), clock, null);
                return new Open(store, Jdbi.create(address, shared.credentials()), () -> {});
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }
    };

    /**
     * An empty store.
     *
     * @param data an empty folder, for what lies in files
     */
    abstract Open open(Path data, InstantSource clock);

    /**
     * A store that is open.
     *
     * @param beside the same database, past the store
     */
    record Open(GameStore store, Jdbi beside, Runnable afterwards) implements AutoCloseable {
        @Override
        public void close() {
            store.close();
            afterwards.run();
        }
    }
}
