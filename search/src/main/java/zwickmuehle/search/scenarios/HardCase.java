package zwickmuehle.search.scenarios;

import zwickmuehle.rules.Rules;
import zwickmuehle.search.MoveValue;

/**
 * A position in which Monte Carlo goes wrong: its move is worth less than the best.
 *
 * @param alphaBeta the best move, and its worth as alpha-beta sees it
 * @param monteCarlo the move Monte Carlo chose, and its worth as alpha-beta sees it
 */
public record HardCase(Rules rules, long position, MoveValue alphaBeta, MoveValue monteCarlo) {}
