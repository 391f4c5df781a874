package zwickmuehle.app.report;

import java.util.Locale;

/** One measurement: so much of something was done in a lap. */
record Figure(String what, long amount, Lap lap) {

    /** Processor time is counted in hundredths of a second: below this it says nothing about speed. */
    private static final double TELLING = 0.1;

    /** A second of processor time. */
    double rate() {
        return amount / lap.processor();
    }

    String row() {
        return String.format(Locale.ROOT, "| %s | %,d | %.2f s | %.2f s | %s |", what, amount, lap.processor(),
                lap.wall(),
                lap.processor() < TELLING ? "too short to tell" : shortly(rate()));
    }

    static String shortly(double number) {
        if (number >= 1e6) {
            return String.format(Locale.ROOT, "%.1f million", number / 1e6);
        }
        return String.format(Locale.ROOT, number >= 100 ? "%,.0f" : "%.2f", number);
    }
}
