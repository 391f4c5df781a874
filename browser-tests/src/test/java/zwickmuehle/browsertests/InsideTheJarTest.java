package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** The list of libraries that the jar carries, held against what is in the jar. */
class InsideTheJarTest {
    private static final Path JAR = Path.of("..", "app", "target", "zwickmuehle.jar");
    private static final String LIST = "META-INF/sbom/zwickmuehle-sbom.json";
    private static final Path LICENCES = Path.of("..", "docs", "third-party.md");

    private static String text(ZipFile jar, String name) throws IOException {
        try (var in = jar.getInputStream(jar.getEntry(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Checksums of all classes by name; what the build leaves out is left out. */
    private static Map<String, Long> classes(ZipFile jar) {
        return jar.stream().filter(entry -> entry.getName().endsWith(".class")
                && !entry.getName().endsWith("module-info.class"))
                .collect(Collectors.toMap(ZipEntry::getName, ZipEntry::getCrc, (first, _) -> first));
    }

    /** The libraries that a jar says it is made of. */
    private static List<JsonObject> listed(ZipFile jar) throws IOException {
        assumeTrue(jar.getEntry(LIST) != null, "this jar was built offline, where its list cannot be made");
        List<JsonObject> components = new ArrayList<>();
        for (JsonElement component : JsonParser.parseString(text(jar, LIST))
                .getAsJsonObject().getAsJsonArray("components")) {
            if (!component.getAsJsonObject().get("group").getAsString().equals("zwickmuehle")) {
                components.add(component.getAsJsonObject());
            }
        }
        return components;
    }

    /** The file of a library, among those this test runs on. */
    private static Path file(JsonObject component) {
        String name = component.get("name").getAsString() + "-" + component.get("version").getAsString() + ".jar";
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return Arrays.stream(classPath.split(File.pathSeparator, -1)).map(Path::of)
                .filter(path -> path.getFileName() != null && path.getFileName().toString().equals(name)).findFirst()
                .orElseThrow(() -> new AssertionError("the list names " + name + ", which is not used"));
    }

    @Test
    void theListNamesWhatIsInTheJarAndNothingElse() throws IOException {
        try (ZipFile jar = new ZipFile(JAR.toFile())) {
            Map<String, Long> inside = classes(jar);
            Map<String, Set<Long>> known = new HashMap<>();
            List<JsonObject> components = listed(jar);
            assertThat(components).hasSizeGreaterThan(30);
            for (JsonObject component : components) {
                try (ZipFile library = new ZipFile(file(component).toFile())) {
                    Map<String, Long> classes = classes(library);
                    classes.forEach((name, sum) -> known.computeIfAbsent(name, _ -> new HashSet<>()).add(sum));
                    assertThat(inside.keySet()).as(component.get("name").getAsString()).containsAll(classes.keySet());
                }
            }
            assertThat(inside.entrySet().stream().filter(entry -> !entry.getKey().startsWith("zwickmuehle/"))
                    .filter(entry -> !known.getOrDefault(entry.getKey(), Set.of()).contains(entry.getValue()))
                    .map(Map.Entry::getKey).sorted().toList()).as("in the jar, but in no library that is listed")
                    .isEmpty();
        }
    }

    @Test
    void everyLibraryAndWhatIsInsideItHasItsLicenceNamed() throws IOException {
        List<String> lines = Files.readAllLines(LICENCES);
        Set<String> missing = new TreeSet<>();
        try (ZipFile jar = new ZipFile(JAR.toFile())) {
            for (JsonObject component : listed(jar)) {
                String row = "| `%s:%s` | %s | ".formatted(component.get("group").getAsString(),
                        component.get("name").getAsString(), component.get("version").getAsString());
                if (lines.stream().noneMatch(line -> line.startsWith(row))) {
                    missing.add(row);
                }
            }
            jar.stream().map(ZipEntry::getName).filter(name -> name.matches("META-INF/maven/.*/pom\\.properties"))
                    .map(name -> pom(jar, name)).filter(pom -> !"zwickmuehle".equals(pom.getProperty("groupId")))
                    .filter(pom -> lines.stream().noneMatch(line -> names(line, pom)))
                    .forEach(pom -> missing.add(pom.getProperty("groupId") + ":" + pom.getProperty("artifactId")));
        }
        assertThat(missing).as("not in docs/third-party.md").isEmpty();
    }

    private static boolean names(String line, Properties pom) {
        String artifact = pom.getProperty("artifactId");
        return (line.contains(":" + artifact + "`") || line.contains("`" + artifact + "`"))
                && line.contains("| " + pom.getProperty("version") + " |");
    }

    private static Properties pom(ZipFile jar, String name) {
        Properties pom = new Properties();
        try {
            pom.load(new ByteArrayInputStream(text(jar, name).getBytes(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return pom;
    }
}
