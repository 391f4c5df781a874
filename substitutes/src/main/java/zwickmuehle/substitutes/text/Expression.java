package zwickmuehle.substitutes.text;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression, of the kinds that our rooms use: characters and sets of them, groups, alternatives, and all three
 * ways of counting. Whatever else there is refuses to be read, so that nothing can mean something else here.
 */
public final class Expression {
    /** A part that was read: given what comes after it, the step that begins it. */
    private interface Part {
        Node before(Node next);
    }

    private final String source;
    private final Node start;
    private int place;
    private int groups;

    public Expression(String source) {
        this.source = source;
        Part whole = alternatives();
        if (place < source.length()) {
            throw unknown();
        }
        start = whole.before(new Node.End(true));
    }

    /** Where the groups are if the whole text matches, each with beginning and end; null otherwise. */
    public int @Nullable [] match(CharSequence text) {
        return match(text, 0, /* all= */ true);
    }

    /** The same for the first place, from one on, where it matches. */
    public int @Nullable [] find(CharSequence text, int from) {
        for (int begin = from; begin <= text.length(); begin++) {
            int[] found = match(text, begin, /* all= */ false);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private int @Nullable [] match(CharSequence text, int begin, boolean all) {
        MatchAttempt attempt = new MatchAttempt(text, groups, all);
        if (!start.matches(attempt, begin)) {
            return null;
        }
        attempt.borders[0] = begin;
        attempt.borders[1] = attempt.end;
        return attempt.borders;
    }

    // ---- reading ----

    private boolean next(char wanted) {
        boolean there = place < source.length() && source.charAt(place) == wanted;
        place += there ? 1 : 0;
        return there;
    }

    private char take() {
        if (place == source.length()) {
            throw unknown();
        }
        return source.charAt(place++);
    }

    private IllegalArgumentException unknown() {
        return new IllegalArgumentException("the page cannot read " + source + " from " + place + " on");
    }

    private Part alternatives() {
        List<Part> ways = new ArrayList<>();
        do {
            ways.add(sequence());
        } while (next('|'));
        return ways.size() == 1
                ? ways.getFirst()
                : after -> new Node.Choice(ways.stream().map(way -> way.before(after)).toArray(Node[]::new));
    }

    private Part sequence() {
        List<Part> parts = new ArrayList<>();
        while (place < source.length() && "|)".indexOf(source.charAt(place)) < 0) {
            parts.add(counted());
        }
        return after -> {
            Node node = after;
            for (Part part : parts.reversed()) {
                node = part.before(node);
            }
            return node;
        };
    }

    private Part counted() {
        if (next('(')) {
            boolean kept = !source.startsWith("?:", place);
            place += kept ? 0 : 2;
            int number = kept ? ++groups : 0;
            Part inner = alternatives();
            if (!next(')')) {
                throw unknown();
            }
            Part group = kept
                    ? after -> new Node.Border(2 * number, inner.before(new Node.Border(2 * number + 1, after)))
                    : inner;
            return repeated(group, count());
        }
        CharacterSet letter = letter();
        Repetition count = count();
        return after -> new Node.Letters(letter, count, after);
    }

    private Part repeated(Part group, Repetition count) {
        if (count.equals(Repetition.ONCE)) {
            return group;
        }
        if (count.way() == Repetition.Way.POSSESSIVE) {
            return after -> new Node.Possessive(group.before(new Node.End(false)), count, after);
        }
        if (count.least() == 0 && count.most() == 1) {
            return count.way() == Repetition.Way.GREEDY
                    ? after -> new Node.Choice(group.before(after), after)
                    : after -> new Node.Choice(after, group.before(after));
        }
        throw unknown();
    }

    private Repetition count() {
        int least = 1;
        int most = 1;
        if (next('*')) {
            least = 0;
            most = Integer.MAX_VALUE;
        } else if (next('+')) {
            most = Integer.MAX_VALUE;
        } else if (next('?')) {
            least = 0;
        } else if (next('{')) {
            least = number();
            most = next(',') ? number() : least;
            if (!next('}')) {
                throw unknown();
            }
        } else {
            return Repetition.ONCE;
        }
        return new Repetition(least, most, way());
    }

    private Repetition.Way way() {
        if (next('?')) {
            return Repetition.Way.LAZY;
        }
        return next('+') ? Repetition.Way.POSSESSIVE : Repetition.Way.GREEDY;
    }

    private int number() {
        int from = place;
        while (place < source.length() && CharacterSet.DIGIT.has(source.charAt(place))) {
            place++;
        }
        if (from == place) {
            throw unknown();
        }
        return Integer.parseInt(source.substring(from, place));
    }

    private CharacterSet letter() {
        char c = take();
        return switch (c) {
            case '.' -> CharacterSet.ANY;
            case '[' -> set();
            case '\\' -> CharacterSet.escaped(take());
            case '^', '$', '*', '+', '?', '{' -> throw unknown();
            default -> CharacterSet.one(c);
        };
    }

    private CharacterSet set() {
        boolean not = next('^');
        List<CharacterSet> sets = new ArrayList<>();
        do {
            char c = take();
            if (c == '\\') {
                sets.add(CharacterSet.escaped(take()));
            } else if (c == '[' || c == '&') {
                throw unknown();
            } else if (place + 1 < source.length() && source.charAt(place) == '-' && source.charAt(place + 1) != ']') {
                place++;
                sets.add(CharacterSet.range(c, take()));
            } else {
                sets.add(CharacterSet.one(c));
            }
        } while (!next(']'));
        return CharacterSet.anyOf(sets, not);
    }
}
