/** Machines that play games of a tournament for a server; docs/workers.md has what they say to each other. Start with {@link zwickmuehle.web.work.Worker}. */
@NullMarked
package zwickmuehle.web.work;

import org.jspecify.annotations.NullMarked;
