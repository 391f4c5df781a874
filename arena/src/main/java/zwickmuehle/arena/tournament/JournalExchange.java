package zwickmuehle.arena.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import zwickmuehle.perfect.files.WholeFile;
import zwickmuehle.rules.Sentence;

/**
 * The journal of a tournament whose truth is elsewhere, in a store that several machines play for: brought in from its
 * file and written out into it, so that the same tournament can go on with or without them.
 */
public final class JournalExchange {
    private JournalExchange() {}

    /**
     * All that a journal holds.
     *
     * @param changes who came and went; none if it is of the first version, whose plan is its roster
     */
    public record Contents(List<RosterChange> changes, List<FinishedGame> games) {}

    /** Reads the journal in the folder of a tournament; nothing if there is none. */
    public static Contents read(Path folder, TournamentPlan plan, Consumer<Sentence> told) throws IOException {
        Path file = folder.resolve(Tournament.JOURNAL);
        if (!Files.exists(file)) {
            return new Contents(List.of(), List.of());
        }
        try (Journal journal = Journal.open(file, plan, true, told)) {
            return new Contents(journal.changes(), journal.games());
        }
    }

    /** Writes it anew, as a whole: a reader never sees half of one. */
    public static void write(Path folder, TournamentPlan plan, Contents contents) throws IOException {
        StringBuilder lines = new StringBuilder().append(Journal.head(plan)).append('\n');
        contents.changes().forEach(change -> lines.append(Journal.line(change)).append('\n'));
        contents.games().forEach(game -> lines.append(Journal.line(game)).append('\n'));
        WholeFile.write(folder.resolve(Tournament.JOURNAL), lines.toString());
    }
}
