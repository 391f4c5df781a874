package zwickmuehle.arena.players;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Locale;
import java.util.Optional;

/**
 * Signals that Java itself cannot send: to a whole group at one blow, so that none of it can fork its way out, and those
 * that stop and wake a process. Where there are no signals, nothing happens.
 */
final class Signals {
    private static final int SIGKILL = 9;
    private static final boolean LINUX = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("linux");
    private static final int SIGSTOP = LINUX ? 19 : 17;
    private static final int SIGCONT = LINUX ? 18 : 19;
    @SuppressWarnings("restricted") // kill(2) takes two numbers: there is no memory it could harm
    private static final Optional<MethodHandle> KILL = Linker.nativeLinker().defaultLookup().find("kill")
            .map(function -> Linker.nativeLinker().downcallHandle(function, FunctionDescriptor.of(
                    ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT)));

    private Signals() {}

    /** Ends the group that this process leads; if it leads none, there is no group of that number. */
    static void endGroup(Process leader) {
        if (leader.isAlive()) {
            send(leader.pid(), -1, SIGKILL);
        }
    }

    /** Holds a process, which can do nothing about it. */
    static void stop(ProcessHandle process) {
        if (process.isAlive()) {
            send(process.pid(), 1, SIGSTOP);
        }
    }

    /** Lets a process go on that was stopped. */
    static void wake(ProcessHandle process) {
        if (process.isAlive()) {
            send(process.pid(), 1, SIGCONT);
        }
    }

    /** @param sign 1 for the process, -1 for its group; 0 and 1 name no single process, and nothing is sent there */
    private static void send(long pid, int sign, int signal) {
        if (KILL.isPresent() && pid > 1 && pid <= Integer.MAX_VALUE) {
            try {
                int _ = (int) KILL.get().invokeExact(sign * (int) pid, signal);
            } catch (Throwable e) {
                throw new IllegalStateException("kill(2) throws nothing", e);
            }
        }
    }
}
