package zwickmuehle.search.muehle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What the patterns of a Mühle board are worth: a line for each {@link Patterns.Stage} with a letter for each kind of
 * pattern, then as many with a letter for each number of stones of the mover and of the opponent, all in the letters of
 * {@link PatternTables}. Written by {@code FitMuehle} (room {@code bench}); docs/ai.md tells how it was made.
 */
final class PatternWeights {
    private PatternWeights() {}

    /** The lines of the file. A page gets it beside its module, so this class has a substitute there. */
    static List<String> lines() {
        try (InputStream file = PatternWeights.class.getResourceAsStream("patterns.txt")) {
            if (file == null) {
                throw new IllegalStateException("the program was packed without what it knows of patterns");
            }
            return new String(file.readAllBytes(), StandardCharsets.US_ASCII).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
