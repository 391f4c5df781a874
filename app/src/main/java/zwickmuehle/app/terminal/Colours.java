package zwickmuehle.app.terminal;

import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;

/** Stones in colour, for terminals: the first player's yellow, the second's blue. */
final class Colours {
    private static final String FIRST = "\u001B[1;33m";
    private static final String SECOND = "\u001B[1;36m";
    private static final String PLAIN = "\u001B[0m";

    private Colours() {}

    static String of(Rules rules, String drawing) {
        boolean muehle = rules instanceof Muehle;
        StringBuilder coloured = new StringBuilder();
        for (int i = 0; i < drawing.length(); i++) {
            char sign = drawing.charAt(i);
            if (sign == (muehle ? 'W' : '0')) {
                coloured.append(FIRST).append(sign).append(PLAIN);
            } else if (sign == (muehle ? 'B' : 'X')) {
                coloured.append(SECOND).append(sign).append(PLAIN);
            } else {
                coloured.append(sign);
            }
        }
        return coloured.toString();
    }
}
