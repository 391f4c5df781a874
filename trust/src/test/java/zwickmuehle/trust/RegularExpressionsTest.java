package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A group that is repeated makes Java's regular expressions recurse, once for each repetition, and a stranger's text of
 * some thousand characters overflows the stack; one that gives nothing back (<code>*+</code>) does not.
 */
class RegularExpressionsTest {
    private static final Pattern USE = Pattern
            .compile("Pattern\\s*\\.compile\\(|\\.(?:matches|replaceAll|replaceFirst|split)\\(");
    /** Wherever it stands: an expression may be on the next line, in a constant, or put together of several. */
    private static final Pattern LITERAL = Pattern.compile("\"[^\"\\\\\n]*+(?:\\\\.[^\"\\\\\n]*+)*+\"");
    private static final Pattern COMMENT = Pattern.compile("(?m)^\\s*(?:/?\\*|//).*$");
    private static final Pattern REPEATED_GROUP = Pattern.compile("(?<!\\\\)\\)(?:[*+]|\\{[0-9]+,\\})(?!\\+)");

    @Test
    void noneOfOursRecurses() throws IOException {
        List<String> recursing = new ArrayList<>();
        long seen = 0;
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            for (Path file : files.filter(path -> path.toString().matches(".*/src/main/java/.*\\.java")).toList()) {
                String code = COMMENT.matcher(Files.readString(file)).replaceAll("");
                seen += USE.matcher(code).results().count();
                recursing(code).forEach(literal -> recursing.add(file.getFileName() + ": " + literal));
            }
        }
        assertThat(seen).isGreaterThan(30);
        assertThat(recursing).isEmpty();
    }

    private static Stream<String> recursing(String code) {
        return LITERAL.matcher(code).results().map(MatchResult::group)
                .filter(literal -> REPEATED_GROUP.matcher(literal).find());
    }

    @Test
    void oneOnTheNextLineOrPutTogetherIsSeen() {
        assertThat(recursing("""
                private static final Pattern NAMES = Pattern
                        .compile(
                                "(?:a|b)*");
                text.matches("(" + WORD + "){2,}") && text.matches("(?:a|b)*+") && text.matches("\\(a\\)+")
                """)).containsExactly("\"(?:a|b)*\"", "\"){2,}\"");
    }
}
