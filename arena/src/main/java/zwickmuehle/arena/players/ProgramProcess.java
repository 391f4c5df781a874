package zwickmuehle.arena.players;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Sentence;

/**
 * A running program: its process and the threads that serve its three streams, so that whoever speaks with it is never
 * blocked by it, whether it reads or not.
 */
final class ProgramProcess {
    /** Nothing of ours, and no secret of the operator's, is handed on to a program but this. */
    private static final Set<String> ENVIRONMENT = Set.of("PATH", "HOME", "LANG", "LC_ALL", "JAVA_HOME", "SystemRoot",
            "TMPDIR", "TEMP");
    /** What a process wrote before it ended is read within this time. */
    private static final long LAST_WORDS_MILLIS = 100;
    private static final long BETWEEN_LOOKS_MILLIS = 200;
    private static final String END_OF_INPUT = "";

    private final CompletableFuture<Integer> exit = new CompletableFuture<>();
    private final BlockingQueue<String> toSay = new LinkedBlockingQueue<>();
    private final List<String> command;
    private final Process process;
    private final ProcessTree tree;
    private final LineReader output;
    private final Complaints complaints;
    /** Whoever interrupts us leaves no program behind. */
    private final Thread atShutdown;
    private final LongSupplier nanoTime;
    private final ResourceLimits limits;
    private volatile @Nullable Sentence excess;
    private volatile boolean deaf;
    private volatile long said;
    /** Lines that the program was given; counted before it can see them, so that no answer comes before its count. */
    private volatile int handedOver;
    /** Lines that it is to be given. */
    private int toldSoFar;
    private volatile Set<ProcessHandle> family = Set.of();

    ProgramProcess(List<String> command, Sandbox sandbox, Conversation conversation, SpokenLines.Manner manner,
            LongSupplier nanoTime) throws IOException {
        this.nanoTime = nanoTime;
        this.command = List.copyOf(command);
        this.limits = sandbox.terms().limits();
        String mark = UUID.randomUUID().toString();
        ProcessBuilder builder = new ProcessBuilder(sandbox.around(command))
                .directory(sandbox.terms().directory().toFile());
        builder.environment().keySet().retainAll(ENVIRONMENT);
        builder.environment().put(ProcessTree.MARK, mark);
        this.process = start(builder);
        this.tree = new ProcessTree(process, mark, sandbox.separates());
        this.atShutdown = new Thread(tree::end);
        try {
            Runtime.getRuntime().addShutdownHook(atShutdown);
        } catch (IllegalStateException shuttingDown) {
            tree.end();
            throw new IOException("started while this program is ending", shuttingDown);
        }
        this.output = new LineReader(process.getInputStream(), nanoTime, () -> handedOver,
                new SpokenLines(conversation, manner));
        this.complaints = new Complaints(process.getErrorStream(), limits.complaintBytes(),
                line -> conversation.add(Conversation.Speaker.COMPLAINT, line));
        serve("output", output);
        serve("complaints", complaints);
        serve("input", this::write);
        serve("end", this::noticeEnd);
        serve("limits", this::watchLimits);
    }

    /** A program that multiplies or grows without end is ended before the machine is full of it. */
    private void watchLimits() {
        try {
            while (exitCode(BETWEEN_LOOKS_MILLIS) == null) {
                Sentence found = excess(tree.usage());
                if (found != null) {
                    excess = found;
                    tree.end();
                    output.end();
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts this", e);
        }
    }

    private @Nullable Sentence excess(Usage usage) {
        if (usage.processes() > limits.processes()) {
            return Sentence.of("it had more than %d processes", "es hatte mehr als %d Prozesse", limits.processes());
        }
        return usage.memoryBytes() > limits.memoryBytes() && reallyTooMuch()
                ? Sentence.of("it used more than %d MB of memory", "es brauchte mehr als %d MB Speicher",
                        limits.memoryBytes() >> 20)
                : null;
    }

    /** Processes that share their memory, as forked ones do, seem to have more than they hold together. */
    private boolean reallyTooMuch() {
        long together = tree.memory();
        return together == 0 || together > limits.memoryBytes();
    }

    /** How it was started. */
    List<String> command() {
        return command;
    }

    /** Why it was ended by us, or null. */
    @Nullable
    Sentence excess() {
        return excess;
    }

    /** Holds it while it is not its turn. */
    void stop() {
        tree.stop();
    }

    void wake() {
        tree.wake();
    }

    /** Whether it, or a part of it, is held by a signal. */
    boolean stopped() {
        return tree.stopped();
    }

    /** Whether it, or a part of it, computes at this moment. */
    boolean computing() {
        return tree.computing();
    }

    /** A process that ended says nothing more, even if a child of it keeps its output open. */
    private void noticeEnd() {
        exit.join();
        try {
            Thread.sleep(LAST_WORDS_MILLIS);
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts this", e);
        }
        output.end();
    }

    /**
     * Starts the process on a thread that lives as long as it: bubblewrap's --die-with-parent takes the end of the
     * thread that started it for the end of its parent.
     */
    private Process start(ProcessBuilder builder) throws IOException {
        CompletableFuture<Process> started = new CompletableFuture<>();
        serve("keeper", () -> {
            try {
                Process starting = builder.start();
                started.complete(starting);
                exit.complete(starting.waitFor());
            } catch (IOException e) {
                started.completeExceptionally(e);
            } catch (InterruptedException e) {
                throw new IllegalStateException("nobody interrupts a keeper", e);
            }
        });
        try {
            return started.join();
        } catch (CompletionException e) {
            throw new IOException(e.getCause());
        }
    }

    private static void serve(String what, Runnable work) {
        Thread.ofPlatform().daemon().name("program " + what).start(work);
    }

    private void write() {
        int lines = 0;
        try (OutputStream input = process.getOutputStream()) {
            for (String line = toSay.take(); !line.equals(END_OF_INPUT); line = toSay.take()) {
                said = nanoTime.getAsLong();
                handedOver = ++lines;
                input.write(line.getBytes(StandardCharsets.US_ASCII));
                input.flush();
            }
        } catch (IOException e) {
            // It does not listen any more; whether it still speaks, its output shows.
            deaf = true;
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts a writer", e);
        }
    }

    /** Says a line, soon; for one thread. Returns its number: the first is 1. */
    int say(String line) {
        toSay.add(line + "\n");
        return ++toldSoFar;
    }

    /** Whether it has closed its input, so that a line could not be handed over. */
    boolean deaf() {
        return deaf;
    }

    /** When the last line was really handed over. */
    long said() {
        return said;
    }

    /** From now on, {@link #waited} looks at the processes that there are now. */
    void settled() {
        family = tree.family();
    }

    /** How long its processes have waited for a core so far. */
    long waited() {
        return family.stream().mapToLong(CoreWait::of).sum();
    }

    LineReader output() {
        return output;
    }

    Complaints complaints() {
        return complaints;
    }

    /** Its exit code, or null if it is still running after {@code millis}. */
    @Nullable
    Integer exitCode(long millis) throws InterruptedException {
        try {
            return exit.get(millis, TimeUnit.MILLISECONDS);
        } catch (TimeoutException stillRunning) {
            return null;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Closes its input, as soon as all that was to be said is said. */
    void closeInput() {
        toSay.add(END_OF_INPUT);
    }

    /** Closes its input and says whether it ends by itself within {@code millis}. */
    boolean leaves(long millis) throws InterruptedException {
        closeInput();
        return exitCode(millis) != null;
    }

    /** Closes its input, waits a moment for it to leave by itself, then ends it and all it started. */
    void end(long politelyMillis) {
        output.end();
        try {
            leaves(politelyMillis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        tree.end();
        try {
            Runtime.getRuntime().removeShutdownHook(atShutdown);
        } catch (IllegalStateException shuttingDown) {
            // Then it runs, and finds nothing left to end.
        }
    }
}
