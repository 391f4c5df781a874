package zwickmuehle.app.logging;

import java.io.PrintStream;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Marker;
import org.slf4j.event.KeyValuePair;
import org.slf4j.event.Level;
import org.slf4j.event.LoggingEvent;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;
import org.slf4j.spi.LoggingEventAware;

/**
 * Writes one line an event. The level and the format are looked up for each event, as the command line may set them
 * after the first logger was made. Libraries speak at warn and above only. Any thread may log.
 */
final class LineLogger extends LegacyAbstractLogger implements LoggingEventAware {
    private static final long serialVersionUID = 1;
    private static final String OWN = "zwickmuehle";
    /** Javalin reports in its own words what our routes report already; Jetty's parser quotes strangers. */
    private static final List<String> SILENT = List.of("io.javalin", "org.eclipse.jetty.http",
            "org.eclipse.jetty.util.HostPort");
    private static final int MOST_FRAMES = 12;

    private final transient PrintStream out;
    private final transient InstantSource clock;

    LineLogger(String name, PrintStream out, InstantSource clock) {
        this.name = name;
        this.out = out;
        this.clock = clock;
    }

    private boolean enabled(Level level) {
        if (SILENT.stream().anyMatch(name::startsWith)) {
            return false;
        }
        Level least = name.startsWith(OWN) ? LogSettings.level() : Level.WARN;
        return level.toInt() >= least.toInt();
    }

    @Override
    protected @Nullable String getFullyQualifiedCallerName() {
        return null;
    }

    @Override
    protected void handleNormalizedLoggingCall(Level level, @Nullable Marker marker, String pattern,
            Object @Nullable [] arguments, @Nullable Throwable thrown) {
        write(level, MessageFormatter.basicArrayFormat(pattern, arguments), Map.of(), thrown);
    }

    @Override
    public void log(LoggingEvent event) {
        Map<String, Object> values = new LinkedHashMap<>();
        if (event.getKeyValuePairs() != null) {
            for (KeyValuePair pair : event.getKeyValuePairs()) {
                values.put(pair.key, pair.value);
            }
        }
        write(event.getLevel(), MessageFormatter.basicArrayFormat(event.getMessage(), event.getArgumentArray()),
                values, event.getThrowable());
    }

    private void write(Level level, String message, Map<String, Object> values, @Nullable Throwable thrown) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("time", clock.instant().truncatedTo(ChronoUnit.MILLIS));
        fields.put("level", level.name().toLowerCase(Locale.ROOT));
        fields.put("logger", name.substring(name.lastIndexOf('.') + 1));
        fields.put("event", message);
        fields.putAll(values);
        if (thrown != null) {
            fields.put("error", trace(thrown));
        }
        out.println(LogSettings.format().line(fields));
    }

    /** The exception and its causes on one line, each with the frames that matter. */
    private static String trace(Throwable thrown) {
        StringBuilder trace = new StringBuilder();
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            trace.append(trace.isEmpty() ? "" : "; caused by ").append(cause);
            StackTraceElement[] frames = cause.getStackTrace();
            for (int i = 0; i < Math.min(MOST_FRAMES, frames.length); i++) {
                trace.append(" < ").append(frames[i]);
            }
        }
        return trace.toString();
    }

    @Override
    public boolean isTraceEnabled() {
        return enabled(Level.TRACE);
    }

    @Override
    public boolean isDebugEnabled() {
        return enabled(Level.DEBUG);
    }

    @Override
    public boolean isInfoEnabled() {
        return enabled(Level.INFO);
    }

    @Override
    public boolean isWarnEnabled() {
        return enabled(Level.WARN);
    }

    @Override
    public boolean isErrorEnabled() {
        return enabled(Level.ERROR);
    }
}
