/**
 * Ten small tasks that any good player solves: acceptance scenarios for the search, exercises for students. Start with
 * {@link zwickmuehle.search.scenarios.Scenarios}. Beside them {@link zwickmuehle.search.scenarios.Bench}, fixed searches
 * whose nodes are counted.
 */
@NullMarked
package zwickmuehle.search.scenarios;

import org.jspecify.annotations.NullMarked;
