package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The classes and methods that documents for developers name are there, under these names. */
final class DocumentedNamesTest {
    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern DECLARED = Pattern.compile("\\b(?:class|record|enum|interface)\\s+(\\w+)");
    /** Such as {@code `Rules`}, {@code `muehle.Board`} and {@code `Game.play`}. */
    private static final Pattern NAMED = Pattern.compile("`(?:[a-z]+\\.)*([A-Z][a-z]\\w*)(?:\\.([a-z]\\w*))?`");
    /** Names of libraries and browsers, and those that we avoid. */
    private static final Set<String> NOT_OURS = Set.of("CommandSpec", "EventSource", "Manager", "Util", "Impl",
            "Helper");

    @ParameterizedTest
    @ValueSource(strings = {"ARCHITECTURE.md", "CONTRIBUTING.md", "docs/ai.md", "docs/anywhere.md",
            "docs/databases/README.md", "docs/train.md"})
    void whatADocumentNamesIsThere(String document) throws IOException {
        String sources = sources();
        Set<String> declared = DECLARED.matcher(sources).results().map(found -> found.group(1))
                .collect(Collectors.toSet());
        Set<String> words = Stream.of(sources.split("\\W+")).collect(Collectors.toSet());
        List<MatchResult> named = NAMED.matcher(Files.readString(HOME.resolve(document))).results()
                .filter(name -> !NOT_OURS.contains(name.group(1))).toList();
        assertThat(named).isNotEmpty()
                .allSatisfy(name -> assertThat(declared).as(name.group()).contains(name.group(1)))
                .allSatisfy(name -> assertThat(name.group(2) == null || words.contains(name.group(2)))
                        .as(name.group()).isTrue());
    }

    private static String sources() throws IOException {
        try (Stream<Path> rooms = Files.list(HOME)) {
            return rooms.map(room -> room.resolve("src")).filter(Files::isDirectory)
                    .flatMap(DocumentedNamesTest::javaFiles).map(DocumentedNamesTest::read)
                    .collect(Collectors.joining("\n"));
        }
    }

    private static Stream<Path> javaFiles(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
