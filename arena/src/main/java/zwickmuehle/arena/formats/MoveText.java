package zwickmuehle.arena.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zwickmuehle.arena.referee.Result;

/**
 * Text in the frame that most programs took over from chess, cut into games: tags, then moves with or without numbers,
 * then a result. Whatever stands in braces is a comment, and {@link Annotations} are passed over.
 *
 * @param tags by name, in their order
 * @param words the moves as they are written
 * @param result {@code *} if there is none
 */
record MoveText(Map<String, String> tags, List<String> words, String result) {
    private static final Pattern TOKEN = Pattern.compile("\\[(\\w+)\\s+\"([^\"]*)\"\\s*\\]|([^\\s\\[\\]]+|[\\[\\]])");
    private static final Pattern NUMBER = Pattern.compile("([0-9]{1,5})\\.+(.*)");

    static List<MoveText> games(String text) {
        Cutter cutter = new Cutter();
        Matcher token = TOKEN.matcher(withoutComments(Annotations.without(text)));
        while (token.find()) {
            if (token.group(1) == null) {
                cutter.word(token.group(3));
            } else {
                cutter.tag(token.group(1), token.group(2));
            }
        }
        cutter.end("*");
        return cutter.games;
    }

    /**
     * With a blank for each comment; a brace that nothing closes begins none. It goes over the text once, which an
     * expression would do again from every brace.
     */
    private static String withoutComments(String text) {
        StringBuilder plain = new StringBuilder();
        int done = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', done)) {
            int close = text.indexOf('}', open);
            if (close < 0) {
                break;
            }
            plain.append(text, done, open).append(' ');
            done = close + 1;
        }
        return plain.append(text, done, text.length()).toString();
    }

    private static final class Cutter {
        private final List<MoveText> games = new ArrayList<>();
        private Map<String, String> tags = new LinkedHashMap<>();
        private List<String> words = new ArrayList<>();

        void tag(String name, String value) {
            if (!words.isEmpty()) {
                end("*");
            }
            tags.put(name, value);
        }

        void word(String word) {
            Matcher number = NUMBER.matcher(word);
            if (Result.parse(word).isPresent()) {
                end(word);
            } else if (number.matches()) {
                if (number.group(1).equals("1") && words.size() > 1) {
                    end("*");
                }
                if (!number.group(2).isEmpty()) {
                    words.add(number.group(2));
                }
            } else {
                words.add(word);
            }
        }

        void end(String result) {
            if (!words.isEmpty() || !tags.isEmpty()) {
                String told = tags.remove("Result");
                games.add(new MoveText(tags, words, result.equals("*") && told != null ? told : result));
            }
            tags = new LinkedHashMap<>();
            words = new ArrayList<>();
        }
    }
}
