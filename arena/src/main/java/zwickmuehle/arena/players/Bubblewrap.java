package zwickmuehle.arena.players;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zwickmuehle.rules.Sentence;

/**
 * Shut in by bubblewrap: no network, an own process space that dies as a whole, everything read-only, and of private
 * folders only those with the files its command names.
 *
 * <pre>
 *   /            read-only
 *   /home /root /tmp /run /mnt /media /srv /var/tmp     empty, in memory
 *     … and on top, read-only: folders of the files named in the command (or else the working directory),
 *                              and what lies there of PATH and JAVA_HOME
 * </pre>
 */
public record Bubblewrap(Path executable, ResourceLimits limits) implements Sandbox {
    private static final List<String> HIDDEN = List.of("/home", "/root", "/tmp", "/run", "/mnt", "/media", "/srv",
            "/var/tmp");
    private static final String SCRATCH_BYTES = String.valueOf(64 << 20);

    @Override
    public List<String> around(List<String> command, Path directory) {
        // Bubblewrap's own processes keep standard output open, but nothing above it: the program gets the pipe by
        // another number and is then the only one to hold it, so that closing it is noticed.
        List<String> around = new ArrayList<>(List.of("/bin/sh", "-c", "exec 3>&1 >/dev/null; exec \"$@\"", "sh",
                executable.toString(), "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
                "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"));
        for (String folder : HIDDEN) {
            if (Files.isDirectory(Path.of(folder)) && !Files.isSymbolicLink(Path.of(folder))) {
                around.addAll(List.of("--size", SCRATCH_BYTES, "--tmpfs", folder));
            }
        }
        for (Path folder : visible(command, directory)) {
            around.addAll(List.of("--ro-bind", folder.toString(), folder.toString()));
        }
        // The working directory must exist even where nothing in it may be seen.
        around.addAll(List.of("--dir", directory.toString(), "--chdir", directory.toString(), "--"));
        around.addAll(List.of("/bin/sh", "-c", "exec \"$@\" >&3 3>&-", "sh"));
        around.addAll(limits.around(command));
        return around;
    }

    private static Set<Path> visible(List<String> command, Path directory) {
        Set<Path> visible = new LinkedHashSet<>();
        for (String word : command) {
            for (String part : word.split(File.pathSeparator, -1)) {
                Path path = directory.resolve(part).normalize();
                if (!part.isEmpty() && Files.exists(path)) {
                    visible.add(Files.isDirectory(path) ? path : path.getParent());
                }
            }
        }
        if (visible.isEmpty()) {
            visible.add(directory);
        }
        Path home = Path.of(System.getProperty("user.home"));
        for (Path bin : SearchPath.folders()) {
            // A tool's folder `bin` needs its sisters `lib` and so on, but never a whole home.
            Path tool = bin.getParent();
            boolean tooMuch = tool == null || home.startsWith(tool) || HIDDEN.contains(tool.toString());
            visible.add(tooMuch ? bin : tool);
        }
        String javaHome = System.getenv("JAVA_HOME");
        if (javaHome != null && !javaHome.isEmpty()) {
            visible.add(Path.of(javaHome));
        }
        visible.removeIf(folder -> !Files.isDirectory(folder) || !hidden(folder));
        return visible;
    }

    private static boolean hidden(Path folder) {
        return HIDDEN.stream().anyMatch(folder::startsWith);
    }

    @Override
    public Sentence description() {
        return new Sentence("bubblewrap: no network, no foreign files, nothing survives",
                "bubblewrap: kein Netz, keine fremden Dateien, nichts überlebt");
    }
}
