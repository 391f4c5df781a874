package zwickmuehle.play.service;

import static zwickmuehle.arena.record.GameRecord.MOST_MOVES;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.table.Seen;
import zwickmuehle.play.view.Times;
import zwickmuehle.rules.Side;

/** The fields of a request: each is of the expected type or refused with its name. Missing and null are the same. */
public interface Fields {
    /** The greatest whole number that every JSON reader has exactly. */
    long GREATEST_VERSION = (1L << 53) - 1;

    @Nullable
    String textOrNull(String name);

    /** Empty if missing. */
    List<String> texts(String name);

    @Nullable
    Long wholeOrNull(String name);

    @Nullable
    Double numberOrNull(String name);

    /** False if missing. */
    boolean flag(String name);

    default String text(String name) {
        String text = textOrNull(name);
        if (text == null) {
            throw wrong(name, "a text", "ein Text");
        }
        return text;
    }

    default String text(String name, String otherwise) {
        String text = textOrNull(name);
        return text == null ? otherwise : text;
    }

    /** A whole number from 0 to {@code most}: what nobody can mean is refused, and not taken for something else. */
    default @Nullable Long wholeOrNull(String name, long most) {
        Long number = wholeOrNull(name);
        if (number != null && (number < 0 || number > most)) {
            throw wrong(name, "a whole number, 0 … " + most, "eine ganze Zahl, 0 … " + most);
        }
        return number;
    }

    /** The same, or another where there is none. */
    default int count(String name, int otherwise, int most) {
        Long number = wholeOrNull(name, most);
        return number == null ? otherwise : number.intValue();
    }

    /** Seconds within limits. */
    default Duration seconds(String name, Duration otherwise, Duration least, Duration most) {
        Double number = numberOrNull(name);
        if (number == null) {
            return otherwise;
        }
        if (!(number >= Times.seconds(least) && number <= Times.seconds(most))) {
            String range = String.format(Locale.ROOT, "%s … %s", Times.seconds(least), Times.seconds(most));
            throw wrong(name, "a number, " + range, "eine Zahl, " + range);
        }
        return Times.of(number);
    }

    default @Nullable Side sideOrNull(String name) {
        return switch (textOrNull(name)) {
            case null -> null;
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> throw wrong(name, "white or black", "white oder black");
        };
    }

    /** What somebody wants to be called; blanks around it are not part of it, and nothing but blanks is no name. */
    default @Nullable String nameOrNull(String name) {
        String text = textOrNull(name);
        if (text == null || text.isBlank()) {
            return null;
        }
        String said = text.strip();
        if (!Setup.nameable(said)) {
            throw wrong(name, "a name of at most 60 characters that show",
                    "ein Name aus höchstens 60 sichtbaren Zeichen");
        }
        return said;
    }

    /** What the asker saw of a game. */
    default Seen seen() {
        Long number = wholeOrNull("number", MOST_MOVES);
        return new Seen(number == null ? null : number.intValue(), wholeOrNull("version", GREATEST_VERSION));
    }

    /** A field that is not what was expected. */
    static Refusal wrong(String name, String english, String german) {
        return Refusal.malformed("field '%s': expected " + english, "Feld '%s': erwartet wird " + german, name);
    }
}
