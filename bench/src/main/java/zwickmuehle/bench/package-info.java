/** How fast is it? JMH benchmarks, run by hand; see CONTRIBUTING.md. */
@NullMarked
package zwickmuehle.bench;

import org.jspecify.annotations.NullMarked;
