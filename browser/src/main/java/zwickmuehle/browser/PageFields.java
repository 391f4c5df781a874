package zwickmuehle.browser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.service.Fields;

/**
 * The fields of what a page asks, as the worker's script read them with the browser's own JSON: of each its name, its
 * kind and its value. The elements of a list come one by one under its name.
 */
final class PageFields implements Fields {
    private static final String TEXT = "text";
    private static final String NUMBER = "number";
    private static final String FLAG = "flag";
    private static final String LIST = "list";
    /** A list of texts has this kind once, whether it is empty or not, and its elements after it. */
    private static final String ELEMENT = "element";
    /** From an address, where everything is text. */
    private static final String QUERY = "query";

    private record Field(String kind, String value) {}

    private final Map<String, Field> fields = new HashMap<>();
    private final Map<String, List<String>> elements = new HashMap<>();

    PageFields(List<String> words) {
        for (int i = 0; i + 2 < words.size(); i += 3) {
            String name = words.get(i);
            if (words.get(i + 1).equals(ELEMENT)) {
                elements.computeIfAbsent(name, _ -> new ArrayList<>()).add(words.get(i + 2));
            } else {
                fields.put(name, new Field(words.get(i + 1), words.get(i + 2)));
            }
        }
    }

    @Override
    public @Nullable String textOrNull(String name) {
        Field field = fields.get(name);
        if (field != null && !field.kind().equals(TEXT) && !field.kind().equals(QUERY)) {
            throw Fields.wrong(name, "a text", "ein Text");
        }
        return field == null ? null : field.value();
    }

    @Override
    public List<String> texts(String name) {
        Field field = fields.get(name);
        if (field == null) {
            return List.of();
        }
        return switch (field.kind()) {
            case LIST -> elements.getOrDefault(name, List.of());
            case QUERY -> field.value().isBlank() ? List.of() : List.of(field.value().strip().split("[,\\s]+"));
            default -> throw Fields.wrong(name, "a list of texts", "eine Liste von Texten");
        };
    }

    @Override
    public @Nullable Long wholeOrNull(String name) {
        Field field = fields.get(name);
        if (field == null) {
            return null;
        }
        if (!number(field) || !field.value().matches("-?[0-9]{1,18}")) {
            throw wrongWhole(name);
        }
        return Long.valueOf(field.value());
    }

    private static Refusal wrongWhole(String name) {
        return Fields.wrong(name, "a whole number", "eine ganze Zahl");
    }

    @Override
    public @Nullable Double numberOrNull(String name) {
        Field field = fields.get(name);
        if (field == null) {
            return null;
        }
        boolean plain = field.kind().equals(NUMBER) || field.value().matches("[0-9]{1,4}(\\.[0-9]{1,6})?");
        return number(field) && plain ? Double.parseDouble(field.value()) : Double.NaN;
    }

    private static boolean number(Field field) {
        return field.kind().equals(NUMBER) || field.kind().equals(QUERY);
    }

    @Override
    public boolean flag(String name) {
        Field field = fields.get(name);
        if (field != null && !field.kind().equals(FLAG) && !field.kind().equals(QUERY)) {
            throw Fields.wrong(name, "true or false", "true oder false");
        }
        return field != null && field.value().equals("true");
    }
}
