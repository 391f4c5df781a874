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
import org.junit.jupiter.api.TestFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The tests of the page's JavaScript, each of which is counted as a test here. */
class PageChecksTest {
    private static final Path TESTS = Path.of("src/test/javascript");

    private static Node node;

    @BeforeAll
    static void unpack() throws IOException {
        node = Node.unpacked();
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
        Node.Finished ran = node.run(command);
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

    /** All scripts of a folder and the folders in it; there must be some. */
    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            List<Path> files = found.filter(file -> file.toString().matches(".*\\.(js|ts)")).sorted().toList();
            assertThat(files).as("scripts in %s", folder).isNotEmpty();
            return files;
        }
    }
}
