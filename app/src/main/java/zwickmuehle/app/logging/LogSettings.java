package zwickmuehle.app.logging;

import java.util.Locale;
import org.slf4j.event.Level;

/**
 * Level and format, as system properties: slf4j makes its loggers by itself, so nothing can be handed to them.
 */
public final class LogSettings {
    private static final String LEVEL = "zwickmuehle.log.level";
    private static final String FORMAT = "zwickmuehle.log.format";

    private LogSettings() {}

    /** From now on, for all loggers. */
    public static void set(LogLevel level, LogFormat format) {
        System.setProperty(LEVEL, level.name());
        System.setProperty(FORMAT, format.name());
    }

    static Level level() {
        return Level.valueOf(System.getProperty(LEVEL, Level.WARN.name()).toUpperCase(Locale.ROOT));
    }

    static LogFormat format() {
        return LogFormat.valueOf(System.getProperty(FORMAT, LogFormat.LOGFMT.name()).toUpperCase(Locale.ROOT));
    }
}
