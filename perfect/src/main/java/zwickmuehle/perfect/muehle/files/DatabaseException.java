package zwickmuehle.perfect.muehle.files;

import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/** A database that cannot be used: damaged, made for other rules, or not there; the sentence names the file. */
public final class DatabaseException extends SpokenException {
    private static final long serialVersionUID = 1;

    /** A sentence with arguments; see {@link Sentence#of}. */
    DatabaseException(String english, String german, Object... arguments) {
        super(Sentence.of(english, german, arguments));
    }

    /** A file that was there, and now cannot be had. */
    public static DatabaseException outOfReach(String file) {
        return new DatabaseException("%s cannot be reached now", "%s ist gerade nicht zu erreichen", file);
    }
}
