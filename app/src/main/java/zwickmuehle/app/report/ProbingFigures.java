package zwickmuehle.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
        Figure first = probe("in the order of random games", games, oracle);
        Figure again = probe("scattered, all sectors mixed", scattered, oracle);
        return new Section(title,
                "Positions of random games under `" + rules.ruleSet().name()
                        + "`, those the database knows. A probe finds the sector and the block, checks and unpacks the block unless it is among the last used, and reads one value.",
                "probes", List.of(first, again),
                List.of(String.format(Locale.ROOT, "A probe takes %.1f µs in the order of play, %.1f µs scattered.",
                        1e6 / first.rate(), 1e6 / again.rate())),
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

    private static long[] known(Muehle rules, Oracle oracle) {
        SplittableRandom random = new SplittableRandom(1);
        int[] moves = new int[rules.maxMoves()];
        List<Long> positions = new ArrayList<>();
        for (int i = 0; i < GAMES_TRIED && positions.size() < POSITIONS; i++) {
            long position = rules.start();
            for (int n = 0; n < 100 && rules.ending(position) == Ending.ONGOING; n++) {
                if (MuehlePosition.moverHand(position) == 0 && oracle.probe(position, 0) != Oracle.UNKNOWN) {
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
}
