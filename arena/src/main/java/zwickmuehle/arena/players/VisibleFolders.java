package zwickmuehle.arena.players;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a program that is shut in sees of this machine. All of it is read-only, but for
 * whoever builds it the working directory.
 *
 * <pre>
 *   /usr /etc /lib …      the system, as it is
 *   /home /tmp /run …     every other folder at the top, /var/tmp and the working directory: empty, in memory
 *     … and on top:       its working directory if that is its own, the folders of the files its command names,
 *                         and what lies there of PATH and JAVA_HOME
 * </pre>
 *
 * @param hidden folders that are covered by empty ones, outer ones first
 * @param shown folders within these that are seen all the same, outer ones first
 */
record VisibleFolders(List<Path> hidden, List<Path> shown) {
    private static final Set<String> SYSTEM = Set.of("bin", "boot", "etc", "gnu", "lib", "lib32", "lib64", "libx32",
            "nix", "opt", "sbin", "snap", "usr", "var");
    /** Made anew for each program. */
    private static final Set<String> OWN = Set.of("dev", "proc", "sys");
    private static final Path ROOT = Path.of("/");

    static VisibleFolders of(List<String> command, Terms terms) {
        Path directory = terms.directory();
        List<Path> hidden = privateFolders();
        Set<Path> shown = new LinkedHashSet<>();
        for (String word : command) {
            for (String part : word.split(File.pathSeparator, -1)) {
                Path path = directory.resolve(part).normalize();
                if (!part.isEmpty() && Files.exists(path)) {
                    shown.add(Files.isDirectory(path) ? path : path.getParent());
                }
            }
        }
        // A folder that was given to the program is its own; ours is shown only if nothing else tells what it needs.
        if (shown.isEmpty() || terms.mayWrite() || !directory.equals(here())) {
            shown.add(directory);
        }
        Path home = Path.of(System.getProperty("user.home"));
        for (Path bin : SearchPath.folders()) {
            // A tool's folder `bin` needs its sisters `lib` and so on, but never a whole home.
            Path tool = bin.getParent();
            boolean tooMuch = tool == null || home.startsWith(tool) || hidden.contains(tool);
            shown.add(tooMuch ? bin : tool);
        }
        String javaHome = System.getenv("JAVA_HOME");
        if (javaHome != null && !javaHome.isEmpty()) {
            shown.add(Path.of(javaHome));
        }
        shown.removeIf(folder -> !Files.isDirectory(folder) || hidden.stream().noneMatch(folder::startsWith));
        return new VisibleFolders(hidden, outerFirst(shown));
    }

    private static Path here() {
        return Path.of("").toAbsolutePath();
    }

    private static List<Path> privateFolders() {
        Set<Path> hidden = new LinkedHashSet<>();
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(ROOT, path -> Files.isDirectory(path)
                && !Files.isSymbolicLink(path))) {
            for (Path folder : folders) {
                String name = folder.getFileName().toString();
                if (!SYSTEM.contains(name) && !OWN.contains(name)) {
                    hidden.add(folder);
                }
            }
        } catch (IOException e) {
            throw new IllegalStateException("the root folder can't be read", e);
        }
        for (Path more : List.of(Path.of("/var/tmp"), here())) {
            if (Files.isDirectory(more) && !more.equals(ROOT) && hidden.stream().noneMatch(more::startsWith)) {
                hidden.add(more);
            }
        }
        return outerFirst(hidden);
    }

    private static List<Path> outerFirst(Set<Path> folders) {
        List<Path> sorted = new ArrayList<>(folders);
        sorted.sort(Comparator.comparingInt(Path::getNameCount).thenComparing(Comparator.naturalOrder()));
        return sorted;
    }
}
