package zwickmuehle.arena.players;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zwickmuehle.rules.Sentence;

/**
 * Shut in by what every Linux has on board, with the promises of {@link Bubblewrap}: {@code unshare} makes namespaces of
 * users, processes, mounts and network, {@code mount} covers what is private, {@code setpriv} takes all privileges away.
 *
 * <pre>
 *   keeper   sh   outside; dies with us. Lets go of the three streams and waits.
 *   init     sh   number 1 of the new process space; dies with the keeper, and everything inside dies with it.
 *                 Lays out the folders (126 if it can't), lets go of the streams, waits for the program and ends with its exit code.
 *   program       without privileges; the only one to hold the streams, so that closing one is noticed
 * </pre>
 */
public record Namespaces(Terms terms) implements Sandbox {
    private static final List<String> TOOLS = List.of("unshare", "setpriv", "setsid", "mount", "umount");

    /** Whoever asked for it may have died before the keeper could ask to die with it. */
    private static final String KEEPER = """
            [ "$PPID" = "$1" ] || exit 126
            shift
            exec 3<&0 4>&1 5>&2 </dev/null >/dev/null 2>&1
            setpriv --pdeathsig KILL /bin/sh -c "$0" init "$@" &
            exec 3<&- 4>&- 5>&-
            wait $!
            """;

    /**
     * Its words: the scratch space, the working directory, {@code rw} or {@code ro} for it, the folders to hide, a word {@code --}, the folders to show, a
     * word {@code --}, the command. The tree as it was is laid over /sys for a moment, to take from it what is shown.
     */
    private static final String INIT = """
            set -e
            exec 2>&5
            trap 'exit 126' EXIT
            size=$1 directory=$2 writable=
            if [ "$3" = rw ]; then
                writable=$directory
                mount --bind "$directory" "$directory"
            fi
            shift 3
            while read -r _ _ _ _ point options _; do
                case "$options" in ro|ro,*) continue ;; esac
                point=$(printf '%b' "$point")
                [ "$point" != "$writable" ] || continue
                mount -o "remount,bind,$options,ro" "$point" || [ ! -e "$point" ]
            done </proc/self/mountinfo
            mount --rbind / /sys
            for folder in /dev "$@"; do
                [ "$folder" != -- ] || break
                mount -t tmpfs -o "size=$size,mode=755" tmpfs "$folder"
            done
            for device in null zero full random urandom; do
                : >/dev/$device
                mount --bind /sys/dev/$device /dev/$device
            done
            mkdir /dev/shm
            ln -s /proc/self/fd /dev/fd
            ln -s fd/0 /dev/stdin
            ln -s fd/1 /dev/stdout
            ln -s fd/2 /dev/stderr
            mount -t proc -o ro proc /proc
            while [ "$1" != -- ]; do shift; done
            shift
            while [ "$1" != -- ]; do
                mkdir -p "$1"
                mount --rbind "/sys$1" "$1"
                shift
            done
            shift
            umount -l /sys
            ip link set lo up 2>/dev/null || true
            mkdir -p "$directory"
            cd "$directory"
            trap - EXIT
            setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@" <&3 >&4 2>&5 3<&- 4>&- 5>&- &
            exec 2>/dev/null 3<&- 4>&- 5>&-
            wait $!
            """;

    /** Whether this machine has the tools; whether they may be used, only a try can tell. */
    static boolean installed() {
        return Stream.concat(TOOLS.stream(), Stream.of("sh")).allMatch(tool -> SearchPath.find(tool) != null);
    }

    @Override
    public List<String> around(List<String> command) {
        List<String> around = new ArrayList<>(List.of("setsid", "unshare", "--user", "--map-root-user", "--mount",
                "--net", "--ipc", "--uts", "--pid", "--", "setpriv", "--pdeathsig", "KILL", "/bin/sh", "-c", KEEPER,
                INIT, String.valueOf(ProcessHandle.current().pid()), String.valueOf(Bubblewrap.SCRATCH_BYTES),
                terms.directory().toString(), terms.mayWrite() ? "rw" : "ro"));
        VisibleFolders folders = VisibleFolders.of(command, terms);
        folders.hidden().stream().map(Path::toString).forEach(around::add);
        around.add("--");
        folders.shown().stream().map(Path::toString).forEach(around::add);
        around.add("--");
        around.addAll(terms.limits().around(command));
        return around;
    }

    @Override
    public Namespaces under(Terms others) {
        return new Namespaces(others);
    }

    @Override
    public boolean separates() {
        return true;
    }

    @Override
    public Sentence description() {
        return new Sentence("namespaces: no network, no foreign files, nothing survives",
                "Namensräume: kein Netz, keine fremden Dateien, nichts überlebt");
    }
}
