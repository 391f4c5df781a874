package zwickmuehle.browsertests;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The page without a server: what {@code build/site} writes, in a subfolder of a web space that knows nothing of it. */
final class Site implements AutoCloseable {
    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
    private static final String SUBFOLDER = "some/where";
    private static final int MINUTES = 5;

    private final Path folder;
    private final HttpServer space;

    Site(Path root) throws IOException, InterruptedException {
        folder = Files.createDirectories(root.resolve(SUBFOLDER));
        build();
        space = SimpleFileServer.createFileServer(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                root.toAbsolutePath(), SimpleFileServer.OutputLevel.NONE);
        space.start();
    }

    private void build() throws IOException, InterruptedException {
        Path output = Files.createTempFile("site", ".log");
        Process process = new ProcessBuilder(HOME.resolve("build/site").toString(), folder.toString())
                .redirectErrorStream(true).redirectOutput(output.toFile()).start();
        if (!process.waitFor(MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
            throw new IllegalStateException("build/site failed: " + Files.readString(output));
        }
        Files.delete(output);
    }

    /** Without a slash at its end. */
    String address() {
        return "http://127.0.0.1:" + space.getAddress().getPort() + "/" + SUBFOLDER;
    }

    @Override
    public void close() {
        space.stop(0);
    }
}
