/**
 * What can be asked, apart from how it comes in: games, analysis, rules and scenarios. HTTP routes and a page without a
 * server are adapters of what is here.
 */
@NullMarked
package zwickmuehle.play.service;

import org.jspecify.annotations.NullMarked;
