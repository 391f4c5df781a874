package zwickmuehle.trust;

import com.google.errorprone.annotations.FormatMethod;
import com.google.errorprone.annotations.FormatString;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Rows of the table in docs/reliability.md, kept in files until the last suite puts them into it. */
final class Figures {
    private static final Path FOLDER = Path.of("target", "reliability");

    private final String part;
    private final String suite;
    private final List<String> rows = new ArrayList<>();

    /**
     * The figures of one suite.
     *
     * @param part of {@code -Psoak} that it belongs to: all rows of a part are replaced together
     * @param suite its name; the suites of a part are printed in the order of their names
     */
    Figures(String part, String suite) {
        this.part = part;
        this.suite = suite;
    }

    /** The figures of a part that is one suite. */
    Figures(String part) {
        this(part, part);
    }

    /** One row: what was tried, and what came of it. */
    @FormatMethod
    Figures row(String tried, @FormatString String format, Object... result) {
        rows.add(ReportTable.row(part, tried, String.format(Locale.ROOT, format, result),
                LocalDate.now(ZoneId.systemDefault())));
        return this;
    }

    void write() {
        try {
            Files.createDirectories(FOLDER);
            Files.write(FOLDER.resolve(suite + ".md"), rows);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> all() {
        if (!Files.isDirectory(FOLDER)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<String> all = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                all.addAll(Files.readAllLines(file));
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A parameter of the suite: {@code -Dsoak.NAME=N} on the command line of {@code ./verify}. */
    static int parameter(String name, int usual) {
        return Integer.getInteger("soak." + name, usual);
    }
}
