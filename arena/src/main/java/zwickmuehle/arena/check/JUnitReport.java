package zwickmuehle.arena.check;

import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.rules.Sentence;

/** A check as JUnit XML, which build servers show: a test for each step, a failure with what was said, a skip. */
public final class JUnitReport {
    private JUnitReport() {}

    public static String of(CheckResult result, Locale language) {
        int failures = result.steps().size() - result.count(CheckStep.Grade.PASSED);
        StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        xml.append(String.format(Locale.ROOT,
                "<testsuite name=\"check-bot\" tests=\"%d\" failures=\"%d\" errors=\"0\" skipped=\"%d\" time=\"%.3f\">%n",
                result.steps().size() + result.untried().size(), failures, result.untried().size(),
                result.took().toNanos() / 1e9));
        for (CheckStep step : result.steps()) {
            xml.append(String.format(Locale.ROOT, "  <testcase classname=\"check-bot\" name=\"%s\" time=\"%.3f\"",
                    escaped(step.title().in(language)), step.took().toNanos() / 1e9));
            if (step.passed()) {
                xml.append("/>\n");
            } else {
                xml.append(">\n    <failure type=\"").append(step.grade()).append("\" message=\"")
                        .append(escaped(words(step.finding(), language))).append("\">")
                        .append(escaped(step.conversation().stream().map(Conversation.Line::toString)
                                .collect(Collectors.joining("\n"))))
                        .append("</failure>\n  </testcase>\n");
            }
        }
        for (Sentence title : result.untried()) {
            xml.append("  <testcase classname=\"check-bot\" name=\"").append(escaped(title.in(language)))
                    .append("\"><skipped/></testcase>\n");
        }
        return xml.append("</testsuite>\n").toString();
    }

    private static String words(@Nullable Sentence sentence, Locale language) {
        return sentence == null ? "" : sentence.in(language);
    }

    /** Invisible characters, of which XML forbids most, are written out already where a program is quoted. */
    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
