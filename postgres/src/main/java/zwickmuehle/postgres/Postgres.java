package zwickmuehle.postgres;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL server of our own on loopback, with fsync on, which can be killed the hard way and started again on the
 * same data and port. Where {@code ZWICKMUEHLE_TEST_POSTGRES} names an installed server ({@code HOST:PORT}, with the
 * user and password of {@code PGUSER} and {@code PGPASSWORD}), {@link #shared} uses that one.
 *
 * <p>Any thread may ask for databases; one starts and stops it.
 */
public final class Postgres implements AutoCloseable {
    private static final String INSTALLED = "ZWICKMUEHLE_TEST_POSTGRES";
    private static final Duration START = Duration.ofMinutes(2);
    private static final long MILLIS_BETWEEN_LOOKS = 50;

    private final @Nullable Binaries binaries;
    private final @Nullable Path folder;
    private final String host;
    private final int port;
    /** Where a small disk is to be found, by the server alone. */
    private final @Nullable Path smallDisk;
    private final String user;
    private final String password;
    private final AtomicInteger databases = new AtomicInteger();
    private volatile @Nullable Process process;

    private Postgres(@Nullable Binaries binaries, @Nullable Path folder, @Nullable Path smallDisk, String host,
            int port, String user, String password) {
        this.binaries = binaries;
        this.folder = folder;
        this.smallDisk = smallDisk;
        this.host = host;
        this.port = port;
        this.user = user;
        this.password = password;
    }

    /** The one that all tests of a JVM share; it ends with the JVM. */
    public static Postgres shared() {
        return Shared.SERVER;
    }

    private static final class Shared {
        static final Postgres SERVER = make();

        private Shared() {}

        private static Postgres make() {
            String installed = System.getenv(INSTALLED);
            if (installed != null && !installed.isBlank()) {
                String[] parts = installed.split(":", 2);
                return new Postgres(null, null, null, parts[0], Integer.parseInt(parts[1]),
                        System.getenv().getOrDefault("PGUSER", "postgres"),
                        System.getenv().getOrDefault("PGPASSWORD", ""));
            }
            Postgres server = start();
            Runtime.getRuntime().addShutdownHook(new Thread(server::close, "end of PostgreSQL"));
            return server;
        }
    }

    /** A server of one's own, with an empty cluster in a folder that goes when it is closed. */
    public static Postgres start() {
        return start(false);
    }

    /**
     * One that has a small disk, too, which can be filled: {@link #freshOnSmallDisk} makes databases there. Killed, it
     * loses that disk.
     */
    public static Postgres startWithSmallDisk() {
        return start(true);
    }

    private static Postgres start(boolean withSmallDisk) {
        try {
            Binaries binaries = Binaries.in(cache());
            Path folder = Files.createTempDirectory("zwickmuehle-postgres").resolve("cluster");
            binaries.copyCluster(folder);
            Path disk = withSmallDisk ? Files.createDirectory(folder.resolveSibling("disk")) : null;
            Postgres server = new Postgres(binaries, folder, disk, "127.0.0.1", freePort(), Binaries.USER,
                    Binaries.PASSWORD);
            server.restart();
            return server;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Beside the modules, so that it is unpacked once for all of them. */
    private static Path cache() {
        Path here = Path.of("").toAbsolutePath();
        Path above = here.getParent();
        Path root = above != null && Files.exists(above.resolve("verify")) ? above : here;
        return root.resolve("target").resolve("postgres");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    public String host() {
        return host;
    }

    public int port() {
        return port;
    }

    /** The variables with which a program finds user and password. */
    public Map<String, String> variables() {
        return Map.of("PGUSER", user, "PGPASSWORD", password);
    }

    /** A new, empty database; its address. */
    public String fresh() {
        String name = "test_" + ProcessHandle.current().pid() + "_" + databases.incrementAndGet();
        execute("postgres", "CREATE DATABASE " + name);
        return address(name);
    }

    /** The same on the small disk. */
    public String freshOnSmallDisk() {
        execute("postgres", "CREATE TABLESPACE small LOCATION '" + smallDisk + "'");
        execute("postgres", "CREATE DATABASE test_small TABLESPACE small");
        return address("test_small");
    }

    /** The small disk as the server sees it, where files may be put to fill it. */
    public Path smallDisk() {
        return Path.of("/proc", Long.toString(pid()), "root")
                .resolve(Objects.requireNonNull(smallDisk).toString().substring(1));
    }

    /** The address of one of its databases, without user or password. */
    public String address(String database) {
        return "jdbc:postgresql://" + host + ":" + port + "/" + database;
    }

    /** Says something to one of its databases, past every program. */
    public void execute(String database, String statement) {
        try (Connection connection = connect(database); Statement said = connection.createStatement()) {
            said.execute(statement);
        } catch (SQLException failed) {
            throw new IllegalStateException(statement, failed);
        }
    }

    public Connection connect(String database) throws SQLException {
        Properties properties = new Properties();
        properties.setProperty("user", user);
        properties.setProperty("password", password);
        properties.setProperty("connectTimeout", "2");
        return DriverManager.getConnection(address(database), properties);
    }

    /** The process of a server of our own, for signals. */
    public long pid() {
        return own().pid();
    }

    private Process own() {
        Process running = process;
        if (running == null) {
            throw new IllegalStateException("an installed PostgreSQL is left alone");
        }
        return running;
    }

    /** As if the power failed: nothing is said, nothing is tidied up. Its children end when they notice. */
    public void kill() {
        own().destroyForcibly().onExit().join();
    }

    /** Starts it again where it was; returns when it answers. */
    public void restart() {
        Path cluster = Objects.requireNonNull(folder);
        Path disk = smallDisk;
        List<String> plain = List.of(
                Objects.requireNonNull(binaries).program("postgres").toString(), "-D", cluster.toString(),
                "-p", Integer.toString(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=",
                "-c", "fsync=on", "-c", "synchronous_commit=on", "-c", "max_connections=200", "-c",
                "shared_buffers=64MB");
        List<String> command = disk == null
                ? PostgresPrograms.asSomebody(plain)
                : PostgresPrograms.withSmallDisk(disk, plain);
        long deadline = System.nanoTime() + START.toNanos();
        try {
            Process started = launch(command, cluster);
            while (!answers()) {
                if (!started.isAlive()) {
                    // Children of one that was killed may hold its memory for a moment yet.
                    started = launch(command, cluster);
                }
                if (System.nanoTime() > deadline) {
                    started.destroyForcibly();
                    throw new IllegalStateException("PostgreSQL did not start: " + Files.readString(log(cluster)));
                }
                Thread.sleep(MILLIS_BETWEEN_LOOKS);
            }
            process = started;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException("nobody interrupts a start", interrupted);
        }
    }

    private static Process launch(List<String> command, Path cluster) throws IOException {
        return new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log(cluster).toFile())).start();
    }

    private static Path log(Path cluster) {
        return cluster.resolveSibling("postgres.log");
    }

    private boolean answers() {
        try (Connection connection = connect("postgres")) {
            return connection.isValid(1);
        } catch (SQLException notYet) {
            return false;
        }
    }

    /** Ends a server of our own, and removes its data. */
    @Override
    public void close() {
        if (folder != null) {
            kill();
            try {
                // Its children go on for a moment, and may still write.
                Thread.sleep(MILLIS_BETWEEN_LOOKS);
                Binaries.remove(Objects.requireNonNull(folder.getParent()));
            } catch (IOException | InterruptedException | UncheckedIOException _) {
                // A folder for temporary files is tidied up by the machine.
            }
        }
    }
}
