/**
 * The whole program in a real browser: a server process is started, a headless Chromium opens the page and plays. What
 * is tested here is what a person sees; the rules and the HTTP answers have their own tests below.
 */
@NullMarked
package zwickmuehle.browsertests;

import org.jspecify.annotations.NullMarked;
