@NullMarked
package zwickmuehle.arena.parcel;

import org.jspecify.annotations.NullMarked;
