/** HTTP: routes, problems, the guard in front of them, event streams and the files of the page. */
@NullMarked
package zwickmuehle.web.http;

import org.jspecify.annotations.NullMarked;
