package zwickmuehle.arena.players;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a shell looks for programs: the folders of PATH. */
final class SearchPath {
    private SearchPath() {}

    static List<Path> folders() {
        List<Path> folders = new ArrayList<>();
        String path = System.getenv("PATH");
        for (String folder : (path == null ? "" : path).split(File.pathSeparator, -1)) {
            if (!folder.isEmpty()) {
                folders.add(Path.of(folder));
            }
        }
        return folders;
    }

    /** The program of that name, or null. */
    static @Nullable Path find(String name) {
        return folders().stream().map(folder -> folder.resolve(name)).filter(Files::isExecutable).findFirst()
                .orElse(null);
    }
}
