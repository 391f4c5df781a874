package zwickmuehle.substitutes.zwickmuehle.search.muehle;

import java.util.List;
import org.teavm.interop.Import;

/** The file lies beside the module; the worker's script has it before anybody searches. */
final class TPatternWeights {
    private TPatternWeights() {}

    @Import(module = "host", name = "patterns")
    private static native int length();

    @Import(module = "host", name = "pattern")
    private static native char at(int place);

    static List<String> lines() {
        char[] text = new char[length()];
        for (int place = 0; place < text.length; place++) {
            text[place] = at(place);
        }
        return List.of(new String(text).split("\n", -1));
    }
}
