/** Regular expressions and formats as small as the page needs them: those of TeaVM's library are a quarter of the module. */
@NullMarked
package zwickmuehle.substitutes.text;

import org.jspecify.annotations.NullMarked;
