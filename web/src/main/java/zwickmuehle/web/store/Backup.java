package zwickmuehle.web.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import zwickmuehle.rules.NotationException;

/**
 * All stored games as one file, and back. A copy is taken inside one transaction of SQLite's, so it shows the games as
 * they were at one moment, while a server goes on writing; it is checked before it gets its name.
 */
public final class Backup {
    private static final String BUSY = "PRAGMA busy_timeout = 10000";

    private Backup() {}

    /** What a copy holds. */
    public record Contents(long games, long moves) {}

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
            Contents contents = check(aside);
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
            Contents contents = check(aside);
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

    /** Reads every page and every index of a copy, and counts what it holds. */
    private static Contents check(Path file) {
        return open(file).withHandle(handle -> {
            String verdict = handle.createQuery("PRAGMA integrity_check(1)").mapTo(String.class).first();
            int version = handle.createQuery("PRAGMA user_version").mapTo(Integer.class).one();
            if (!verdict.equals("ok") || version == 0) {
                throw new NotationException("%s is damaged, or no backup of stored games",
                        "%s ist beschädigt oder keine Sicherung gespeicherter Partien", file);
            }
            Schema.checkVersion(version);
            return new Contents(count(handle, "game"), count(handle, "move"));
        });
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
        try (FileChannel channel = FileChannel.open(aside, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static NotationException failed(Path file, Exception e) {
        String why = e instanceof JdbiException ? StoreException.of(e).getMessage() : String.valueOf(e.getMessage());
        return new NotationException("%s: copying the stored games failed: %s",
                "%s: die gespeicherten Partien ließen sich nicht kopieren: %s", file, String.valueOf(why));
    }
}
