package zwickmuehle.web.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.NotationException;

/**
 * The directory a server keeps its games in. One server at a time: it holds a lock, which the operating system takes
 * away with the process, however that ends.
 */
public final class DataDirectory implements AutoCloseable {
    private static final String OWNER_ONLY = "rw-------";

    private final Path directory;
    private final FileChannel lockFile;

    private DataDirectory(Path directory, FileChannel lockFile) {
        this.directory = directory;
        this.lockFile = lockFile;
    }

    /** Takes the directory, making it where there is none. */
    public static DataDirectory take(Path directory) {
        try {
            make(directory);
            FileChannel channel = FileChannel.open(directory.resolve("server.lock"), StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            if (lock(channel) == null) {
                channel.close();
                throw new NotationException("the data directory %s is in use by another server",
                        "das Datenverzeichnis %s benutzt schon ein anderer Server", directory);
            }
            keepPrivate(directory);
            return new DataDirectory(directory, channel);
        } catch (IOException e) {
            throw new NotationException("the data directory %s cannot be used: %s",
                    "das Datenverzeichnis %s ist nicht benutzbar: %s", directory, String.valueOf(e.getMessage()));
        }
    }

    /** A directory that is made here is nobody else's business. */
    private static void make(Path directory) throws IOException {
        if (hasPermissions(directory) && !Files.exists(directory)) {
            Files.createDirectories(directory,
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } else {
            Files.createDirectories(directory);
        }
    }

    private static boolean hasPermissions(Path directory) {
        return directory.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /** Makes the file of the games, for its owner only, where there is none; SQLite's other files follow it. */
    void makeGames() throws IOException {
        if (hasPermissions(directory) && !Files.exists(games())) {
            Files.createFile(games(),
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(OWNER_ONLY)));
        }
    }

    /** In a directory that was there before, too, games are their owner's. */
    private static void keepPrivate(Path directory) throws IOException {
        if (!hasPermissions(directory)) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "{games,server}*")) {
            for (Path file : files) {
                if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(OWNER_ONLY));
                }
            }
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException _) {
            return null;
        }
    }

    Path games() {
        return games(directory);
    }

    static Path games(Path directory) {
        return directory.resolve("games.sqlite");
    }

    @Override
    public void close() {
        try {
            lockFile.close();
        } catch (IOException e) {
            throw StoreException.of(e);
        }
    }
}
