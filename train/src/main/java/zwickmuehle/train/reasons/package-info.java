/**
 * Why a move is good or bad, in words of a teacher. Start with {@link zwickmuehle.train.reasons.Reasons}. A reason that is
 * false is a defect: the tests hold a checker for every kind, which knows nothing of the code here.
 */
@NullMarked
package zwickmuehle.train.reasons;

import org.jspecify.annotations.NullMarked;
