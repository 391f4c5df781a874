package zwickmuehle.browser;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.view.AnalysisView;
import zwickmuehle.play.view.Catalogue;
import zwickmuehle.play.view.GameView;
import zwickmuehle.play.view.PointView;

/**
 * Writes views as JSON, byte for byte as the server does: the components of a record in the order it declares them. Which
 * classes can be looked into is said to the compiler in the module {@code substitutes}.
 */
final class JsonViews {
    /** Names that Java keeps for itself. */
    private static final Map<Class<?>, Map<String, String>> RENAMED = Map.of(
            AnalysisView.class, Map.of("last", "final"),
            Catalogue.Variant.class, Map.of("usual", "default"),
            Catalogue.Range.class, Map.of("usual", "default"),
            Catalogue.Parameter.class, Map.of("usual", "default"));
    /** What is left out rather than null. */
    private static final Map<Class<?>, Set<String>> LEFT_OUT = Map.of(
            GameView.class, Set.of("start", "history", "entry", "you"),
            PointView.class, Set.of("inMill"),
            Catalogue.Parameter.class,
            Set.of("min", "max", "choices", "when"));
    private static final int FIRST_PRINTABLE = 0x20;

    /** A component: how it is called, and where it is read. */
    private record Component(String name, boolean leftOut, Field field) {}

    private final Map<Class<?>, List<Component>> known = new HashMap<>();

    String write(Object value) {
        StringBuilder json = new StringBuilder();
        write(value, json);
        return json.toString();
    }

    private void write(@Nullable Object value, StringBuilder json) {
        switch (value) {
            case null -> json.append("null");
            case String text -> text(text, json);
            case Number number -> json.append(number);
            case Boolean flag -> json.append(flag);
            case List<?> list -> list(list, json);
            case Map<?, ?> map -> map(map, json);
            default -> object(value, json);
        }
    }

    private void list(List<?> list, StringBuilder json) {
        String before = "[";
        for (Object element : list) {
            json.append(before);
            write(element, json);
            before = ",";
        }
        json.append(list.isEmpty() ? "[]" : "]");
    }

    private void map(Map<?, ?> map, StringBuilder json) {
        String before = "{";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            json.append(before);
            text(String.valueOf(entry.getKey()), json);
            json.append(':');
            write(entry.getValue(), json);
            before = ",";
        }
        json.append(map.isEmpty() ? "{}" : "}");
    }

    private void object(Object view, StringBuilder json) {
        json.append('{');
        String before = "";
        for (Component component : components(view.getClass())) {
            Object value = valueOf(component.field(), view);
            if (value != null || !component.leftOut()) {
                json.append(before);
                text(component.name(), json);
                json.append(':');
                write(value, json);
                before = ",";
            }
        }
        json.append('}');
    }

    private List<Component> components(Class<?> type) {
        List<Component> components = known.get(type);
        if (components == null) {
            components = found(type);
            known.put(type, components);
        }
        return components;
    }

    private static List<Component> found(Class<?> type) {
        List<Component> components = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                String name = field.getName();
                components.add(new Component(RENAMED.getOrDefault(type, Map.of()).getOrDefault(name, name),
                        LEFT_OUT.getOrDefault(type, Set.of()).contains(name), field));
            }
        }
        if (components.isEmpty()) {
            throw new IllegalStateException("nothing is known of " + type.getName());
        }
        return components;
    }

    private static @Nullable Object valueOf(Field field, Object view) {
        try {
            return field.get(view);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("a component cannot be read", e);
        }
    }

    private static void text(String text, StringBuilder json) {
        json.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> json.append("\\\"");
                case '\\' -> json.append("\\\\");
                case '\n' -> json.append("\\n");
                case '\r' -> json.append("\\r");
                case '\t' -> json.append("\\t");
                case '\b' -> json.append("\\b");
                case '\f' -> json.append("\\f");
                default -> {
                    if (c < FIRST_PRINTABLE) {
                        json.append("\\u00").append(c >> 4).append("0123456789ABCDEF".charAt(c & 15));
                    } else {
                        json.append(c);
                    }
                }
            }
        }
        json.append('"');
    }
}
