package zwickmuehle.arena.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Sentence;

/**
 * Who takes part, and from when to when: one {@link Stay} for each entrant of the plan, by its index. Pairings are a
 * function of it, so it only ever grows: what is once in it stays, and stands in the journal.
 */
public record Roster(List<Stay> stays) {

    /**
     * From when to when somebody takes part.
     *
     * @param from the first round it is paired in; {@link #NEVER} if it has not entered
     * @param until the last round it is paired in; {@link #NEVER} if it stays to the end
     * @param why why it was left out, from the start or because it turned out later that it runs nowhere; null otherwise
     */
    public record Stay(int from, int until, @Nullable Sentence why) {
        static final int NEVER = Integer.MAX_VALUE;
        static final Stay ALWAYS = new Stay(1, NEVER, null);
        static final Stay OUTSIDE = new Stay(NEVER, NEVER, null);

        public boolean entered() {
            return from != NEVER;
        }

        public boolean withdrawn() {
            return until != NEVER;
        }

        boolean in(int round) {
            return from <= round && round <= until;
        }
    }

    public Roster {
        stays = List.copyOf(stays);
    }

    /** Everybody, from the first round to the last. */
    static Roster everybody(int entrants) {
        return new Roster(Collections.nCopies(entrants, Stay.ALWAYS));
    }

    static Roster nobody(int entrants) {
        return new Roster(Collections.nCopies(entrants, Stay.OUTSIDE));
    }

    Stay stay(int entrant) {
        return stays.get(entrant);
    }

    /** Whether this player takes part now: has come and not gone. */
    boolean present(int entrant) {
        return stay(entrant).entered() && !stay(entrant).withdrawn();
    }

    /** Those who are paired in a round, in the order of the file. */
    List<Integer> in(int round) {
        List<Integer> paired = new ArrayList<>();
        for (int i = 0; i < stays.size(); i++) {
            if (stay(i).in(round)) {
                paired.add(i);
            }
        }
        return paired;
    }

    Roster with(int entrant, Stay stay) {
        List<Stay> changed = new ArrayList<>(stays);
        changed.set(entrant, stay);
        return new Roster(changed);
    }
}
