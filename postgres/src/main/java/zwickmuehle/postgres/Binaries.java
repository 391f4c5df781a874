package zwickmuehle.postgres;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The programs of PostgreSQL, out of the archive that Maven brought: unpacked once, and a fresh cluster made once, into a
 * folder that lasts until {@code mvn clean}. Every test server begins with a copy of that cluster, which takes a moment
 * where initdb takes seconds.
 */
final class Binaries {
    /** The only user of a fresh cluster, and its password. */
    static final String USER = "zwickmuehle";
    static final String PASSWORD = "for tests only";
    private static final List<String> ARCHIVES = List.of("/postgres-linux-x86_64.txz", "/postgres-linux-arm_64.txz",
            "/postgres-darwin-arm_64.txz");
    private static final int BITS_OF_MODE = 9;

    private final Path home;

    private Binaries(Path home) {
        this.home = home;
    }

    /** Unpacked into this folder; whoever else wants the same at the same time waits. */
    static Binaries in(Path cache) throws IOException {
        Files.createDirectories(cache);
        Binaries binaries = new Binaries(cache.toRealPath());
        try (FileChannel channel = FileChannel.open(cache.resolve("lock"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE); FileLock _ = channel.lock()) {
            binaries.once("programs", binaries::unpack);
            binaries.once("cluster", binaries::initialise);
        }
        return binaries;
    }

    /** Makes something in a folder. */
    private interface Making {
        void make(Path folder) throws IOException;
    }

    /** What is there is whole: it gets its name only then. */
    private void once(String name, Making making) throws IOException {
        if (!Files.isDirectory(home.resolve(name))) {
            Path part = home.resolve(name + ".part");
            remove(part);
            making.make(part);
            Files.move(part, home.resolve(name));
        }
    }

    Path program(String name) {
        return home.resolve("programs").resolve("bin").resolve(name);
    }

    /** A fresh cluster in a folder that does not exist yet. */
    void copyCluster(Path folder) throws IOException {
        Path cluster = home.resolve("cluster");
        try (Stream<Path> files = Files.walk(cluster)) {
            for (Path file : files.toList()) {
                Files.copy(file, folder.resolve(cluster.relativize(file).toString()),
                        StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    private void unpack(Path folder) throws IOException {
        try (TarArchiveInputStream archive = new TarArchiveInputStream(
                new XZCompressorInputStream(new BufferedInputStream(archive())))) {
            for (TarArchiveEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
                Path file = folder.resolve(entry.getName()).normalize();
                if (!file.startsWith(folder)) {
                    throw new IOException("the archive reaches outside: " + entry.getName());
                }
                if (entry.isDirectory()) {
                    Files.createDirectories(file);
                } else {
                    Files.createDirectories(file.resolveSibling("."));
                    if (entry.isSymbolicLink()) {
                        Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
                    } else {
                        Files.copy(archive, file);
                        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode(entry.getMode())));
                    }
                }
            }
        }
    }

    private static InputStream archive() throws IOException {
        for (String name : ARCHIVES) {
            @Nullable
            InputStream archive = Binaries.class.getResourceAsStream(name);
            if (archive != null) {
                return archive;
            }
        }
        throw new IOException("no PostgreSQL for this kind of machine: ZWICKMUEHLE_TEST_POSTGRES can name one");
    }

    private static String mode(int bits) {
        StringBuilder mode = new StringBuilder();
        for (int bit = 0; bit < BITS_OF_MODE; bit++) {
            mode.append((bits >> (BITS_OF_MODE - 1 - bit) & 1) == 0 ? '-' : "rwx".charAt(bit % 3));
        }
        return mode.toString();
    }

    private void initialise(Path folder) throws IOException {
        Path password = Files.writeString(home.resolve("password"), PASSWORD);
        // Small segments of the log: a copy of the cluster is then a few megabytes shorter, and nothing else differs.
        PostgresPrograms.run(
                PostgresPrograms.asSomebody(List.of(program("initdb").toString(), "-D", folder.toString(), "-U", USER,
                        "--pwfile=" + password, "-A", "scram-sha-256", "-E", "UTF8", "--locale=C", "--no-sync",
                        "--wal-segsize=1")));
    }

    static void remove(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
