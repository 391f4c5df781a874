package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The front door: both languages say the same, and what they name is there. */
final class ReadmeTest {
    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern LINK = Pattern.compile("]\\(([^):]+)\\)");

    @Test
    void theGermanTwinHasTheSameCommandsAndTheSameShape() throws IOException {
        assertThat(commands("README.de.md")).isEqualTo(commands("README.md")).hasSizeGreaterThan(5);
        assertThat(shape("README.de.md")).isEqualTo(shape("README.md"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "README.de.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md",
            "docs/play.md", "docs/bots.md", "docs/competition.md", "docs/databases/README.md", "docs/performance.md",
            "docs/train.md"})
    void everyLinkLeadsSomewhere(String file) throws IOException {
        List<String> targets = LINK.matcher(Files.readString(HOME.resolve(file))).results().map(found -> found.group(1))
                .toList();
        assertThat(targets).allSatisfy(target -> assertThat(HOME.resolve(file).resolveSibling(target)).exists());
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md"})
    void everyCommandNamedIsACommand(String file) throws IOException {
        Stream<String> named = commands(file).stream().filter(line -> line.startsWith("./zwickmuehle "))
                .map(line -> line.split(" ", -1)[1]);
        assertThat(named).isNotEmpty().allSatisfy(command -> assertThat(Run.of(command, "--help").exitCode()).isZero());
    }

    @Test
    void theSameVersionStandsEverywhere() throws IOException {
        String element = "<version>([0-9.]+)</version>";
        String ours = versions("pom.xml", element).getFirst();
        assertThat(versions("docs/bots.md", element)).containsExactly(ours);
        assertThat(versions("python/pyproject.toml", "\nversion = \"([0-9.]+)\"")).containsExactly(ours);
        assertThat(versions("python/zwickmuehle/__init__.py", "__version__ = \"([0-9.]+)\"")).containsExactly(ours);
        assertThat(versions("CHANGELOG.md", "\n## \\[([0-9.]+)\\]").getFirst()).isEqualTo(ours);
    }

    private static List<String> versions(String file, String pattern) throws IOException {
        return Pattern.compile(pattern).matcher(Files.readString(HOME.resolve(file))).results()
                .map(found -> found.group(1)).toList();
    }

    @Test
    void theHardestPositionsAreMeasuredOverTheWholeSet() throws IOException {
        List<String> rows = Files.readAllLines(HOME.resolve("docs/viergewinnt-solver.md")).stream()
                .filter(line -> line.startsWith("| begin hard")).toList();
        assertThat(rows)
                .anyMatch(row -> row.startsWith("| begin hard, all of the classic set | 1,000 | 2.98 million |"))
                .allMatch(row -> row.contains(" all ") || row.contains(" first 20 "));
    }

    /** The commands to type, without the comments behind them. */
    private static List<String> commands(String file) throws IOException {
        return Files.readAllLines(HOME.resolve(file)).stream().filter(line -> line.startsWith("./"))
                .map(line -> line.replaceAll(" +#.*", "").strip()).toList();
    }

    /** Headings by their level, links by their number, blocks of commands by what is said about running them. */
    private static List<String> shape(String file) throws IOException {
        return Files.readAllLines(HOME.resolve(file)).stream()
                .filter(line -> line.startsWith("#") || line.startsWith("```") || line.contains("]("))
                .map(line -> line.startsWith("#")
                        ? line.replaceAll("[^#].*", "")
                        : line.startsWith("```") ? line : "links: " + (line.split("]\\(", -1).length - 1))
                .toList();
    }
}
