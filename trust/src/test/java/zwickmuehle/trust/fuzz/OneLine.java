package zwickmuehle.trust.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import zwickmuehle.rules.SpokenException;

/** Runs a reader on bad input: it succeeds, or says in one line what is wrong. */
final class OneLine {
    private static final int LONGEST = 1_000;

    private OneLine() {}

    /** Something that may refuse. */
    interface Reading {
        void read() throws IOException;
    }

    static void orRead(Reading reading) {
        try {
            reading.read();
        } catch (SpokenException refused) {
            for (Locale language : new Locale[]{Locale.ENGLISH, Locale.GERMAN}) {
                String sentence = refused.sentence().in(language);
                if (sentence.isBlank() || sentence.length() > LONGEST
                        || sentence.chars().anyMatch(Character::isISOControl)) {
                    throw new IllegalStateException("a sentence that is none: " + sentence, refused);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
