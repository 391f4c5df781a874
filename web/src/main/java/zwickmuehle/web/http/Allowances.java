package zwickmuehle.web.http;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/** How much strangers may use up of each {@link Limit}. An immutable value. */
public final class Allowances {
    /** Generous enough for a classroom behind one address, and an end for everybody else. */
    public static final Allowances STANDARD = new Allowances(Map.of());

    private final Map<Limit, Integer> chosen;

    private Allowances(Map<Limit, Integer> chosen) {
        this.chosen = Map.copyOf(chosen);
    }

    public int of(Limit limit) {
        return chosen.getOrDefault(limit, limit.usual());
    }

    /** The same with another number for one of them. */
    public Allowances with(Limit limit, int number) {
        Map<Limit, Integer> more = new EnumMap<>(Limit.class);
        more.putAll(chosen);
        more.put(limit, number);
        return new Allowances(more);
    }

    /** The same with what an operator has written, as in {@code games-per-minute=30}. */
    public Allowances with(String words) {
        String[] parts = words.split("=", 2);
        Limit limit = Limit.of(parts[0].strip());
        if (limit == null) {
            throw new NotationException("there is no limit '%s': expected one of %s",
                    "eine Grenze '%s' gibt es nicht: erwartet wird eine von %s", Excerpt.of(parts[0]),
                    Arrays.stream(Limit.values()).map(Limit::word).collect(Collectors.joining(", ")));
        }
        String number = parts.length == 2 ? parts[1].strip() : "";
        if (!number.matches("[0-9]{1,9}") || (Integer.parseInt(number) == 0 && limit.usual() != 0)) {
            throw new NotationException("limit %s: expected a whole number from 1 on, as in %s=%d",
                    "Grenze %s: erwartet wird eine ganze Zahl ab 1, etwa %s=%d", limit.word(), limit.word(),
                    limit.usual());
        }
        return with(limit, Integer.parseInt(number));
    }
}
