package zwickmuehle.web.store;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/** The database that was named at the start does not answer, or does not let us in. */
public final class StoreUnreachable extends SpokenException {
    private static final long serialVersionUID = 1;
    private static final int LONGEST = 200;

    private StoreUnreachable(Sentence sentence) {
        super(sentence);
    }

    static StoreUnreachable of(StoreAddress address, Exception e) {
        SQLException told = told(e);
        String state = told == null ? null : told.getSQLState();
        if (state != null && state.startsWith("28")) {
            return new StoreUnreachable(Sentence.of(
                    "the database %s does not let us in: PGUSER and PGPASSWORD, or PGPASSFILE, say as whom we come",
                    "die Datenbank %s lässt uns nicht herein: PGUSER und PGPASSWORD oder PGPASSFILE sagen, als wer wir kommen",
                    address));
        }
        if ("3D000".equals(state)) {
            return new StoreUnreachable(Sentence.of("there is no database %s: createdb makes it",
                    "eine Datenbank %s gibt es nicht: createdb legt sie an", address));
        }
        return new StoreUnreachable(Sentence.of("the database %s cannot be reached (%s)",
                "die Datenbank %s ist nicht zu erreichen (%s)", address, told == null ? "-" : why(told)));
    }

    /** Why there is no line, such as a certificate that nobody trusts: in the words of the driver, which knows no secret. */
    private static String why(SQLException told) {
        return told.getMessage() == null
                ? String.valueOf(told.getSQLState())
                : told.getSQLState() + ": " + Excerpt.spelledOut(told.getMessage().strip(), LONGEST);
    }

    private static @Nullable SQLException told(Exception e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return sql;
            }
        }
        return null;
    }
}
