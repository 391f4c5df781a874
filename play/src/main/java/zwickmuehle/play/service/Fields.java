package zwickmuehle.play.service;

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

    default @Nullable Integer integerOrNull(String name) {
        Long number = wholeOrNull(name);
        if (number != null && number != number.intValue()) {
            throw noWhole(name);
        }
        return number == null ? null : number.intValue();
    }

    /** A whole number from 0 on; more than {@code most} counts as {@code most}. */
    default int count(String name, int otherwise, int most) {
        Long number = wholeOrNull(name);
        if (number != null && number < 0) {
            throw noWhole(name);
        }
        return number == null ? otherwise : (int) Math.min(number, most);
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
        return new Seen(integerOrNull("number"), wholeOrNull("version"));
    }

    private static Refusal noWhole(String name) {
        return wrong(name, "a whole number", "eine ganze Zahl");
    }

    /** A field that is not what was expected. */
    static Refusal wrong(String name, String english, String german) {
        return Refusal.malformed("field '%s': expected " + english, "Feld '%s': erwartet wird " + german, name);
    }
}
