package zwickmuehle.browsertests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

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

    /**
     * As another {@code build/site} would change it: other files with other sums, and another name for all of them. The
     * document and a script each say of which version they are, as {@code data-build} and {@code data-script} of the
     * page.
     */
    void update(String build) throws IOException {
        edit("index.html", "<html (data-build=\"\\d\" )?", "<html data-build=\"" + build + "\" ");
        edit("index.html", "data-version=\"", "data-version=\"" + build);
        edit("render.js", "^(document.*\n)?// ", "document.documentElement.dataset.script = \"" + build + "\";\n// ");
        for (String name : List.of("index.html", "render.js")) {
            edit("version.js", "(\"\\./" + name.replace("index.html", "") + "\": )\"\\w+\"",
                    "$1\"" + sum(folder.resolve(name)) + "\"");
        }
        edit("version.js", "version: \"", "version: \"" + build);
    }

    private static String sum(Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private void edit(String name, String what, String with) throws IOException {
        Path file = folder.resolve(name);
        String before = Files.readString(file);
        String after = Pattern.compile(what).matcher(before).replaceFirst(with);
        if (after.equals(before)) {
            throw new IllegalStateException("there is no " + what + " in " + name);
        }
        Files.writeString(file, after);
    }

    @Override
    public void close() {
        space.close();
    }
}
