package zwickmuehle.rules;

/** How a game stands: still going on, won by one side, or drawn, and by which rule. */
public sealed interface Outcome {

    record Ongoing() implements Outcome {}

    record Won(Side winner, Ending reason) implements Outcome {
        public Won {
            if (!reason.decisive()) {
                throw new IllegalArgumentException(reason + " wins no game");
            }
        }
    }

    record Drawn(Ending reason) implements Outcome {
        public Drawn {
            if (!reason.drawn()) {
                throw new IllegalArgumentException(reason + " draws no game");
            }
        }
    }

    static Outcome of(Ending ending, Side mover) {
        if (ending.decisive()) {
            return new Won(mover.other(), ending);
        }
        if (ending.wonByMover()) {
            return new Won(mover, Ending.TOO_FEW_STONES);
        }
        return ending.drawn() ? new Drawn(ending) : new Ongoing();
    }

    default boolean over() {
        return !(this instanceof Ongoing);
    }

    /** The outcome of a game by these rules in words, such as "White wins: no move is possible". */
    default Sentence inWords(Rules rules) {
        return switch (this) {
            case Won(Side winner, Ending reason) ->
                Sentence.of("%s wins: %s", "%s gewinnt: %s", rules.sideName(winner), reason.reason());
            case Drawn(Ending reason) -> Sentence.of("draw: %s", "Unentschieden: %s", reason.reason());
            case Ongoing _ -> Ending.ONGOING.reason();
        };
    }
}
