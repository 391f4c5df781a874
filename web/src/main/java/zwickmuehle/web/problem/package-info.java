/** What is answered when something cannot be done. */
@NullMarked
package zwickmuehle.web.problem;

import org.jspecify.annotations.NullMarked;
