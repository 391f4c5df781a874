package zwickmuehle.web.thinking;

import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/** A program the operator offers as an opponent: {@code NAME=COMMAND}. The page knows it by its name only. */
public record Program(String name, String command) {

    public static Program parse(String text) {
        int equals = text.indexOf('=');
        String name = equals < 0 ? "" : text.substring(0, equals);
        String command = text.substring(equals + 1).strip();
        if (!name.matches("[\\p{L}\\p{N}._ -]{1,40}") || command.isEmpty()) {
            throw new NotationException(
                    "'%s' is no program: expected NAME=COMMAND, the name of at most 40 letters, digits, spaces, dots or dashes",
                    "'%s' ist kein Programm: erwartet wird NAME=BEFEHL, der Name aus höchstens 40 Buchstaben, Ziffern, Leerzeichen, Punkten oder Strichen",
                    Excerpt.of(text));
        }
        return new Program(name.strip(), command);
    }
}
