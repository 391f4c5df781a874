/**
 * What is a good move? Alpha-beta search, evaluators, Monte Carlo, levels, and the interface of perfect knowledge.
 *
 * <p>Anything that finds a move is a {@link zwickmuehle.search.Thinker}, made from the same words as on the command line
 * by {@link zwickmuehle.search.thinkers.Thinkers}.
 * What comes from outside (perfect knowledge, clock, chance, threads, memory) is handed in, so thinking can be replayed:
 *
 * {@snippet class="zwickmuehle.search.ExampleTest" region="think"}
 */
@NullMarked
package zwickmuehle.search;

import org.jspecify.annotations.NullMarked;
