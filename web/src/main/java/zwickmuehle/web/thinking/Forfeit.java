package zwickmuehle.web.thinking;

import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.SpokenException;

/** A program has lost its game by its own fault; the sentence says which. */
public final class Forfeit extends SpokenException {
    private static final long serialVersionUID = 1;

    private final String program;
    private final VerdictCode code;

    Forfeit(String program, FaultException fault) {
        super(fault.sentence());
        this.program = program;
        this.code = fault.code();
    }

    /** The referee's word against the program, which played {@code side}. */
    public Verdict verdict(Side side) {
        return Verdict.against(side, program, code, sentence());
    }
}
