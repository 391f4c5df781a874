package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

class EventsTest {
    @RegisterExtension
    static final RunningServer SERVER = new RunningServer();

    private final Visit visit = SERVER.visit();

    private record Event(String name, JsonNode data) {}

    /** The events of a stream, one by one, as they come. */
    private static Event next(Iterator<String> lines) {
        String name = "";
        while (lines.hasNext()) {
            String line = lines.next();
            if (line.startsWith("event: ")) {
                name = line.substring("event: ".length());
            } else if (line.startsWith("data: ")) {
                return new Event(name, Json.read(line.substring("data: ".length())));
            }
        }
        throw new AssertionError("the stream ended");
    }

    private Stream<String> listen(String path) throws IOException, InterruptedException {
        return visit.client().send(visit.request(path).header("Accept", "text/event-stream").GET().build(),
                HttpResponse.BodyHandlers.ofLines()).body();
    }

    @Test
    void theWholeGameComesFirstThenEveryMoveInOrder() throws IOException, InterruptedException {
        String game = visit.newGame("{'game':'viergewinnt'}");
        try (Stream<String> stream = listen(game + "/events")) {
            Iterator<String> lines = stream.iterator();
            Event first = next(lines);
            assertThat(first.name()).isEqualTo("game");
            assertThat(first.data().path("you").path("sides").size()).isEqualTo(2);
            for (int number = 0; number < 4; number++) {
                visit.play(game, String.valueOf(number + 1), number);
            }
            for (int number = 1; number <= 4; number++) {
                Event move = next(lines);
                assertThat(move.name()).isEqualTo("move");
                assertThat(move.data().path("entry").path("number").asInt()).isEqualTo(number);
                assertThat(move.data().has("history")).isFalse();
            }
            visit.post(game + "/undo", "{}");
            Event undone = next(lines);
            assertThat(undone.name()).isEqualTo("game");
            assertThat(undone.data().path("moveNumber").asInt()).isEqualTo(3);
        }
    }

    @Test
    void allPagesHearTheSameMovesOfComputers() throws IOException, InterruptedException {
        String game = visit.newGame("{'game':'viergewinnt','white':'level:0','black':'level:0','paused':true}");
        visit.post(game + "/pace", "{'delay':0}");
        List<List<String>> heard = new ArrayList<>();
        try (Stream<String> one = listen(game + "/events"); Stream<String> other = listen(game + "/events")) {
            visit.post(game + "/resume", "{}");
            for (Stream<String> stream : List.of(one, other)) {
                Iterator<String> lines = stream.iterator();
                List<String> moves = new ArrayList<>();
                for (Event event = next(lines); !event.data().path("turn").asString("").equals("over");) {
                    event = next(lines);
                    if (event.name().equals("move")) {
                        moves.add(event.data().path("entry").path("move").asString(""));
                    }
                }
                heard.add(moves);
            }
        }
        assertThat(heard.getFirst()).isEqualTo(heard.getLast()).hasSizeGreaterThan(6);
    }

    @Test
    void thinkingIsReportedWhileItGoesOn() throws IOException, InterruptedException {
        String game = visit.newGame("{'game':'muehle','white':'human','black':'level:10','seconds':1}");
        try (Stream<String> stream = listen(game + "/events")) {
            Iterator<String> lines = stream.iterator();
            visit.play(game, "d6", 0);
            Event event = next(lines);
            while (!event.name().equals("thinking")) {
                event = next(lines);
            }
            assertThat(event.data().path("thinking").path("purpose").asString("")).isEqualTo("move");
        }
    }

    @Test
    void analysisDeepensAndEndsWithDone() throws IOException, InterruptedException {
        try (Stream<String> stream = listen("/api/analysis?game=viergewinnt&position=112233&seconds=1")) {
            Iterator<String> lines = stream.iterator();
            Event event = next(lines);
            int depth = 0;
            while (event.name().equals("analysis")) {
                assertThat(event.data().path("depth").asInt()).isGreaterThan(depth);
                depth = event.data().path("depth").asInt();
                event = next(lines);
            }
            assertThat(event.name()).isEqualTo("done");
            assertThat(event.data().path("best").asString("")).isEqualTo("4");
            assertThat(event.data().path("value").path("exact").asBoolean()).isTrue();
        }
    }

    @Test
    void theReviewNamesTheMoveThatThrewTheGameAway() throws IOException, InterruptedException {
        String game = visit.newGame("{'game':'viergewinnt','moves':['1','2','1','2','1','3','1']}");
        List<Event> mistakes = new ArrayList<>();
        try (Stream<String> stream = listen(game + "/review?seconds=0.1")) {
            Iterator<String> lines = stream.iterator();
            Event event = next(lines);
            while (!event.name().equals("done")) {
                if (event.name().equals("mistake")) {
                    mistakes.add(event);
                }
                event = next(lines);
            }
            assertThat(event.data().path("evaluations").size()).isEqualTo(8);
        }
        JsonNode last = mistakes.getLast().data();
        assertThat(last.path("number").asInt()).isEqualTo(6);
        assertThat(last.path("best").path("move").asString("")).isEqualTo("1");
        assertThat(last.path("better").toString()).contains("1");
    }
}
