/**
 * Ten small tasks that any good player solves: acceptance scenarios for the search, exercises for students. Start with
 * {@link zwickmuehle.search.scenarios.Scenarios}.
 */
@NullMarked
package zwickmuehle.search.scenarios;

import org.jspecify.annotations.NullMarked;
