/**
 * Mühle solved: the moving phase by retrograde analysis, pair of sectors by pair, and placing by search down to it. No
 * files and no clock in here: see {@link zwickmuehle.perfect.muehle.files} for those.
 */
@NullMarked
package zwickmuehle.perfect.muehle;

import org.jspecify.annotations.NullMarked;
