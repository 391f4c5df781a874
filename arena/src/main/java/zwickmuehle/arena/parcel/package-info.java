/** Programs on their way to other machines. Start with {@link zwickmuehle.arena.parcel.Parcel}. */
@NullMarked
package zwickmuehle.arena.parcel;

import org.jspecify.annotations.NullMarked;
