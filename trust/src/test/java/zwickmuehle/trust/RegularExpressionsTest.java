package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A group that is repeated makes Java's regular expressions recurse, once for each repetition, and a stranger's text of
 * some thousand characters overflows the stack; one that gives nothing back (<code>*+</code>) does not.
 */
class RegularExpressionsTest {
    private static final Pattern USE = Pattern
            .compile("(?:Pattern\\s*\\.compile|\\.matches|\\.replaceAll|\\.replaceFirst|\\.split)\\((.*)");
    private static final Pattern REPEATED_GROUP = Pattern.compile("(?<!\\\\)\\)(?:[*+]|\\{[0-9]+,\\})(?!\\+)");

    @Test
    void noneOfOursRecurses() throws IOException {
        List<String> recursing = new ArrayList<>();
        int seen = 0;
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            for (Path file : files.filter(path -> path.toString().matches(".*/src/main/java/.*\\.java")).toList()) {
                for (String line : Files.readAllLines(file)) {
                    Matcher use = USE.matcher(line);
                    if (use.find()) {
                        seen++;
                        if (REPEATED_GROUP.matcher(use.group(1)).find()) {
                            recursing.add(file.getFileName() + ": " + line.strip());
                        }
                    }
                }
            }
        }
        assertThat(seen).isGreaterThan(30);
        assertThat(recursing).isEmpty();
    }
}
