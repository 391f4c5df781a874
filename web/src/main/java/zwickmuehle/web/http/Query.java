package zwickmuehle.web.http;

import io.javalin.http.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.service.Fields;

/** The fields of an address behind its question mark; a list is separated by commas or spaces. */
record Query(Context context) implements Fields {

    @Override
    public @Nullable String textOrNull(String name) {
        return context.queryParam(name);
    }

    @Override
    public List<String> texts(String name) {
        String text = textOrNull(name);
        return text == null || text.isBlank() ? List.of() : List.of(text.strip().split("[,\\s]+"));
    }

    @Override
    public @Nullable Long wholeOrNull(String name) {
        String text = textOrNull(name);
        if (text != null && !text.matches("[0-9]{1,18}")) {
            throw Fields.wrong(name, "a whole number", "eine ganze Zahl");
        }
        return text == null ? null : Long.valueOf(text);
    }

    @Override
    public @Nullable Double numberOrNull(String name) {
        String text = textOrNull(name);
        if (text == null) {
            return null;
        }
        return text.matches("[0-9]{1,4}(\\.[0-9]{1,6})?") ? Double.parseDouble(text) : Double.NaN;
    }

    @Override
    public boolean flag(String name) {
        return "true".equals(textOrNull(name));
    }
}
