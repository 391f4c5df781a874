/** What does a person see? HTTP, live updates, stored games and the page. */
@NullMarked
package zwickmuehle.web;

import org.jspecify.annotations.NullMarked;
