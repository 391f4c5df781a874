/** Tests of what the page is told. */
@NullMarked
package zwickmuehle.play.view;

import org.jspecify.annotations.NullMarked;
