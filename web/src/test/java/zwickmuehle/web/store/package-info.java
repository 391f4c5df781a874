/** Tests of store. */
@NullMarked
package zwickmuehle.web.store;

import org.jspecify.annotations.NullMarked;
