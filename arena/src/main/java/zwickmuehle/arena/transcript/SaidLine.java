package zwickmuehle.arena.transcript;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.rules.Side;

/**
 * A line between the referee and the program of one side, as a file has it.
 *
 * <pre>
 *      12.345 white &gt; WEEEEEEEEEEEEEEEEEEEEEEB 8 8      &gt; to the program, &lt; from it, ! its stderr
 * </pre>
 *
 * @param at since the first line of the game
 */
public record SaidLine(Duration at, Side side, Conversation.Speaker speaker, String text) {
    private static final Pattern LINE = Pattern.compile(" *([0-9]{1,9})\\.([0-9]{3}) (white|black) ([<>!]) (.*)");

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%10.3f %s %s %s", at.toMillis() / 1e3,
                side.name().toLowerCase(Locale.ROOT), speaker.sign(), text);
    }

    /** The inverse of {@link #toString}; nothing for a line that is something else. */
    static Optional<SaidLine> parse(String line) {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Duration at = Duration.ofSeconds(Long.parseLong(matcher.group(1)))
                .plusMillis(Long.parseLong(matcher.group(2)));
        Side side = matcher.group(3).equals("white") ? Side.WHITE : Side.BLACK;
        return Stream.of(Conversation.Speaker.values()).filter(speaker -> speaker.sign().equals(matcher.group(4)))
                .map(speaker -> new SaidLine(at, side, speaker, matcher.group(5))).findFirst();
    }
}
