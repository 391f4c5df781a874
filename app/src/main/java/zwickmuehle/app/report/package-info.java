/**
 * {@code bench --report}: how fast everything is, measured here and now, as a Markdown page with drawn plots. Not for
 * judging a change of one function (that is what JMH in room bench is for), but for telling people what to expect.
 */
@NullMarked
package zwickmuehle.app.report;

import org.jspecify.annotations.NullMarked;
