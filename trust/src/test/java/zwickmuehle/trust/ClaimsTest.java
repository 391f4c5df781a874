package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zwickmuehle.web.http.Limit;

/**
 * What SECURITY.md, docs/operating.md, docs/scaling.md and docs/workers.md claim is claimed because a test tries to break
 * it.
 */
class ClaimsTest {
    private static final Path HOME = Path.of("..");
    private static final Path SECURITY = HOME.resolve("SECURITY.md");
    private static final Path OPERATING = HOME.resolve("docs").resolve("operating.md");
    private static final Path RELIABILITY = HOME.resolve("docs").resolve("reliability.md");
    private static final Path SCALING = HOME.resolve("docs").resolve("scaling.md");
    private static final Path WORKERS = HOME.resolve("docs").resolve("workers.md");
    private static final Pattern TEST = Pattern.compile("`([A-Z]\\w*Test)`");
    private static final Pattern LABEL = Pattern.compile("^(?:## (?<heading>.+)|\\*\\*(?<bold>[^*]+)\\.\\*\\* .*)$");
    private static final String EVIDENCE = "## What stands behind this page";

    private static Stream<String> named(String text) {
        return TEST.matcher(text).results().map(result -> result.group(1));
    }

    /** The lines of a section, without its heading. */
    private static List<String> section(Path page, String heading) throws IOException {
        return Files.readAllLines(page).stream().dropWhile(line -> !line.equals(heading)).skip(1)
                .takeWhile(line -> !line.startsWith("## ")).toList();
    }

    private static List<String> rows(List<String> lines) {
        return lines.stream().filter(line -> line.startsWith("| ")).skip(1).toList();
    }

    @Test
    void everyTestThatIsNamedExists() throws IOException {
        Set<String> there = new HashSet<>();
        try (DirectoryStream<Path> rooms = Files.newDirectoryStream(HOME, room -> Files.isDirectory(tests(room)))) {
            for (Path room : rooms) {
                try (Stream<Path> files = Files.walk(tests(room))) {
                    files.map(file -> String.valueOf(file.getFileName())).filter(name -> name.endsWith(".java"))
                            .forEach(name -> there.add(name.substring(0, name.length() - ".java".length())));
                }
            }
        }
        for (Path page : List.of(SECURITY, OPERATING, RELIABILITY, SCALING, WORKERS)) {
            assertThat(there).as("%s", page).containsAll(named(Files.readString(page)).toList());
        }
    }

    private static Path tests(Path room) {
        return room.resolve("src").resolve("test").resolve("java");
    }

    @Test
    void everythingThatStandsInTheWayOfAnAttackIsTested() throws IOException {
        assertThat(rows(section(SECURITY, "## Who attacks, and what stands in the way"))).isNotEmpty()
                .allSatisfy(row -> assertThat(row.substring(row.lastIndexOf('|', row.length() - 2)))
                        .containsPattern("`\\w+Test`|Jazzer"));
    }

    @Test
    void everyPromiseNamesItsTest() throws IOException {
        for (Path page : List.of(SECURITY, WORKERS)) {
            assertThat(section(page, "## What is promised").stream().filter(line -> line.startsWith("- "))).isNotEmpty()
                    .allSatisfy(promise -> assertThat(named(promise)).as(promise).isNotEmpty());
        }
        for (String bounded : List.of("## Bounds", "## The key")) {
            assertThat(section(WORKERS, bounded).stream().flatMap(ClaimsTest::named)).as(bounded).isNotEmpty();
        }
        for (String table : List.of("## How it works, and what is promised", "## How it was tested")) {
            assertThat(rows(section(SCALING, table))).isNotEmpty()
                    .allSatisfy(row -> assertThat(named(row.substring(row.lastIndexOf('|', row.length() - 2))))
                            .as(row).isNotEmpty());
        }
    }

    @Test
    void everyPartOfThePageForOperatorsIsTried() throws IOException {
        List<String> lines = Files.readAllLines(OPERATING);
        List<String> evidence = rows(section(OPERATING, EVIDENCE));
        List<String> tried = evidence.stream().filter(row -> named(row).findAny().isPresent())
                .map(row -> row.split("\\|", 3)[1].strip()).toList();
        List<String> labels = lines.stream().map(LABEL::matcher).flatMap(matcher -> matcher.results()
                .map(ClaimsTest::label)).filter(label -> !EVIDENCE.endsWith(label) && !label.equals("Looking after it"))
                .toList();
        assertThat(tried).isEqualTo(labels);
    }

    /** Every limit stands in the table with the number it has when nobody changes it. */
    @Test
    void theLimitsAreThoseOfTheProgram() throws IOException {
        List<String> rows = rows(section(OPERATING, "## Limits"));
        for (Limit limit : Limit.values()) {
            assertThat(rows).as("%s", limit).anySatisfy(row -> assertThat(row).contains("`" + limit.word() + "`")
                    .containsPattern("(?<![0-9,])" + Pattern.quote(written(limit)) + "(?![0-9,])"));
        }
    }

    private static String written(Limit limit) {
        return switch (limit) {
            case GAMES_MEGABYTES -> "a quarter of the heap";
            case STORED_BYTES_AT_ONCE -> (limit.usual() >> 20) + " MB";
            case STORED_BYTES_PER_SECOND -> (limit.usual() >> 10) + " KB";
            case SECONDS_FOR_A_REQUEST -> limit.usual() + " s";
            default -> String.format(Locale.ROOT, "%,d", limit.usual());
        };
    }

    private static String label(MatchResult found) {
        return found.group(1) == null ? found.group(2) : found.group(1);
    }
}
