package zwickmuehle.arena.players;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/**
 * Ends a whole group of processes with one call of the system, so that none of them can fork its way out. Where there
 * are no such groups, nothing happens.
 */
final class ProcessGroup {
    private static final int SIGKILL = 9;
    @SuppressWarnings("restricted") // kill(2) takes two numbers: there is no memory it could harm
    private static final Optional<MethodHandle> KILL = Linker.nativeLinker().defaultLookup().find("kill")
            .map(function -> Linker.nativeLinker().downcallHandle(function, FunctionDescriptor.of(
                    ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT)));

    private ProcessGroup() {}

    /** Ends the group that this process leads; if it leads none, there is no group of that number. */
    static void end(long leader) {
        if (KILL.isPresent() && leader > 1) {
            try {
                int _ = (int) KILL.get().invokeExact((int) -leader, SIGKILL);
            } catch (Throwable e) {
                throw new IllegalStateException("kill(2) throws nothing", e);
            }
        }
    }
}
