/** The page's JavaScript, held to types, form and tests as the Java is. */
@NullMarked
package zwickmuehle.web.page;

import org.jspecify.annotations.NullMarked;
