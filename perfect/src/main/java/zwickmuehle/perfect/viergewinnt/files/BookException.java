package zwickmuehle.perfect.viergewinnt.files;

import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/** A book that cannot be used: damaged, or made for something else; the sentence names it. */
public final class BookException extends SpokenException {
    private static final long serialVersionUID = 1;

    /** A sentence with arguments; see {@link Sentence#of}. */
    BookException(String english, String german, Object... arguments) {
        super(Sentence.of(english, german, arguments));
    }
}
