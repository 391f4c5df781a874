package zwickmuehle.web.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.NotationException;

/**
 * The directory a server keeps its games in. One server at a time: it holds a lock, which the operating system takes
 * away with the process, however that ends.
 */
public final class DataDirectory implements AutoCloseable {
    private final Path directory;
    private final FileChannel lockFile;

    private DataDirectory(Path directory, FileChannel lockFile) {
        this.directory = directory;
        this.lockFile = lockFile;
    }

    /** Takes the directory, making it where there is none. */
    public static DataDirectory take(Path directory) {
        try {
            Files.createDirectories(directory);
            FileChannel channel = FileChannel.open(directory.resolve("server.lock"), StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            if (lock(channel) == null) {
                channel.close();
                throw new NotationException("the data directory %s is in use by another server",
                        "das Datenverzeichnis %s benutzt schon ein anderer Server", directory);
            }
            return new DataDirectory(directory, channel);
        } catch (IOException e) {
            throw new NotationException("the data directory %s cannot be used: %s",
                    "das Datenverzeichnis %s ist nicht benutzbar: %s", directory, String.valueOf(e.getMessage()));
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
        return directory.resolve("games.sqlite");
    }

    @Override
    public void close() {
        try {
            lockFile.close();
        } catch (IOException e) {
            throw new StoreException("releasing the data directory failed", e);
        }
    }
}
