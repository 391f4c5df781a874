package zwickmuehle.rules.muehle;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;

/**
 * What the variants of Mühle differ in. Three sets are named; any other combination is written as options, based on a
 * named set or on {@code klassisch}: {@code kurs,quiet=50} or {@code mills=none,repetition=none,quiet=none}.
 *
 * @param allInMills what a closed mill takes where all the opponent's stones stand in mills
 * @param repetitionLimit the occurrence of a position that draws, or {@link Rules#NO_LIMIT}
 * @param quietLimit so many quiet moves in a row draw, or {@link Rules#NO_LIMIT}
 */
public record RuleSet(AllInMills allInMills, int repetitionLimit, int quietLimit) {

    /** What a closed mill takes where all the opponent's stones stand in mills. */
    public enum AllInMills {
        /** Any of them may be taken. */
        ANY,
        /** Nothing is taken; the move itself is legal. */
        NONE
    }

    /** As people play. */
    public static final RuleSet KLASSISCH = new RuleSet(AllInMills.ANY, 3, 20);
    /** As the course competition plays. */
    public static final RuleSet KURS = new RuleSet(AllInMills.NONE, 3, 100);
    /** The rules of the literature, without draws by rule. */
    public static final RuleSet THEORIE = new RuleSet(AllInMills.ANY, Rules.NO_LIMIT, Rules.NO_LIMIT);

    /** The named sets, the default for people first. */
    public static final List<RuleSet> NAMED = List.of(KLASSISCH, KURS, THEORIE);

    private static final List<String> NAMES = List.of("klassisch", "kurs", "theorie");

    public RuleSet {
        if (repetitionLimit < 2) {
            throw new NotationException(
                    "repetition=%d is too few: the second occurrence of a position is the first repetition, so 2 or more is expected",
                    "repetition=%d ist zu wenig: das zweite Auftreten einer Stellung ist die erste Wiederholung, erwartet wird 2 oder mehr",
                    repetitionLimit);
        }
        if (quietLimit < 1) {
            throw new NotationException("quiet=%d is too few: 1 or more is expected",
                    "quiet=%d ist zu wenig: erwartet wird 1 oder mehr", quietLimit);
        }
    }

    /** {@code klassisch}, {@code kurs}, {@code theorie}, or the options of an unnamed set. */
    public String name() {
        int named = NAMED.indexOf(this);
        return named >= 0
                ? NAMES.get(named)
                : "mills=" + allInMills.name().toLowerCase(Locale.ROOT) + ",repetition=" + limitText(repetitionLimit)
                        + ",quiet=" + limitText(quietLimit);
    }

    /** The inverse of {@link #name}. */
    public static RuleSet parse(String text) {
        RuleSet rules = KLASSISCH;
        String[] parts = text.split(",", -1);
        for (int i = 0; i < parts.length; i++) {
            int named = i == 0 ? NAMES.indexOf(parts[0]) : -1;
            rules = named >= 0 ? NAMED.get(named) : rules.with(parts[i]);
        }
        return rules;
    }

    private RuleSet with(String option) {
        String[] pair = option.split("=", -1);
        if (pair.length == 2) {
            switch (pair[0]) {
                case "mills" -> {
                    return new RuleSet(parseAllInMills(pair[1]), repetitionLimit, quietLimit);
                }
                case "repetition" -> {
                    return new RuleSet(allInMills, parseLimit(pair[0], pair[1]), quietLimit);
                }
                case "quiet" -> {
                    return new RuleSet(allInMills, repetitionLimit, parseLimit(pair[0], pair[1]));
                }
                default -> {
                }
            }
        }
        throw new NotationException(
                "unknown rules '%s': expected klassisch, kurs or theorie, or options such as mills=any, repetition=3, quiet=20",
                "unbekannte Regeln '%s': erwartet wird klassisch, kurs oder theorie oder Optionen wie mills=any, repetition=3, quiet=20",
                Excerpt.of(option));
    }

    private static AllInMills parseAllInMills(String text) {
        return switch (text) {
            case "any" -> AllInMills.ANY;
            case "none" -> AllInMills.NONE;
            default -> throw new NotationException("mills=%s is unknown: expected any or none",
                    "mills=%s ist unbekannt: erwartet wird any oder none", Excerpt.of(text));
        };
    }

    private static int parseLimit(String option, String text) {
        if (text.equals("none")) {
            return Rules.NO_LIMIT;
        }
        @Nullable
        Integer limit = text.matches("[0-9]{1,6}") ? Integer.valueOf(text) : null;
        if (limit == null) {
            throw new NotationException("%s=%s is no limit: expected a number of at most six digits, or none",
                    "%s=%s ist keine Grenze: erwartet wird eine Zahl mit höchstens sechs Ziffern oder none", option,
                    Excerpt.of(text));
        }
        return limit;
    }

    private static String limitText(int limit) {
        return limit == Rules.NO_LIMIT ? "none" : Integer.toString(limit);
    }
}
