/** The estimate of Mühle positions, fitted to exact results; run by hand, see docs/ai.md. */
@NullMarked
package zwickmuehle.bench.fitting;

import org.jspecify.annotations.NullMarked;
