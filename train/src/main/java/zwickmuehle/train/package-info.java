/**
 * What can I learn? Everything here follows from rules, search and perfect knowledge, and is told in both languages. It
 * runs in a page, too: no thread, file, socket, lock or clock; what is read from outside comes in as text.
 */
@NullMarked
package zwickmuehle.train;

import org.jspecify.annotations.NullMarked;
