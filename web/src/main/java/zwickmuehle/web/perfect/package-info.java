/** Mühle databases built on request while the server runs: what there is, what more costs, and how far it has come. */
@NullMarked
package zwickmuehle.web.perfect;

import org.jspecify.annotations.NullMarked;
