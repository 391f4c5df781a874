package zwickmuehle.web.store;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/**
 * How long games are kept after their last move.
 *
 * @param time null: for ever
 */
public record Keeping(@Nullable Duration time) {
    public static final Keeping FOREVER = new Keeping(null);
    public static final Keeping USUAL = new Keeping(Duration.ofDays(365));
    private static final Pattern TIME = Pattern.compile("([1-9][0-9]{0,4})([hdw])");
    private static final int DAYS_OF_A_WEEK = 7;

    /** From words such as {@code 365d}, {@code 8w}, {@code 48h} or {@code forever}. */
    public static Keeping parse(String words) {
        Matcher matcher = TIME.matcher(words);
        if (words.equals("forever")) {
            return FOREVER;
        }
        if (!matcher.matches()) {
            throw new NotationException(
                    "'%s' is no time: expected days like 365d, weeks like 8w, hours like 48h, or forever",
                    "'%s' ist keine Zeit: erwartet werden Tage wie 365d, Wochen wie 8w, Stunden wie 48h oder forever",
                    Excerpt.of(words));
        }
        long number = Long.parseLong(matcher.group(1));
        return new Keeping(switch (matcher.group(2)) {
            case "h" -> Duration.ofHours(number);
            case "d" -> Duration.ofDays(number);
            default -> Duration.ofDays(DAYS_OF_A_WEEK * number);
        });
    }
}
