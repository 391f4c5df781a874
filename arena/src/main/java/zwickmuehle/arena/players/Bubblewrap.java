package zwickmuehle.arena.players;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zwickmuehle.rules.Sentence;

/**
 * Shut in by bubblewrap: no network, an own process space that dies as a whole, everything read-only (but the folder
 * of what is being built), and of private folders only its own ({@link VisibleFolders}).
 */
public record Bubblewrap(Path executable, Terms terms) implements Sandbox {
    static final int SCRATCH_BYTES = 64 << 20;

    @Override
    public List<String> around(List<String> command) {
        // Bubblewrap's own processes keep standard input and output open, but nothing above them: the program gets the
        // pipes by other numbers and is then the only one to hold them, so that closing one is noticed.
        List<String> around = new ArrayList<>(List.of("/bin/sh", "-c",
                "exec 3>&1 4<&0 >/dev/null </dev/null; exec \"$@\"", "sh",
                executable.toString(), "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
                "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"));
        VisibleFolders folders = VisibleFolders.of(command, terms);
        for (Path folder : folders.hidden()) {
            around.addAll(List.of("--size", String.valueOf(SCRATCH_BYTES), "--tmpfs", folder.toString()));
        }
        for (Path folder : folders.shown()) {
            around.addAll(List.of("--ro-bind", folder.toString(), folder.toString()));
        }
        if (terms.mayWrite()) {
            around.addAll(List.of("--bind", terms.directory().toString(), terms.directory().toString()));
        }
        // The working directory must exist even where nothing in it may be seen.
        String directory = terms.directory().toString();
        around.addAll(List.of("--dir", directory, "--chdir", directory, "--"));
        around.addAll(List.of("/bin/sh", "-c", "exec \"$@\" >&3 3>&- <&4 4<&-", "sh"));
        around.addAll(terms.limits().around(command));
        return around;
    }

    @Override
    public Bubblewrap under(Terms others) {
        return new Bubblewrap(executable, others);
    }

    @Override
    public boolean separates() {
        return true;
    }

    @Override
    public Sentence description() {
        return new Sentence("bubblewrap: no network, no foreign files, nothing survives",
                "bubblewrap: kein Netz, keine fremden Dateien, nichts überlebt");
    }
}
