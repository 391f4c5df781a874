/**
 * What is a legal game? Positions, moves, outcomes, notation, symmetries and perft of both games, on the JDK alone.
 *
 * <p>A position is one {@code long}, a move is one {@code int}; {@link zwickmuehle.rules.Rules} are pure functions over
 * these numbers. History lives in {@link zwickmuehle.rules.Game} only. Start reading there.
 *
 * <p>A bot can depend on this module alone. Choosing a move:
 *
 * {@snippet file="RulesBot.java" region="choose"}
 *
 * <p>And speaking the line protocol of the course competition, so that it can play:
 *
 * {@snippet file="RulesBot.java" region="protocol"}
 *
 * <p>The whole file is {@code examples/RulesBot.java}; a test lets it play whole games.
 */
@NullMarked
package zwickmuehle.rules;

import org.jspecify.annotations.NullMarked;
