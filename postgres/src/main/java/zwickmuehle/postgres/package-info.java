/** A real PostgreSQL for tests. No part of the program. */
@NullMarked
package zwickmuehle.postgres;

import org.jspecify.annotations.NullMarked;
