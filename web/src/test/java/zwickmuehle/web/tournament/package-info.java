@NullMarked
package zwickmuehle.web.tournament;

import org.jspecify.annotations.NullMarked;
