/** And without a server? The room {@code play}, carried by the workers of a page. */
@NullMarked
package zwickmuehle.browser;

import org.jspecify.annotations.NullMarked;
