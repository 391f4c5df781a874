package zwickmuehle.bench.fitting;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.PackedResults;
import zwickmuehle.perfect.muehle.PlacingSearch;
import zwickmuehle.perfect.muehle.MoverResult;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;

/** The exact results of positions, from a whole database in memory (2.3 GB); placing is searched down to it. */
final class DatabaseTruth {
    /** Early placing takes long: of positions with many stones in hand only some are kept, and few nodes spent on each. */
    private static final long MOST_NODES = 20_000;

    private final Muehle rules;
    private final PackedResults moving;
    private final PlacingSearch placing;

    /** @param tableBits what is found out about placing is kept in 2 to the power of this entries of eight bytes */
    DatabaseTruth(Path database, Muehle rules, int tableBits) throws IOException {
        this.rules = rules;
        try (Crew crew = new Crew(Runtime.getRuntime().availableProcessors())) {
            moving = Database.results(database, rules.ruleSet(), crew);
        }
        placing = new PlacingSearch(rules, moving, tableBits);
    }

    /** Each kind of position once, with its result where that can be found soon. */
    List<Known> of(List<Long> positions) {
        List<Known> known = new ArrayList<>();
        Set<Long> seen = new HashSet<>();
        int turn = 0;
        for (long position : positions) {
            turn++;
            if (turn % oneOf(MuehlePosition.hands(position)) == 0 && seen.add(rules.canonical(position))) {
                int result = result(position);
                if (result != MoverResult.UNKNOWN) {
                    known.add(new Known(position, result));
                }
            }
        }
        return known;
    }

    private static int oneOf(int hands) {
        if (hands > 10) {
            return 40;
        }
        if (hands > 6) {
            return 12;
        }
        return hands > 3 ? 4 : 1;
    }

    /** The result of any position of a game, however long it takes. */
    int any(long position) {
        if (MuehlePosition.hands(position) > 0) {
            return placing.result(position);
        }
        int mover = MuehlePosition.moverStones(position);
        return Integer.bitCount(mover) < Sector.FEWEST
                ? MoverResult.LOSS
                : moving.result(mover, MuehlePosition.opponentStones(position));
    }

    private int result(long position) {
        int mover = MuehlePosition.moverStones(position);
        int opponent = MuehlePosition.opponentStones(position);
        if (MuehlePosition.hands(position) > 0) {
            long limit = placing.nodes() + MOST_NODES;
            return placing.result(position, () -> placing.nodes() > limit);
        }
        boolean over = Math.min(Integer.bitCount(mover), Integer.bitCount(opponent)) < Sector.FEWEST;
        return over ? MoverResult.UNKNOWN : moving.result(mover, opponent);
    }

    /** A position and its {@link MoverResult} for the mover. */
    record Known(long position, int result) {
        /** 1 for a win, ½ for a draw, 0 for a loss. */
        double share() {
            return (result + 1) / 2.0;
        }
    }
}
