package zwickmuehle.substitutes.text;

/**
 * A step of a regular expression that knows what comes after it. Matching goes forward from step to step and tries
 * another way where one ends in nothing.
 */
abstract class Node {

    /** Whether the rest of the expression, from this step on, matches the text from a place on. */
    abstract boolean matches(MatchAttempt attempt, int place);

    /** The end of an expression, or of a part of it that is tried by itself. */
    static final class End extends Node {
        private final boolean whole;

        /** @param whole whether nothing of the text may be left */
        End(boolean whole) {
            this.whole = whole;
        }

        @Override
        boolean matches(MatchAttempt attempt, int place) {
            if (whole && attempt.all && place < attempt.text.length()) {
                return false;
            }
            attempt.end = place;
            return true;
        }
    }

    /** One character of a set, so and so often. */
    static final class Letters extends Node {
        private final CharacterSet letter;
        private final Repetition count;
        private final Node next;

        Letters(CharacterSet letter, Repetition count, Node next) {
            this.letter = letter;
            this.count = count;
            this.next = next;
        }

        @Override
        boolean matches(MatchAttempt attempt, int place) {
            int most = (int) Math.min(count.most(), attempt.text.length() - (long) place);
            int there = 0;
            while (there < most && letter.has(attempt.text.charAt(place + there))) {
                there++;
            }
            if (there < count.least()) {
                return false;
            }
            return switch (count.way()) {
                case LAZY -> {
                    int taken = count.least();
                    while (taken <= there && !next.matches(attempt, place + taken)) {
                        taken++;
                    }
                    yield taken <= there;
                }
                case GREEDY -> {
                    int taken = there;
                    while (taken >= count.least() && !next.matches(attempt, place + taken)) {
                        taken--;
                    }
                    yield taken >= count.least();
                }
                case POSSESSIVE -> next.matches(attempt, place + there);
            };
        }
    }

    /** One of several ways. */
    static final class Choice extends Node {
        private final Node[] ways;

        Choice(Node... ways) {
            this.ways = ways;
        }

        @Override
        boolean matches(MatchAttempt attempt, int place) {
            for (Node way : ways) {
                if (way.matches(attempt, place)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** The beginning or the end of a group whose text is remembered. */
    static final class Border extends Node {
        private final int border;
        private final Node next;

        /** @param border twice the number of the group, and one more for its end */
        Border(int border, Node next) {
            this.border = border;
            this.next = next;
        }

        @Override
        boolean matches(MatchAttempt attempt, int place) {
            int before = attempt.borders[border];
            attempt.borders[border] = place;
            if (next.matches(attempt, place)) {
                return true;
            }
            attempt.borders[border] = before;
            return false;
        }
    }

    /** A part again and again, taking all it can and giving nothing back. */
    static final class Possessive extends Node {
        private final Node part;
        private final Repetition count;
        private final Node next;

        /** @param part ends by itself */
        Possessive(Node part, Repetition count, Node next) {
            this.part = part;
            this.count = count;
            this.next = next;
        }

        @Override
        boolean matches(MatchAttempt attempt, int place) {
            int reached = place;
            int times = 0;
            while (times < count.most() && part.matches(attempt, reached)) {
                times++;
                if (attempt.end == reached) {
                    break;
                }
                reached = attempt.end;
            }
            return times >= count.least() && next.matches(attempt, reached);
        }
    }
}
