package zwickmuehle.arena.tournament;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/** A table of a TOML file. What is wrong in it is said with the number of its line. */
final class TomlTable {
    /** Of a table that is not one of many. */
    private static final int ALONE = -1;

    private final String[] lines;
    private final JsonNode values;
    /** Which {@code [[…]]} of the file it stands in, from 0. */
    private final int place;

    private TomlTable(String[] lines, JsonNode values, int place) {
        this.lines = lines;
        this.values = values;
        this.place = place;
    }

    /** The whole of a file. */
    static TomlTable parse(String text) {
        try {
            return new TomlTable(text.split("\n", -1), new TomlMapper().readTree(text), ALONE);
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNr());
            throw new NotationException("line %d: no TOML: %s", "Zeile %d: kein TOML: %s", line,
                    Excerpt.of(e.getOriginalMessage()));
        }
    }

    boolean has(String key) {
        return values.has(key);
    }

    /** A table in this one; an empty one if there is none. */
    TomlTable table(String key) {
        if (has(key) && !values.path(key).isObject()) {
            throw at(key, Sentence.of("%1$s: expected a table, [%1$s]", "%1$s: erwartet wird eine Tabelle, [%1$s]",
                    key));
        }
        return new TomlTable(lines, values.path(key), place);
    }

    /** The tables of a {@code [[key]]}; none if it is something else. */
    List<TomlTable> tables(String key) {
        List<TomlTable> tables = new ArrayList<>();
        JsonNode array = values.path(key);
        for (int i = 0; array.isArray() && i < array.size(); i++) {
            tables.add(new TomlTable(lines, array.get(i), i));
        }
        return tables;
    }

    void refuseUnknown(Set<String> known) {
        for (String key : values.propertyNames()) {
            if (!known.contains(key)) {
                throw at(key, Sentence.of("unknown key '%s': expected one of %s",
                        "unbekannter Schlüssel '%s': erwartet wird einer von %s", Excerpt.of(key),
                        String.join(", ", known.stream().sorted().toList())));
            }
        }
    }

    @Nullable
    String optional(String key) {
        return has(key) ? text(key, "") : null;
    }

    boolean flag(String key, boolean otherwise) {
        JsonNode value = values.path(key);
        if (!value.isMissingNode() && !value.isBoolean()) {
            throw at(key, Sentence.of("%s: expected true or false", "%s: erwartet wird true oder false", key));
        }
        return value.isMissingNode() ? otherwise : value.asBoolean();
    }

    String text(String key, String otherwise) {
        JsonNode value = values.path(key);
        if (!value.isMissingNode() && !value.isString()) {
            throw at(key, Sentence.of("%s: expected text in quotes", "%s: erwartet wird Text in Anführungszeichen",
                    key));
        }
        return value.isMissingNode() ? otherwise : value.asString();
    }

    int number(String key, int otherwise, int least, int most) {
        JsonNode value = values.path(key);
        if (value.isMissingNode()) {
            return otherwise;
        }
        if (!value.isIntegralNumber() || value.asLong() < least || value.asLong() > most) {
            throw at(key, Sentence.of("%s: expected a whole number from %d to %d",
                    "%s: erwartet wird eine ganze Zahl von %d bis %d", key, least, most));
        }
        return value.asInt();
    }

    /** Any number, or NaN if it is none. */
    double real(String key, double otherwise) {
        JsonNode value = values.path(key);
        return value.isMissingNode() ? otherwise : value.isNumber() ? value.asDouble() : Double.NaN;
    }

    Duration seconds(String key, Duration otherwise) {
        JsonNode value = values.path(key);
        if (value.isMissingNode()) {
            return otherwise;
        }
        BigDecimal seconds = value.isNumber() ? value.decimalValue() : BigDecimal.ZERO;
        return located(key, () -> Seconds.parse(seconds.stripTrailingZeros()));
    }

    /** Reads a value; what its reader finds wrong is said with the line of the key. */
    <T> T located(String key, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (SpokenException e) {
            throw at(key, e.sentence());
        }
    }

    NotationException at(String key, Sentence sentence) {
        return new NotationException("line %d: %s", "Zeile %d: %s", line(key), sentence);
    }

    /** The line of a key: the first that begins with it, within its own {@code [[…]]} where there is one. */
    private int line(String key) {
        Pattern assignment = Pattern.compile("\\s*(\"?)" + Pattern.quote(key) + "\\1\\s*=.*|\\s*\\[\\[\\s*"
                + Pattern.quote(key) + "\\s*\\]\\].*");
        @Nullable
        Integer table = null;
        int tables = ALONE;
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].strip().startsWith("[[")) {
                tables++;
                table = tables == place ? Integer.valueOf(i + 1) : table;
            }
            if (tables == place && assignment.matcher(lines[i]).matches()) {
                return i + 1;
            }
        }
        return table == null ? 1 : table;
    }
}
