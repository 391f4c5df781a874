/**
 * What is a legal game? Positions, moves, outcomes, notation, symmetries and perft of both games, on the JDK alone.
 *
 * <p>A position is one {@code long}, a move is one {@code int}; {@link zwickmuehle.rules.Rules} are pure functions over
 * these numbers. History lives in {@link zwickmuehle.rules.Game} only. Start reading there.
 */
@NullMarked
package zwickmuehle.rules;

import org.jspecify.annotations.NullMarked;
