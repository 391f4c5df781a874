package zwickmuehle.arena.check;

import java.util.Locale;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.rules.Sentence;

/** A check as the {@code results.json} of a Gradescope autograder: one point for each step that passed. */
public final class GradescopeReport {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private GradescopeReport() {}

    public static ObjectNode of(CheckResult result, Locale language) {
        ObjectNode json = MAPPER.createObjectNode().put("output", result.inWords().in(language))
                .put("execution_time", Math.round(result.took().toNanos() / 1e9));
        ArrayNode tests = json.putArray("tests");
        for (CheckStep step : result.steps()) {
            Sentence finding = step.finding();
            String said = step.passed()
                    ? ""
                    : "\n" + step.conversation().stream().map(Conversation.Line::toString)
                            .collect(Collectors.joining("\n"));
            test(tests, step.title().in(language), step.passed(),
                    (finding == null ? "" : finding.in(language)) + said);
        }
        for (Sentence title : result.untried()) {
            test(tests, title.in(language), false,
                    new Sentence("not tried: the program does not begin",
                            "nicht versucht: das Programm beginnt nicht").in(language));
        }
        return json;
    }

    private static void test(ArrayNode tests, String name, boolean passed, String output) {
        tests.addObject().put("name", name).put("score", passed ? 1 : 0).put("max_score", 1)
                .put("status", passed ? "passed" : "failed").put("output", output);
    }
}
