package zwickmuehle.web.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import zwickmuehle.perfect.files.WholeFile;
import zwickmuehle.rules.NotationException;

/**
 * All stored games as one file, and back. A copy is taken inside one transaction of SQLite's, so it shows the games as
 * they were at one moment, while a server goes on writing; it is checked and gets a checksum ({@link Seal}) before it
 * gets its name.
 */
public final class Backup {
    private static final String BUSY = "PRAGMA busy_timeout = 10000";

    private Backup() {}

    /**
     * What a copy holds.
     *
     * @param damaged the ids of games that were not as they had been stored when they were copied; they stay as they are
     * @param sealed whether a checksum says that every byte of the file is as it was written; not so in files of 1.0
     */
    public record Contents(long games, long moves, List<String> damaged, boolean sealed) {}

    /**
     * Copies the games of a data directory into a new file.
     *
     * @throws NotationException if there are none, the file exists already, or the disk does not take it
     */
    public static Contents write(Path data, Path file) {
        Path games = DataDirectory.games(data);
        if (!Files.exists(games)) {
            throw new NotationException("there are no stored games in %s", "in %s sind keine Partien gespeichert",
                    data);
        }
        if (Files.exists(file)) {
            throw new NotationException("%s exists already", "%s gibt es schon", file);
        }
        Path aside = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.deleteIfExists(aside);
            copy(games, aside);
            Contents contents = check(aside, file, true);
            Seal.append(aside);
            settle(aside, file);
            return contents;
        } catch (IOException | JdbiException e) {
            throw failed(file, e);
        }
    }

    /**
     * Puts the games of a copy in the place of those stored, which are kept beside them.
     *
     * @throws NotationException if the file is no intact copy, or a server holds the directory
     */
    public static Contents restore(Path file, Path data) {
        if (!Files.exists(file)) {
            throw new NotationException("there is no file %s", "eine Datei %s gibt es nicht", file);
        }
        try (DataDirectory directory = DataDirectory.take(data)) {
            Path games = directory.games();
            Path aside = games.resolveSibling("games.sqlite.part");
            Files.copy(file, aside, StandardCopyOption.REPLACE_EXISTING);
            Seal.State seal = Seal.state(aside);
            if (seal == Seal.State.BROKEN) {
                throw damaged(file);
            }
            if (seal == Seal.State.INTACT) {
                Seal.remove(aside);
            }
            Contents contents = check(aside, file, seal == Seal.State.INTACT);
            if (Files.exists(games)) {
                copy(games, unused(games));
                // What the log holds beyond the file is in the copy just made; left here, it would be taken for ours.
                Files.deleteIfExists(games.resolveSibling("games.sqlite-wal"));
                Files.deleteIfExists(games.resolveSibling("games.sqlite-shm"));
            }
            settle(aside, games);
            return contents;
        } catch (IOException | JdbiException e) {
            throw failed(file, e);
        }
    }

    private static Path unused(Path games) {
        for (int number = 1;; number++) {
            Path candidate = games.resolveSibling("games-before-restore-" + number + ".sqlite");
            if (!Files.exists(candidate)) {
                return candidate;
            }
        }
    }

    private static void copy(Path from, Path to) {
        open(from).useHandle(handle -> {
            handle.execute(BUSY);
            handle.execute("VACUUM INTO ?", to.toString());
        });
    }

    /**
     * Reads every page and every index of a copy, counts what it holds and looks at each game.
     *
     * @param name what the copy is called
     * @param sealed whether it has a checksum; only what 1.0 wrote may have none
     */
    private static Contents check(Path copy, Path name, boolean sealed) {
        return open(copy).withHandle(handle -> {
            String verdict = handle.createQuery("PRAGMA integrity_check(1)").mapTo(String.class).first();
            int version = Schema.version(handle);
            if (!verdict.equals("ok") || version == 0 || (version >= Schema.SEALED && !sealed)) {
                throw damaged(name);
            }
            Schema.checkVersion(version);
            return new Contents(count(handle, "game"), count(handle, "move"),
                    version < Schema.SEALED ? List.of() : damagedGames(handle), sealed);
        });
    }

    private static List<String> damagedGames(Handle handle) {
        List<String> games = handle.createQuery("SELECT id FROM game ORDER BY id").mapTo(String.class).list();
        return games.stream().filter(id -> {
            Rows.Whole whole = Rows.whole(handle, id);
            return whole == null || !whole.intact();
        }).toList();
    }

    private static NotationException damaged(Path file) {
        return new NotationException("%s is damaged, or no backup of stored games",
                "%s ist beschädigt oder keine Sicherung gespeicherter Partien", file);
    }

    private static long count(Handle handle, String table) {
        return handle.createQuery("SELECT count(*) FROM " + table).mapTo(Long.class).one();
    }

    private static Jdbi open(Path file) {
        return Jdbi.create("jdbc:sqlite:" + file);
    }

    /** Gives a file its name once it is safely on disk, for its owner's eyes only. */
    private static void settle(Path aside, Path file) throws IOException {
        if (Files.getFileStore(aside).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(aside, PosixFilePermissions.fromString("rw-------"));
        }
        WholeFile.settle(aside, file);
    }

    private static NotationException failed(Path file, Exception e) {
        String why = e instanceof JdbiException ? StoreException.of(e).getMessage() : String.valueOf(e.getMessage());
        return new NotationException("%s: copying the stored games failed: %s",
                "%s: die gespeicherten Partien ließen sich nicht kopieren: %s", file, String.valueOf(why));
    }
}
