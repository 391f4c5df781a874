/** Games on disk: one SQLite file, in which every acknowledged move stands before anybody hears of it. */
@NullMarked
package zwickmuehle.web.store;

import org.jspecify.annotations.NullMarked;
