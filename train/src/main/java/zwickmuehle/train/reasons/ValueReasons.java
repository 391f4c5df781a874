package zwickmuehle.train.reasons;

import java.util.List;
import java.util.Optional;
import zwickmuehle.rules.Sentence;
import zwickmuehle.search.MoveValue;
import zwickmuehle.search.Value;

/** What follows from exact values: moves that alone keep what there is, and moves that give it away. */
final class ValueReasons {
    private final List<MoveValue> values;
    private final boolean complete;

    /**
     * What follows from these values.
     *
     * @param values of the legal moves, or of some, or none
     * @param legal how many legal moves there are: only who knows all of them knows which is the only one
     */
    ValueReasons(List<MoveValue> values, int legal) {
        this.values = values;
        this.complete = values.size() == legal && values.stream().allMatch(value -> value.value().exact());
    }

    List<Reason> of(int move) {
        Optional<Value.Result> own = values.stream().filter(value -> value.move() == move).findFirst()
                .flatMap(value -> value.value().result());
        return own.isEmpty() ? List.of() : of(own.get());
    }

    private List<Reason> of(Value.Result own) {
        return switch (own) {
            case WIN -> complete && count(Value.Result.WIN) == 1 && values.size() > 1
                    ? said(ReasonKind.ONLY_WIN, 0, "The only move that wins.", "Der einzige Zug, der gewinnt.")
                    : List.of();
            case DRAW -> drawing();
            case LOSS -> losing();
        };
    }

    private List<Reason> drawing() {
        if (count(Value.Result.WIN) > 0) {
            return said(ReasonKind.GIVES_WIN_AWAY, 0, "Gives the win away: now it is a draw.",
                    "Gibt den Gewinn aus der Hand: jetzt ist es unentschieden.");
        }
        return complete && count(Value.Result.DRAW) == 1 && values.size() > 1
                ? said(ReasonKind.ONLY_DRAW, 0, "The only move that holds the draw; every other one loses.",
                        "Der einzige Zug, der das Unentschieden hält; jeder andere verliert.")
                : List.of();
    }

    private List<Reason> losing() {
        if (count(Value.Result.WIN) > 0) {
            return said(ReasonKind.GIVES_WIN_AWAY, -1, "Gives the win away, and even loses.",
                    "Gibt den Gewinn aus der Hand und verliert sogar.");
        }
        return count(Value.Result.DRAW) > 0
                ? said(ReasonKind.GIVES_DRAW_AWAY, 0, "Loses; another move would have held the draw.",
                        "Verliert; ein anderer Zug hätte das Unentschieden gehalten.")
                : List.of();
    }

    private static List<Reason> said(ReasonKind kind, int number, String english, String german) {
        return List.of(new Reason(kind, List.of(), number, new Sentence(english, german)));
    }

    private long count(Value.Result result) {
        return values.stream().filter(value -> value.value().result().equals(Optional.of(result))).count();
    }
}
