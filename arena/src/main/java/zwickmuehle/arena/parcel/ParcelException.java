package zwickmuehle.arena.parcel;

import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/** A folder that can't be packed, or a parcel that can't be unpacked; nothing of it is left behind. */
public final class ParcelException extends SpokenException {
    private static final long serialVersionUID = 1;

    ParcelException(String english, String german, Object... arguments) {
        super(Sentence.of(english, german, arguments));
    }
}
