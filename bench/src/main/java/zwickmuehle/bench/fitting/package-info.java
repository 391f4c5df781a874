/** The estimates of positions of both games, fitted to exact results; run by hand, see docs/ai.md. */
@NullMarked
package zwickmuehle.bench.fitting;

import org.jspecify.annotations.NullMarked;
