package zwickmuehle.web.http;

import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An answer that is always the same, written when it is first asked for: whoever asks for it a hundred times at once
 * keeps nobody waiting by that. Any thread may ask.
 */
final class Written {
    private final Supplier<Object> view;
    private volatile byte @Nullable [] bytes;

    Written(Supplier<Object> view) {
        this.view = view;
    }

    byte[] bytes() {
        byte[] known = bytes;
        if (known == null) {
            known = Json.write(view.get()).getBytes(StandardCharsets.UTF_8);
            bytes = known;
        }
        return known;
    }
}
