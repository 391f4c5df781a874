package zwickmuehle.browser;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import zwickmuehle.search.Thought;

/** A thought as words, on its way from one worker to the other. */
final class ThoughtWords {
    private ThoughtWords() {}

    static List<String> write(Thought thought) {
        return List.of(Integer.toString(thought.move()), Integer.toString(thought.score()),
                Boolean.toString(thought.exact()), Integer.toString(thought.depth()), Long.toString(thought.nodes()),
                Long.toString(thought.elapsed().toNanos()),
                thought.principalVariation().stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    static Thought read(List<String> words) {
        List<Integer> line = Arrays.stream(words.get(6).split(" ", -1)).filter(move -> !move.isEmpty())
                .map(Integer::valueOf).toList();
        return new Thought(Integer.parseInt(words.get(0)), Integer.parseInt(words.get(1)),
                Boolean.parseBoolean(words.get(2)), Integer.parseInt(words.get(3)), Long.parseLong(words.get(4)),
                Duration.ofNanos(Long.parseLong(words.get(5))), line);
    }
}
