/** Tests against a real server on a free port, with a real client. */
@NullMarked
package zwickmuehle.web.http;

import org.jspecify.annotations.NullMarked;
