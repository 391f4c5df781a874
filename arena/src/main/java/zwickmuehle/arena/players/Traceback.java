package zwickmuehle.arena.players;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a student wants to know of a long complaint: the error, and the line of its own code in which it happened, not the
 * depths of a library. Knows the tracebacks of Python, of Java and its relatives, and of JavaScript, and the summaries of
 * sanitizers.
 *
 * <pre>
 *   Python   frames, innermost last, each with its line of code; then the error
 *   others   the error; then frames, innermost first
 * </pre>
 */
final class Traceback {
    private static final Pattern PYTHON = Pattern
            .compile("\\s*File \"(?<file>.+)\", line (?<line>\\d+)(?:, in (?<where>.+))?");
    private static final Pattern JAVA = Pattern
            .compile("\\s+at (?:[^\\s(]*/)?(?<where>[\\w.$<>]+)\\((?<file>\\w+\\.\\w+):(?<line>\\d+)\\)");
    private static final Pattern SCRIPT = Pattern
            .compile("\\s+at (?:(?<where>[^(]+) \\()?(?:file://)?(?<file>[^():]+\\.[cm]?[jt]s):(?<line>\\d+):\\d+\\)?");
    /** Who reads this wrote none of these. */
    private static final Pattern FOREIGN = Pattern.compile(
            "<frozen|/lib/python|/usr/lib|site-packages|node_modules|node:|^(?:java|javax|jdk|sun|com\\.sun|kotlin|scala)\\.");
    private static final String SUMMARY = "SUMMARY: ";
    private static final String CAUSE = "Caused by: ";

    private final List<String> lines;

    private Traceback(List<String> lines) {
        this.lines = lines;
    }

    /** The error and the place of it on one line, or null if there is no traceback in what was said. */
    static @Nullable String summary(String complaints) {
        Traceback traceback = new Traceback(complaints.lines().toList());
        String found = traceback.python();
        if (found == null) {
            found = traceback.innermostFirst(JAVA);
        }
        if (found == null) {
            found = traceback.innermostFirst(SCRIPT);
        }
        return found == null ? traceback.sanitizer() : found;
    }

    private @Nullable String python() {
        int last = last(lines.size(), PYTHON, false);
        if (last < 0) {
            return null;
        }
        int error = last + 1;
        while (error < lines.size() && (lines.get(error).isBlank() || lines.get(error).startsWith(" "))) {
            error++;
        }
        if (error == lines.size()) {
            return null;
        }
        int own = last(last + 1, PYTHON, true);
        int frame = own < 0 ? last : own;
        // Chained errors have tracebacks of their own: the own line must be one of the last.
        for (int i = frame; i < last; i++) {
            frame = lines.get(i).startsWith("Traceback") ? last : frame;
        }
        return place(lines.get(error), PYTHON, frame, code(frame));
    }

    /** The line of code below a frame, where it is told. */
    private String code(int frame) {
        String next = frame + 1 < lines.size() ? lines.get(frame + 1) : "";
        return next.startsWith("    ") && !PYTHON.matcher(next).matches() ? ": " + next.strip() : "";
    }

    /** The last frame before {@code end}; -1 if there is none. */
    private int last(int end, Pattern frames, boolean ownOnly) {
        for (int i = end - 1; i >= 0; i--) {
            Matcher frame = frames.matcher(lines.get(i));
            if (frame.matches() && (!ownOnly || own(frame))) {
                return i;
            }
        }
        return -1;
    }

    private static boolean own(Matcher frame) {
        String where = frame.group("where");
        return !FOREIGN.matcher(frame.group("file")).find() && (where == null || !FOREIGN.matcher(where).find());
    }

    private @Nullable String innermostFirst(Pattern frames) {
        int first = 0;
        while (first < lines.size() && !frames.matcher(lines.get(first)).matches()) {
            first++;
        }
        if (first == 0 || first == lines.size()) {
            return null;
        }
        // What caused it all is told last.
        int error = first - 1;
        for (int i = first; i < lines.size(); i++) {
            error = lines.get(i).startsWith(CAUSE) ? i : error;
        }
        for (int from : new int[]{error + 1, first}) {
            for (int i = from; i < lines.size(); i++) {
                Matcher frame = frames.matcher(lines.get(i));
                if (frame.matches() && own(frame)) {
                    return place(lines.get(error), frames, i, "");
                }
            }
        }
        return lines.get(error).strip();
    }

    private @Nullable String sanitizer() {
        return lines.stream().filter(line -> line.startsWith(SUMMARY)).reduce((_, later) -> later).orElse(null);
    }

    private String place(String error, Pattern frames, int index, String code) {
        Matcher frame = frames.matcher(lines.get(index));
        if (!frame.matches()) {
            return error.strip();
        }
        String file = frame.group("file").replaceAll(".*[/\\\\]", "");
        String where = frame.group("where");
        boolean named = where != null && !where.startsWith("<");
        return error.strip().replaceFirst("^Caused by: |^Exception in thread \"[^\"]*\" ", "") + " (" + file + ":"
                + frame.group("line") + (named ? ", " + where : "") + code + ")";
    }
}
