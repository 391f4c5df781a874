package zwickmuehle.app;

import java.lang.management.ManagementFactory;
import java.time.Duration;

/** How long processors have worked, whatever else the machine was doing. */
interface ProcessorTime {

    long nanos();

    /** What the thread that asks has used. */
    static ProcessorTime ofThisThread() {
        return ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;
    }

    /** What all threads together have used, compiling and tidying up included. */
    static ProcessorTime ofThisProgram() {
        return () -> ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
    }
}
