package zwickmuehle.substitutes.java.time;

/** {@link java.time.Instant}, as far as it is used: without calendars, which are large. */
public final class TInstant implements Comparable<TInstant> {
    private static final int SECOND = 1_000;
    private static final int MINUTE = 60 * SECOND;
    private static final int HOUR = 60 * MINUTE;
    private static final int DAY = 24 * HOUR;
    private static final int DAYS_OF_400_YEARS = 146_097;
    /** From the first of March of the year 0. */
    private static final int DAYS_TO_1970 = 719_468;

    private final long millis;

    private TInstant(long millis) {
        this.millis = millis;
    }

    public static TInstant ofEpochMilli(long millis) {
        return new TInstant(millis);
    }

    public long toEpochMilli() {
        return millis;
    }

    @Override
    public int compareTo(TInstant other) {
        return Long.compare(millis, other.millis);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TInstant instant && instant.millis == millis;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(millis);
    }

    @Override
    public String toString() {
        long day = Math.floorDiv(millis, DAY);
        int rest = Math.floorMod(millis, DAY);
        String fraction = rest % SECOND == 0 ? "" : "." + padded(rest % SECOND, 3);
        return date(day) + "T" + padded(rest / HOUR, 2) + ":" + padded(rest / MINUTE % 60, 2) + ":"
                + padded(rest / SECOND % 60, 2) + fraction + "Z";
    }

    /** The date of a day counted from 1970: years are counted from March, so that the leap day is the last of them. */
    private static String date(long day) {
        long fromMarch = day + DAYS_TO_1970;
        long era = Math.floorDiv(fromMarch, DAYS_OF_400_YEARS);
        int dayOfEra = Math.floorMod(fromMarch, DAYS_OF_400_YEARS);
        int yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
        int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int monthFromMarch = (5 * dayOfYear + 2) / 153;
        int dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1;
        int month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
        long year = yearOfEra + 400 * era + (month <= 2 ? 1 : 0);
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfMonth, 2);
    }

    private static String padded(long number, int digits) {
        String text = Long.toString(number);
        return "0".repeat(Math.max(0, digits - text.length())) + text;
    }
}
