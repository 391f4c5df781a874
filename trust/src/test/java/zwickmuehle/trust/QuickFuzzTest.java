package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwickmuehle.trust.fuzz.Mutation;
import zwickmuehle.trust.fuzz.Targets;

/**
 * Every entry with everything that was ever found, and about a second of inputs that are nearly right. The long search,
 * led by coverage, is {@link JazzerTest}'s.
 */
class QuickFuzzTest {
    private static final long NANOS = 1_000_000L * Integer.getInteger("fuzz.millis", 1_000);

    static Stream<Targets.Target> targets() {
        return Targets.all().stream();
    }

    @ParameterizedTest
    @MethodSource("targets")
    void badInputIsRefusedInOneSentence(Targets.Target target) throws IOException, URISyntaxException {
        for (Path find : finds(target)) {
            target.entry().accept(Files.readAllBytes(find));
        }
        target.seeds().forEach(target.entry());
        Mutation mutation = new Mutation(new SplittableRandom(42));
        long end = System.nanoTime() + NANOS;
        while (System.nanoTime() < end) {
            byte[] input = mutation.of(target.seeds());
            try {
                target.entry().accept(input);
            } catch (RuntimeException | Error e) {
                Path find = Files.createDirectories(Path.of("target", "finds"))
                        .resolve(target.name() + "-" + Integer.toHexString(Arrays.hashCode(input)));
                Files.write(find, input);
                throw new AssertionError("kept in " + find + "; fix it, then keep it in src/test/resources/fuzz/"
                        + target.name(), e);
            }
        }
    }

    @Test
    void everyReaderIsAPartOfItsOwnOfTheLongSuites() {
        Set<String> parts = Arrays.stream(JazzerTest.class.getDeclaredMethods())
                .flatMap(method -> Arrays.stream(method.getAnnotationsByType(Tag.class))).map(Tag::value)
                .collect(Collectors.toSet());
        assertThat(parts).isEqualTo(targets().map(JazzerTest::partOf).collect(Collectors.toSet()));
    }

    /** A folder under another name would be tried by nobody. */
    @Test
    void everyFindBelongsToAReader() throws IOException, URISyntaxException {
        URL folder = Objects.requireNonNull(QuickFuzzTest.class.getResource("/fuzz"));
        try (Stream<Path> folders = Files.list(Path.of(folder.toURI()))) {
            assertThat(folders.map(path -> String.valueOf(path.getFileName()))).isNotEmpty()
                    .isSubsetOf(targets().map(Targets.Target::name).toList());
        }
    }

    /** What Jazzer or this test found once. */
    private static List<Path> finds(Targets.Target target) throws IOException, URISyntaxException {
        URL folder = QuickFuzzTest.class.getResource("/fuzz/" + target.name());
        if (folder == null) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
            return files.sorted().toList();
        }
    }
}
