package zwickmuehle.arena.players;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/**
 * Splits a command line into words as a shell does: at blanks, except within {@code '…'} and {@code "…"}; a backslash
 * takes the next character as it is, though not within {@code '…'}. No variables, no patterns: what is written is what
 * is started.
 */
final class CommandWords {
    private static final char NO_QUOTE = 0;

    private CommandWords() {}

    static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = NO_QUOTE;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '\\' && quote != '\'' && i + 1 < line.length()) {
                word.append(line.charAt(++i));
                inWord = true;
            } else if (quote != NO_QUOTE) {
                if (c == quote) {
                    quote = NO_QUOTE;
                } else {
                    word.append(c);
                }
            } else if (c == '"' || c == '\'') {
                quote = c;
                inWord = true;
            } else if (Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                }
                inWord = false;
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (quote != NO_QUOTE) {
            throw new NotationException("the quote %s in '%s' is never closed",
                    "das Zeichen %s in '%s' wird nie geschlossen",
                    quote, Excerpt.of(line));
        }
        if (inWord) {
            words.add(word.toString());
        }
        return List.copyOf(words);
    }
}
