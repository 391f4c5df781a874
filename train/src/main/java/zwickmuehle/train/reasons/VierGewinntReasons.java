package zwickmuehle.train.reasons;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.perfect.viergewinnt.Following;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** What can be said about the moves of a position of Vier Gewinnt. */
final class VierGewinntReasons implements Reasons.Glance {
    private final VierGewinnt rules;
    private final long before;
    private final Side side;
    private final Sentence we;
    private final Sentence they;
    private final long mine;
    private final long theirs;

    VierGewinntReasons(VierGewinnt rules, long position) {
        this.rules = rules;
        before = position;
        side = rules.mover(position);
        we = rules.sideName(side);
        they = rules.sideName(side.other());
        mine = rules.stones(position, side);
        theirs = rules.stones(position, side.other());
    }

    @Override
    public List<Reason> of(int column) {
        int cell = landing(mine | theirs, column);
        long own = mine | 1L << cell;
        List<Integer> four = Cells.line(rules, mine, cell);
        if (!four.isEmpty()) {
            return List.of(reason(ReasonKind.MAKES_FOUR, four, 0, Sentence.of("Four in a row: %s wins.",
                    "Vier in einer Reihe: %s gewinnt.", we)));
        }
        List<Reason> reasons = new ArrayList<>();
        addDefence(reasons, cell);
        boolean lost = addDanger(reasons, own, column);
        if (!lost) {
            addAttack(reasons, own, cell);
            addPlans(reasons, own, column);
        }
        return reasons;
    }

    /** Four of the opponent that this stone stops, and double threats it forestalls. */
    private void addDefence(List<Reason> reasons, int cell) {
        List<Integer> line = Cells.line(rules, theirs, cell);
        if (!line.isEmpty()) {
            reasons.add(reason(ReasonKind.STOPS_FOUR, line, 0, Sentence.of("Stops four in a row of %s on %s.",
                    "Verhindert die Viererreihe von %s auf %s.", they, Cells.name(rules, cell))));
        }
    }

    /** What the opponent can do at once; whether that is to win. */
    private boolean addDanger(List<Reason> reasons, long own, int column) {
        long occupied = own | theirs;
        for (int answer = 0; answer < rules.size().width(); answer++) {
            int cell = landing(occupied, answer);
            List<Integer> line = cell < 0 ? List.of() : Cells.line(rules, theirs, cell);
            if (!line.isEmpty()) {
                String name = Cells.name(rules, cell);
                reasons.add(answer == column
                        ? reason(ReasonKind.PLAYS_UNDER, line, answer, Sentence.of(
                                "Must not be played: right above it, on %s, %s completes four.",
                                "Darf nicht gespielt werden: direkt darüber, auf %s, vollendet %s die Viererreihe.",
                                name, they))
                        : reason(ReasonKind.IGNORES_FOUR, line, answer, Sentence.of(
                                "Does nothing against four in a row: %s completes it on %s.",
                                "Tut nichts gegen die Viererreihe: %s vollendet sie auf %s.", they, name)));
                return true;
            }
        }
        return false;
    }

    /** Called where the opponent cannot win at once. */
    private void addAttack(List<Reason> reasons, long own, int cell) {
        List<Integer> winning = unstoppable(own, theirs);
        if (!winning.isEmpty()) {
            reasons.add(reason(ReasonKind.DOUBLE_THREAT, winning, 0, Sentence.of(
                    "Double threat: %s and %s cannot both be stopped.",
                    "Doppeldrohung: %s und %s lassen sich nicht beide verhindern.",
                    Cells.name(rules, winning.get(0)), Cells.name(rules, winning.get(1)))));
            return;
        }
        for (int target : newWinningCells(own, cell)) {
            List<Integer> line = Cells.line(rules, own, target);
            String name = Cells.name(rules, target);
            if (isLanding(own | theirs, target)) {
                reasons.add(reason(ReasonKind.THREATENS_FOUR, line, 0, Sentence.of(
                        "Threatens four on %s: %s has to answer there.",
                        "Droht die Viererreihe auf %s: %s muss dort antworten.", name, they)));
            } else {
                boolean odd = Cells.row(rules, target) % 2 == 0;
                reasons.add(reason(odd ? ReasonKind.MAKES_ODD_THREAT : ReasonKind.MAKES_EVEN_THREAT, line, 0,
                        odd
                                ? Sentence.of("Makes an odd threat: %s now has a winning cell on %s.",
                                        "Schafft eine ungerade Drohung: %s hat jetzt ein Gewinnfeld auf %s.", we, name)
                                : Sentence.of("Makes an even threat: %s now has a winning cell on %s.",
                                        "Schafft eine gerade Drohung: %s hat jetzt ein Gewinnfeld auf %s.", we, name)));
            }
        }
    }

    private void addPlans(List<Reason> reasons, long own, int column) {
        long occupied = own | theirs;
        addDoubleThreatsOf(reasons, own);
        int above = landing(occupied, column);
        if (above >= 0 && !Cells.line(rules, mine, above).isEmpty() && unstoppable(own, theirs).isEmpty()) {
            reasons.add(reason(ReasonKind.WASTES_THREAT, List.of(above), 0, Sentence.of(
                    "Gives up a winning cell of its own: %s can fill %s now.",
                    "Gibt ein eigenes Gewinnfeld auf: %s kann %s jetzt besetzen.", they, Cells.name(rules, above))));
        }
        Following following = Following.in(rules, rules.play(before, column));
        switch (following.enforced()) {
            case WIN -> {
                List<Integer> cells = cells(following.cells());
                reasons.add(reason(ReasonKind.WINS_BY_ZUGZWANG, cells, 0, zugzwang(cells)));
            }
            case DRAW -> reasons.add(reason(ReasonKind.HOLDS_BY_FOLLOWING, List.of(), 0, Sentence.of(
                    "%s cannot lose any more: answering each stone of %s is enough.",
                    "%s kann nicht mehr verlieren: jeden Stein von %s zu beantworten genügt.", we, they)));
            case NOTHING -> {
            }
        }
    }

    private Sentence zugzwang(List<Integer> cells) {
        String names = String.join(", ", Cells.names(rules, cells));
        return cells.size() == 1
                ? Sentence.of("%1$s wins by zugzwang: in the end %2$s has to play below %3$s.",
                        "%1$s gewinnt durch Zugzwang: am Ende muss %2$s unter %3$s spielen.", we, they, names)
                : Sentence.of("%1$s wins by zugzwang: in the end %2$s has to play below one of %3$s.",
                        "%1$s gewinnt durch Zugzwang: am Ende muss %2$s unter eines der Felder %3$s spielen.", we, they,
                        names);
    }

    /** Double threats of the opponent that the move allows, or forestalls. */
    private void addDoubleThreatsOf(List<Reason> reasons, long own) {
        // Who is threatened must answer, and gets to nothing else.
        if (!immediate(own, own | theirs).isEmpty()) {
            return;
        }
        boolean allowed = false;
        for (int answer = 0; answer < rules.size().width() && !allowed; answer++) {
            int cell = landing(own | theirs, answer);
            if (cell >= 0 && doubleThreat(theirs, own, cell)) {
                allowed = true;
                String name = Cells.name(rules, cell);
                reasons.add(reason(ReasonKind.ALLOWS_DOUBLE_THREAT, List.of(cell), answer, Sentence.of(
                        "Lets %s make a double threat with %s.", "Erlaubt %s eine Doppeldrohung mit %s.", they, name)));
            }
        }
        if (allowed || !immediate(mine, mine | theirs).isEmpty()) {
            return;
        }
        for (int answer = 0; answer < rules.size().width(); answer++) {
            int cell = landing(mine | theirs, answer);
            if (cell >= 0 && doubleThreat(theirs, mine, cell)) {
                String name = Cells.name(rules, cell);
                reasons.add(reason(ReasonKind.PREVENTS_DOUBLE_THREAT, List.of(cell), answer, Sentence.of(
                        "Prevents the double threat that %s would have made with %s.",
                        "Verhindert die Doppeldrohung, die %s mit %s gehabt hätte.", they, name)));
                return;
            }
        }
    }

    /** Whether a stone of {@code stones} on {@code cell}, completing nothing, leaves {@code others} without an answer. */
    private boolean doubleThreat(long stones, long others, int cell) {
        long placed = stones | 1L << cell;
        return Cells.line(rules, stones, cell).isEmpty() && immediate(others, placed | others).isEmpty()
                && !unstoppable(placed, others).isEmpty();
    }

    /**
     * Two cells one of which {@code stones} will complete four on, the other player having the next stone and no four to
     * complete with it; none if it can be stopped.
     */
    private List<Integer> unstoppable(long stones, long others) {
        long occupied = stones | others;
        List<Integer> now = immediate(stones, occupied);
        if (now.size() > 1) {
            return now;
        }
        if (now.size() == 1) {
            int above = now.getFirst() + 1;
            if (Cells.row(rules, above) < rules.size().height() && !Cells.line(rules, stones, above).isEmpty()) {
                return List.of(now.getFirst(), above);
            }
        }
        return List.of();
    }

    /** The cells where {@code stones} would complete four with the next stone. */
    private List<Integer> immediate(long stones, long occupied) {
        List<Integer> cells = new ArrayList<>();
        for (int column = 0; column < rules.size().width(); column++) {
            int cell = landing(occupied, column);
            if (cell >= 0 && !Cells.line(rules, stones, cell).isEmpty()) {
                cells.add(cell);
            }
        }
        return cells;
    }

    /** Empty cells where four would be completed now and would not have been before the stone on {@code cell}. */
    private List<Integer> newWinningCells(long own, int cell) {
        List<Integer> cells = new ArrayList<>();
        for (int column = 0; column < rules.size().width(); column++) {
            for (int row = 0; row < rules.size().height(); row++) {
                int target = Cells.cell(rules, column, row);
                if (target != cell && ((own | theirs) >>> target & 1) == 0
                        && Cells.line(rules, mine, target).isEmpty() && !Cells.line(rules, own, target).isEmpty()) {
                    cells.add(target);
                }
            }
        }
        return cells;
    }

    /** The cell a stone falls to; -1 if the column is full. */
    private int landing(long occupied, int column) {
        for (int row = 0; row < rules.size().height(); row++) {
            int cell = Cells.cell(rules, column, row);
            if ((occupied >>> cell & 1) == 0) {
                return cell;
            }
        }
        return -1;
    }

    private boolean isLanding(long occupied, int cell) {
        return landing(occupied, Cells.column(rules, cell)) == cell;
    }

    private static List<Integer> cells(long set) {
        List<Integer> cells = new ArrayList<>();
        for (long left = set; left != 0; left &= left - 1) {
            cells.add(Long.numberOfTrailingZeros(left));
        }
        return cells;
    }

    private static Reason reason(ReasonKind kind, List<Integer> points, int number, Sentence sentence) {
        return new Reason(kind, points, number, sentence);
    }
}
