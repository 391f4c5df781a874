package zwickmuehle.app;

import java.util.Locale;
import java.util.Map;

/** Which language the user reads, by the variables every Unix program goes by, whether that locale is installed or not. */
final class Language {
    private Language() {}

    /** The first of {@code LC_ALL}, {@code LC_MESSAGES} and {@code LANG} that says something; else {@code fallback}. */
    static Locale of(Map<String, String> environment, Locale fallback) {
        for (String variable : new String[]{"LC_ALL", "LC_MESSAGES", "LANG"}) {
            String value = environment.getOrDefault(variable, "");
            if (!value.isEmpty()) {
                return value.startsWith("de") ? Locale.GERMAN : Locale.ENGLISH;
            }
        }
        return fallback;
    }
}
