package zwickmuehle.app;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * Everything that hangs on static fields of the house, looked at as it is at run time, and what of it could change:
 *
 * <pre>
 *   a static field          is final
 *   an object of ours       has final fields only, and what they hold cannot change either
 *   an object of others     is of a kind known not to change, or whose changes nobody can see
 *   an array                is a table: {@link TableUse} finds nobody who could write to it
 * </pre>
 */
final class StaticState {
    private static final String OURS = "zwickmuehle.";

    private static final List<Class<?>> UNCHANGING = List.of(String.class, Boolean.class, Character.class, Byte.class,
            Short.class, Integer.class, Long.class, Double.class, BigDecimal.class, Duration.class, Path.class,
            Pattern.class, HexFormat.class, ByteOrder.class, VarHandle.class, MethodHandle.class,
            Class.class, Comparator.class, Logger.class, JsonMapper.class, TypeReference.class);

    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Field> tables = new LinkedHashSet<>();
    private final SortedSet<String> found = new TreeSet<>();

    private StaticState() {}

    /** A line for each static field that could change, or that holds what could. */
    static SortedSet<String> changeable(JavaClasses house) throws ReflectiveOperationException {
        StaticState state = new StaticState();
        for (JavaClass type : house) {
            for (Field field : type.reflect().getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
                    state.look(name(field), field, null);
                }
            }
        }
        state.found.addAll(new TableUse(house).suspicious(state.tables));
        return state.found;
    }

    private void look(String path, Field field, @Nullable Object owner) throws ReflectiveOperationException {
        if (!Modifier.isFinal(field.getModifiers())) {
            found.add(path + " is not final");
            return;
        }
        field.setAccessible(true);
        Object value = field.get(owner);
        if (value != null && value.getClass().isArray() && Array.getLength(value) > 0) {
            tables.add(field);
        }
        look(path, value);
    }

    private void look(String path, @Nullable Object value) throws ReflectiveOperationException {
        if (value == null || UNCHANGING.stream().anyMatch(kind -> kind.isInstance(value)) || !seen.add(value)) {
            return;
        }
        Class<?> type = value.getClass();
        if (value instanceof Object[] elements) {
            lookAll(path, Arrays.asList(elements));
        } else if (value instanceof Optional<?> optional) {
            look(path, optional.orElse(null));
        } else if (type.getName().startsWith("java.util.ImmutableCollections$")) {
            if (value instanceof Map<?, ?> map) {
                lookAll(path, map.keySet());
                lookAll(path, map.values());
            } else {
                lookAll(path, (Collection<?>) value);
            }
        } else if (type.getName().startsWith(OURS)) {
            for (Class<?> part = type; part.getName().startsWith(OURS); part = part.getSuperclass()) {
                for (Field field : part.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers())) {
                        look(path + ", in it " + name(field), field, value);
                    }
                }
            }
        } else if (!type.isArray()) {
            found.add(path + " holds a " + type.getName());
        }
    }

    private void lookAll(String path, Collection<?> values) throws ReflectiveOperationException {
        for (Object value : values) {
            look(path, value);
        }
    }

    private static String name(Field field) {
        return field.getDeclaringClass().getName() + "." + field.getName();
    }
}
