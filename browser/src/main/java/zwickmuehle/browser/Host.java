package zwickmuehle.browser;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.interop.Import;

/**
 * The worker's script, as seen from here. Both sides say something by a list of texts, of which the first is a word for
 * what is meant. Texts go over one character at a time, because numbers need nothing of TeaVM's own script, which makes
 * functions out of text and would want a looser policy of the page.
 */
final class Host {
    private Host() {}

    /** How many texts the script has said. */
    @Import(module = "host", name = "count")
    private static native int count();

    @Import(module = "host", name = "length")
    private static native int length(int text);

    @Import(module = "host", name = "at")
    private static native char at(int text, int place);

    /** One more character of the text that is being said. */
    @Import(module = "host", name = "put")
    private static native void put(char character);

    /** The text is complete. */
    @Import(module = "host", name = "end")
    private static native void end();

    /** All texts are said. */
    @Import(module = "host", name = "said")
    private static native void said();

    /** Fetches bytes of the file whose path was put, and waits for them: how many came, or -1 if there are none. */
    @Import(module = "host", name = "fetch")
    private static native int fetch(double offset, int length);

    @Import(module = "host", name = "fetched")
    private static native int fetched(int place);

    @Import(module = "host", name = "now")
    private static native double now();

    @Import(module = "host", name = "date")
    private static native double date();

    /** As {@link System#nanoTime}, which would need TeaVM's script. */
    static long nanoTime() {
        return (long) (now() * 1e6);
    }

    /** Milliseconds since 1970. */
    static long millis() {
        return (long) date();
    }

    /** What the script says. */
    static List<String> heard() {
        int count = count();
        List<String> texts = new ArrayList<>(count);
        for (int text = 0; text < count; text++) {
            char[] characters = new char[length(text)];
            for (int place = 0; place < characters.length; place++) {
                characters[place] = at(text, place);
            }
            texts.add(new String(characters));
        }
        return texts;
    }

    /** Bytes of a file beside the page, fewer where it ends before; null if it cannot be had. */
    static byte @Nullable [] fetch(String path, long offset, int length) {
        for (int place = 0; place < path.length(); place++) {
            put(path.charAt(place));
        }
        int count = fetch((double) offset, length);
        if (count < 0) {
            return null;
        }
        byte[] bytes = new byte[count];
        for (int place = 0; place < count; place++) {
            bytes[place] = (byte) fetched(place);
        }
        return bytes;
    }

    static void say(String word, Object... more) {
        give(word);
        for (Object text : more) {
            give(text.toString());
        }
        said();
    }

    private static void give(String text) {
        for (int place = 0; place < text.length(); place++) {
            put(text.charAt(place));
        }
        end();
    }
}
