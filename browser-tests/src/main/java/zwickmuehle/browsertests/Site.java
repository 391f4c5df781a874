package zwickmuehle.browsertests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The page without a server: what {@code build/site} writes, in a subfolder of a web space that knows nothing of it. */
final class Site implements AutoCloseable {
    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
    private static final String SUBFOLDER = "some/where";
    private static final int MINUTES = 5;

    private final Path root;
    private final Path folder;
    private final WebSpace space;

    Site(Path root) throws IOException, InterruptedException {
        this.root = root;
        folder = Files.createDirectories(root.resolve(SUBFOLDER));
        build();
        space = new WebSpace(root);
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

    Path folder() {
        return folder;
    }

    /** The file that a path of the web space leads to. */
    Path file(String path) {
        Path file = root.resolve(path.substring(1));
        return Files.isDirectory(file) ? file.resolve("index.html") : file;
    }

    WebSpace space() {
        return space;
    }

    /** Without a slash at its end. */
    String address() {
        return "http://127.0.0.1:" + space.port() + "/" + SUBFOLDER;
    }

    @Override
    public void close() {
        space.close();
    }
}
