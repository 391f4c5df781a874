package zwickmuehle.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The page's JavaScript: its types, its form, and its own tests, each of which is counted as a test here. */
class PageChecksTest {
    private static final Path PAGE = Path.of("src/main/resources/page");
    private static final Path TESTS = Path.of("src/test/javascript");
    /** What runs beside the page, in workers. */
    private static final List<Path> WORKERS = List.of(PAGE.resolve("offline.js"), PAGE.resolve("site.js"),
            PAGE.resolve("worker"));

    private static NodeRuntime node;

    @BeforeAll
    static void unpack() throws IOException {
        node = NodeRuntime.unpacked();
    }

    @ParameterizedTest
    @ValueSource(strings = {"jsconfig.json", "jsconfig.worker.json", "src/test/javascript/jsconfig.json"})
    void everyTypeHoldsAndNothingIsUnused(String project) throws IOException, InterruptedException {
        NodeRuntime.Finished checked = node
                .run(List.of(NodeRuntime.tool("typescript/lib/tsc.js").toString(), "--project", project,
                        "--listFiles"));
        assertThat(checked.exitCode()).as(complaints(checked.output())).isZero();
        Set<Path> looked = checked.output().lines().map(Path::of).collect(Collectors.toSet());
        assertThat(looked).containsAll(filesOf(project).stream().map(Path::toAbsolutePath).toList());
    }

    @Test
    void everyFileHasTheFormOfTheFormatter() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(NodeRuntime.tool("prettier/bin/prettier.cjs").toString(), "--check"));
        Stream.concat(files(PAGE).stream(), files(TESTS).stream()).map(Path::toString).forEach(command::add);
        NodeRuntime.Finished checked = node.run(command);
        assertThat(checked.exitCode()).as("%s(build/format-page writes it as it should be)", checked.output()).isZero();
    }

    @TestFactory
    List<DynamicTest> everyTestOfThePagePasses()
            throws IOException, InterruptedException, ParserConfigurationException, SAXException {
        Path report = Path.of("target/page-tools/tests.xml");
        Files.deleteIfExists(report);
        Set<Path> files = files(TESTS).stream().filter(file -> file.toString().endsWith(".test.js"))
                .collect(Collectors.toCollection(TreeSet::new));
        List<String> command = new ArrayList<>(
                List.of("--test", "--test-reporter=junit", "--test-reporter-destination=" + report));
        files.forEach(file -> command.add(file.toString()));
        NodeRuntime.Finished ran = node.run(command);
        assertThat(report).as(ran.output()).exists();
        NodeList cases = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(report.toFile())
                .getElementsByTagName("testcase");
        List<Element> results = IntStream.range(0, cases.getLength()).mapToObj(i -> (Element) cases.item(i)).toList();
        assertThat(results.stream().map(result -> Path.of(result.getAttribute("file"))).collect(Collectors.toSet()))
                .as("files whose tests ran").isNotEmpty()
                .isEqualTo(files.stream().map(Path::toAbsolutePath).collect(Collectors.toSet()));
        assertThat(ran.exitCode() == 0).as(ran.output())
                .isEqualTo(results.stream().noneMatch(PageChecksTest::failed));
        return results.stream().map(result -> DynamicTest.dynamicTest(
                Path.of(result.getAttribute("file")).getFileName() + ": " + result.getAttribute("name"),
                () -> assertThat(failed(result)).as(result.getTextContent()).isFalse())).toList();
    }

    /** What was skipped was not tested: here it counts as a failure. */
    private static boolean failed(Element result) {
        return result.getElementsByTagName("failure").getLength() > 0
                || result.getElementsByTagName("skipped").getLength() > 0;
    }

    private static String complaints(String output) {
        return output.lines().filter(line -> line.contains("error TS") || line.startsWith(" "))
                .collect(Collectors.joining("\n"));
    }

    private static List<Path> filesOf(String project) throws IOException {
        return switch (project) {
            case "jsconfig.json" -> files(PAGE).stream().filter(file -> !inWorker(file)).toList();
            case "jsconfig.worker.json" -> files(PAGE).stream().filter(PageChecksTest::inWorker).toList();
            default -> files(TESTS);
        };
    }

    private static boolean inWorker(Path file) {
        return WORKERS.stream().anyMatch(file::startsWith);
    }

    /** All scripts of a folder and the folders in it; there must be some. */
    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            List<Path> files = found.filter(file -> file.toString().matches(".*\\.(js|ts)")).sorted().toList();
            assertThat(files).as("scripts in %s", folder).isNotEmpty();
            return files;
        }
    }
}
