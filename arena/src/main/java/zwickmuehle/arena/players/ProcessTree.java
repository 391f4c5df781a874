package zwickmuehle.arena.players;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Ends a process and everything that came from it. Children of living processes are found by the family tree; orphans,
 * such as a daemon that forked twice, by a mark in the environment they inherited.
 */
final class ProcessTree {
    static final String MARK = "ZWICKMUEHLE_PLAYER";

    private static final Path PROCESSES = Path.of("/proc");
    /** A process that forks while it is ended needs another round, but not without end. */
    private static final int MOST_ROUNDS = 20;
    private static final long BETWEEN_ROUNDS_MILLIS = 5;

    private final Process process;
    private final String mark;

    ProcessTree(Process process, String mark) {
        this.process = process;
        this.mark = mark;
    }

    void end() {
        boolean interrupted = false;
        Set<ProcessHandle> family = family();
        for (int round = 0; !family.isEmpty() && round < MOST_ROUNDS; round++) {
            if (process.isAlive()) {
                ProcessGroup.end(process.pid());
            }
            family.forEach(ProcessHandle::destroyForcibly);
            try {
                Thread.sleep(BETWEEN_ROUNDS_MILLIS);
            } catch (InterruptedException e) {
                interrupted = true;
            }
            family = family();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** How many processes of the family tree are alive; orphans are not counted. */
    long count() {
        return process.descendants().count() + 1;
    }

    /** All of the tree that is alive. */
    Set<ProcessHandle> family() {
        Set<ProcessHandle> family = process.descendants().collect(Collectors.toCollection(LinkedHashSet::new));
        family.add(process.toHandle());
        family.addAll(marked(mark));
        family.removeIf(member -> !member.isAlive());
        return family;
    }

    /** The processes whose environment holds the mark; none where the system does not show environments. */
    static Set<ProcessHandle> marked(String mark) {
        Set<ProcessHandle> marked = new LinkedHashSet<>();
        if (!Files.isDirectory(PROCESSES)) {
            return marked;
        }
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            for (Path folder : folders) {
                if (environment(folder).contains(MARK + "=" + mark)) {
                    ProcessHandle.of(Long.parseLong(folder.getFileName().toString())).ifPresent(marked::add);
                }
            }
        } catch (IOException e) {
            // Without a list of processes there is nothing to find here.
        }
        return marked;
    }

    private static String environment(Path folder) {
        try {
            return Files.readString(folder.resolve("environ"), StandardCharsets.ISO_8859_1);
        } catch (IOException notOursOrGone) {
            return "";
        }
    }
}
