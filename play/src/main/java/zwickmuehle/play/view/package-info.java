/** What is sent to the page: plain records, one for each shape of the HTTP interface, built from games and thoughts. */
@NullMarked
package zwickmuehle.play.view;

import org.jspecify.annotations.NullMarked;
