/** What is a good move? Alpha-beta search, evaluators, Monte Carlo, levels, and the interface of perfect knowledge. */
@NullMarked
package zwickmuehle.search;

import org.jspecify.annotations.NullMarked;
