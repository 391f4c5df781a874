/**
 * What strangers can feed to the program, one class an entry, each with the method that Jazzer calls. Only a
 * {@link zwickmuehle.rules.SpokenException}, one sentence for people, may come out; anything else is a find.
 */
@NullMarked
package zwickmuehle.trust.fuzz;

import org.jspecify.annotations.NullMarked;
