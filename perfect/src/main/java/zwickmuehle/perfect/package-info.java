/** What is the truth? The Mühle databases, the Vier-Gewinnt solver and its book. */
@NullMarked
package zwickmuehle.perfect;

import org.jspecify.annotations.NullMarked;
