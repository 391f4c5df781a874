package zwickmuehle.app.logging;

import java.util.Locale;
import java.util.Map;
import zwickmuehle.rules.Excerpt;

/** How an event becomes a line. Whatever stands in it, it stays one line, and nothing in it steers a terminal. */
public enum LogFormat {
    /** {@code time=… level=info logger=server event=started port=8080}. */
    LOGFMT {
        @Override
        String line(Map<String, Object> fields) {
            StringBuilder line = new StringBuilder();
            fields.forEach((name, value) -> {
                String text = String.valueOf(value);
                line.append(line.isEmpty() ? "" : " ").append(name).append('=');
                line.append(text.matches("[\\w.:/{}+-]+") ? text : quoted(text));
            });
            return line.toString();
        }
    },
    /** One JSON object a line. */
    JSON {
        @Override
        String line(Map<String, Object> fields) {
            StringBuilder line = new StringBuilder();
            fields.forEach((name, value) -> line.append(line.isEmpty() ? "{" : ",").append(quoted(name)).append(':')
                    .append(value instanceof Number ? value.toString() : quoted(String.valueOf(value))));
            return line.append('}').toString();
        }
    };

    abstract String line(Map<String, Object> fields);

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') {
                quoted.append('\\').appendCodePoint(c);
            } else if (Excerpt.visible(c)) {
                quoted.appendCodePoint(c);
            } else {
                for (char unit : Character.toChars(c)) {
                    quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
                }
            }
        });
        return quoted.append('"').toString();
    }
}
