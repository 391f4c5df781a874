/** Searching for the page, off the request threads and within a budget. */
@NullMarked
package zwickmuehle.web.thinking;

import org.jspecify.annotations.NullMarked;
