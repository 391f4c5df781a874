package zwickmuehle.web.page;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A JavaScript runtime and the programs that look after the page, all from Maven Central: Node as Playwright's driver
 * brings it, TypeScript, Prettier and the types of Node as webjars. They are unpacked from the class path into one
 * folder, laid out as Node expects it. What is missing is an error, never a reason to skip.
 */
final class NodeRuntime {
    /** Where {@code jsconfig.json} and {@code build/format-page} look for them too. */
    private static final Path TOOLS = Path.of("target", "page-tools").toAbsolutePath();
    /** The webjars, and what their folder is called for Node. */
    private static final List<Webjar> WEBJARS = List.of(new Webjar("typescript", "typescript"),
            new Webjar("prettier", "prettier"), new Webjar("types__node", "@types/node"),
            new Webjar("undici-types", "undici-types"));
    private static final long PATIENCE_MINUTES = 5;

    private record Webjar(String name, String folder) {}

    /** How a run ended, and what it printed to either stream. */
    record Finished(int exitCode, String output) {}

    private final Path executable;

    private NodeRuntime(Path executable) {
        this.executable = executable;
    }

    static NodeRuntime unpacked() throws IOException {
        for (Webjar webjar : WEBJARS) {
            unpack(webjar);
        }
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        String name = windows ? "node.exe" : "node";
        URL source = resource("/driver/" + platform() + "/" + name);
        Path executable = TOOLS.resolve(name);
        if (!Files.exists(executable) || Files.size(executable) != source.openConnection().getContentLengthLong()) {
            Files.createDirectories(TOOLS);
            try (InputStream in = source.openStream()) {
                Files.copy(in, executable, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        if (!executable.toFile().setExecutable(true)) {
            throw new IOException(executable + " cannot be made executable");
        }
        return new NodeRuntime(executable);
    }

    /** The folder of a tool, as {@code prettier/bin/prettier.cjs} lies in it. */
    static Path tool(String path) {
        return TOOLS.resolve("node_modules").resolve(path);
    }

    /** Runs Node in the folder of this room. */
    Finished run(List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(executable.toString()));
        command.addAll(arguments);
        Path output = Files.createTempFile(TOOLS, "output", ".txt");
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile())
                    .start();
            if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new IOException("no end after " + PATIENCE_MINUTES + " minutes: " + command);
            }
            return new Finished(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
        } finally {
            Files.delete(output);
        }
    }

    /** As Playwright names its folders. */
    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        boolean arm = System.getProperty("os.arch").equals("aarch64");
        if (system.startsWith("windows")) {
            return "win32_x64";
        }
        return (system.startsWith("mac") ? "mac" : "linux") + (arm ? "-arm64" : "");
    }

    private static void unpack(Webjar webjar) throws IOException {
        URL mark = resource("/META-INF/maven/org.webjars.npm/" + webjar.name() + "/pom.properties");
        Path jar = Path.of(((JarURLConnection) mark.openConnection()).getJarFileURL().getPath());
        try (FileSystem inside = FileSystems.newFileSystem(jar);
                Stream<Path> versions = Files.list(inside.getPath("/META-INF/resources/webjars", webjar.name()))) {
            copy(versions.findFirst().orElseThrow(), tool(webjar.folder()));
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (!Files.exists(copy) || Files.size(copy) != Files.size(file)) {
                    Files.createDirectories(copy.resolveSibling("."));
                    Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }

    private static URL resource(String path) {
        URL url = NodeRuntime.class.getResource(path);
        if (url == null) {
            throw new IllegalStateException("not on the class path: " + path + " (these checks need the profile"
                    + " page-checks, which -Dquick leaves out)");
        }
        return url;
    }
}
