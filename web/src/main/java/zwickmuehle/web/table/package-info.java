/** Games being played: who sits where, whose turn it is, what is taken back, and who watches. */
@NullMarked
package zwickmuehle.web.table;

import org.jspecify.annotations.NullMarked;
