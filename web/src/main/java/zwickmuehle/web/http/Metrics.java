package zwickmuehle.web.http;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;

/**
 * What an operator wants to watch, in the text format of Prometheus: each figure is asked for when somebody looks. The
 * figures come from whoever knows them; they are added once, while the server is wired.
 */
final class Metrics {
    private record Figure(String name, String type, String help, DoubleSupplier value) {}

    private final AccessLog access;
    private final List<Figure> figures = new ArrayList<>();

    Metrics(AccessLog access) {
        this.access = access;
        process();
    }

    /** Something that goes up and down. */
    Metrics gauge(String name, String help, DoubleSupplier value) {
        figures.add(new Figure("zwickmuehle_" + name, "gauge", help, value));
        return this;
    }

    /** Something that only grows while the server runs. */
    Metrics counter(String name, String help, DoubleSupplier value) {
        figures.add(new Figure("zwickmuehle_" + name + "_total", "counter", help, value));
        return this;
    }

    private void process() {
        gauge("uptime_seconds", "Since the start of the process.",
                () -> ManagementFactory.getRuntimeMXBean().getUptime() / 1e3);
        gauge("heap_bytes", "Heap in use, garbage included.", () -> heap().getUsed());
        gauge("heap_max_bytes", "The most the heap may grow to.", () -> heap().getMax());
        gauge("threads", "Platform threads; requests run on virtual ones.",
                () -> ManagementFactory.getThreadMXBean().getThreadCount());
        if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system) {
            gauge("open_files", "File handles in use, connections included.", system::getOpenFileDescriptorCount);
            gauge("open_files_max", "File handles the system allows.", system::getMaxFileDescriptorCount);
            counter("cpu_seconds", "Computing time used.", () -> system.getProcessCpuTime() / 1e9);
        }
    }

    private static MemoryUsage heap() {
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
    }

    String text() {
        StringBuilder text = new StringBuilder();
        for (Figure figure : figures) {
            double value = figure.value().getAsDouble();
            text.append("# HELP ").append(figure.name()).append(' ').append(figure.help()).append('\n')
                    .append("# TYPE ").append(figure.name()).append(' ').append(figure.type()).append('\n')
                    .append(figure.name()).append(' ');
            if (value == Math.rint(value)) {
                text.append((long) value);
            } else {
                text.append(value);
            }
            text.append('\n');
        }
        access.write(text);
        return text.toString();
    }
}
