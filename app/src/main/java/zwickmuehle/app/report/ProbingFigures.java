package zwickmuehle.app.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.search.Oracle;

/** Asking the Mühle database of this machine. */
final class ProbingFigures {
    private static final int POSITIONS = 20_000;
    private static final int GAMES_TRIED = 100_000;

    private ProbingFigures() {}

    /** @param oracle what this machine knows; a section without figures if that is nothing */
    static Section measure(Muehle rules, Oracle oracle) throws Exception {
        String title = "Probing: muehle";
        long[] games = known(rules, oracle);
        if (games.length == 0) {
            return new Section(title,
                    "There was no Mühle database on the machine when this was measured; `./zwickmuehle solve` makes one.",
                    "", List.of(), List.of(), Section.Plot.NONE);
        }
        long[] scattered = games.clone();
        SplittableRandom random = new SplittableRandom(2);
        for (int i = scattered.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            long swapped = scattered[i];
            scattered[i] = scattered[j];
            scattered[j] = swapped;
        }
        Figure first = probe("the first time, in the order of random games", games, oracle);
        Figure again = probe("again, in the order of random games", games, oracle);
        Figure mixed = probe("again, scattered, all sectors mixed", scattered, oracle);
        return new Section(title,
                "Positions of random games under `" + rules.ruleSet().name()
                        + "` without stones in hand, those the database knows. A probe finds the sector and the piece, checks its block and unpacks the piece unless it is among the last used, and reads one value. The first time nearly every probe unpacks a piece; what was unpacked is kept within its bounds (docs/databases).",
                "probes", List.of(first, again, mixed),
                List.of(String.format(Locale.ROOT,
                        "A probe takes %.1f µs the first time, %.1f µs again in the order of play, %.1f µs scattered.",
                        1e6 / first.rate(), 1e6 / again.rate(), 1e6 / mixed.rate())),
                Section.Plot.NONE);
    }

    private static Figure probe(String what, long[] positions, Oracle oracle) throws Exception {
        return new Figure(what, positions.length, Lap.of(() -> {
            long sum = 0;
            for (long position : positions) {
                sum += oracle.probe(position, 0);
            }
            return sum;
        }));
    }

    /** Positions in sectors that are there; only one of each sector is asked for here, as the others are to be new. */
    private static long[] known(Muehle rules, Oracle oracle) {
        SplittableRandom random = new SplittableRandom(1);
        int[] moves = new int[rules.maxMoves()];
        Map<Integer, Boolean> sectors = new HashMap<>();
        List<Long> positions = new ArrayList<>();
        for (int i = 0; i < GAMES_TRIED && positions.size() < POSITIONS; i++) {
            long position = rules.start();
            for (int n = 0; n < 100 && rules.ending(position) == Ending.ONGOING; n++) {
                if (MuehlePosition.hands(position) == 0 && isKnown(position, oracle, sectors)) {
                    positions.add(position);
                }
                position = rules.play(position, moves[random.nextInt(rules.legalMoves(position, moves))]);
            }
            if (i == 1_000 && positions.isEmpty()) {
                break;
            }
        }
        return positions.stream().mapToLong(Long::longValue).limit(POSITIONS).toArray();
    }

    private static boolean isKnown(long position, Oracle oracle, Map<Integer, Boolean> sectors) {
        int sector = Integer.bitCount(MuehlePosition.moverStones(position)) << Byte.SIZE
                | Integer.bitCount(MuehlePosition.opponentStones(position));
        return sectors.computeIfAbsent(sector, _ -> oracle.probe(position, 0) != Oracle.UNKNOWN);
    }
}
