/**
 * Killers, flooders and fuzzers against the whole program. What is tagged {@code soak} takes minutes and writes figures
 * for docs/reliability.md; the rest runs with every build.
 */
@NullMarked
package zwickmuehle.trust;

import org.jspecify.annotations.NullMarked;
