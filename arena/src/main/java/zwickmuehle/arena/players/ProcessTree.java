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
 * A process and everything that came from it. In a process space of their own all of them stay in the family tree, for
 * orphans become children of its first process. Elsewhere orphans, such as a daemon that forked twice, are found by a
 * mark in the environment they inherited.
 */
final class ProcessTree {
    static final String MARK = "ZWICKMUEHLE_PLAYER";

    private static final Path PROCESSES = Path.of("/proc");
    /** A process that forks while it is ended needs another round, but not without end. */
    private static final int MOST_ROUNDS = 20;
    private static final long BETWEEN_ROUNDS_MILLIS = 5;

    private final Process process;
    private final String mark;
    private final boolean ownSpace;

    /** @param ownSpace whether they have a process space of their own, and its first process is not one of theirs */
    ProcessTree(Process process, String mark, boolean ownSpace) {
        this.process = process;
        this.mark = mark;
        this.ownSpace = ownSpace;
    }

    void end() {
        boolean interrupted = false;
        Set<ProcessHandle> family = family();
        for (int round = 0; !family.isEmpty() && round < MOST_ROUNDS; round++) {
            Signals.endGroup(process);
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

    /** What it uses now. */
    Usage usage() {
        Set<ProcessHandle> members = members();
        long bytes = members.stream().mapToLong(member -> Usage.memory(member.pid())).sum();
        return new Usage(ownSpace ? Math.max(0, members.size() - 1) : members.size(), bytes);
    }

    /** Memory that its processes hold together, in bytes; 0 where the system does not tell. */
    long memory() {
        return members().stream().mapToLong(member -> Usage.partOfMemory(member.pid())).sum();
    }

    /** Holds all of it, until {@link #wake}. Whoever is held can't fork, so a second look finds what the first missed. */
    void stop() {
        Set<ProcessHandle> held = new LinkedHashSet<>();
        for (int round = 0; round < MOST_ROUNDS && held.addAll(members()); round++) {
            held.forEach(Signals::stop);
        }
    }

    void wake() {
        members().forEach(Signals::wake);
    }

    /** Whether some of it is held by a signal. */
    boolean stopped() {
        return members().stream().anyMatch(member -> Usage.stopped(member.pid()));
    }

    /** Whether some of it computes. */
    boolean computing() {
        return members().stream().anyMatch(member -> Usage.computing(member.pid()));
    }

    /** The processes of the program: without those that shut it in, except the first of its process space. */
    private Set<ProcessHandle> members() {
        return ownSpace ? process.descendants().collect(Collectors.toCollection(LinkedHashSet::new)) : family();
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
