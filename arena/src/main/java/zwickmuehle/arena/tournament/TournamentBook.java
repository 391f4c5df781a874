package zwickmuehle.arena.tournament;

import java.io.IOException;
import java.util.List;

/**
 * What is remembered of a tournament: who comes and goes, and the games that count. Nothing in it is ever changed. The
 * {@link Journal} is one, in a file; where several machines play, a store is. Used by one thread at a time.
 */
public interface TournamentBook extends AutoCloseable {

    /** The games so far, in the order in which they were counted. */
    List<FinishedGame> games();

    /** The plan with its participants in the order of this book, new ones at the end, and with its roster. */
    TournamentPlan plan(TournamentPlan file);

    void add(RosterChange change) throws IOException;

    /** The last round of which a game was played; 0 if none was. */
    default int lastRound() {
        return games().stream().mapToInt(game -> game.fixture().round()).max().orElse(0);
    }

    @Override
    void close() throws IOException;
}
