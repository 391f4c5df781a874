package zwickmuehle.train.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.thinkers.Thinkers;

/** Lets a level try a puzzle. It knows nothing but the position; the replies are those of the solution. One thread. */
public final class LevelTrials {
    private static final long TABLE_BYTES = 4 << 20;
    /** From this level on nobody slips, and tries differ by hardly anything: one is enough. */
    private static final int CAREFUL = 7;
    private static final int TRIES = 4;

    private LevelTrials() {}

    /** Lets every level try. */
    public static LevelTally of(Puzzle puzzle) {
        LevelTally tally = new LevelTally();
        for (int level = 1; level <= LevelTally.LEVELS; level++) {
            int tries = level < CAREFUL ? TRIES : 1;
            tally.add(level, tries, solved(puzzle, level, tries, puzzle.position() + level));
        }
        return tally;
    }

    /** How many of so many tries a level solves; the same for the same seed. */
    public static int solved(Puzzle puzzle, int level, int tries, long seed) {
        int solved = 0;
        for (int i = 0; i < tries; i++) {
            SplittableRandom random = new SplittableRandom(seed * 31 + i);
            Equipment equipment = new Equipment(Oracle.NONE, () -> 0, random, 1, TABLE_BYTES);
            if (solves(puzzle, Thinkers.parse("level:" + level, puzzle.rules(), equipment))) {
                solved++;
            }
        }
        return solved;
    }

    private static boolean solves(Puzzle puzzle, Thinker thinker) {
        List<Integer> played = new ArrayList<>();
        Game game = puzzle.start();
        while (true) {
            int move = thinker.think(game, Limits.NONE, () -> false, _ -> {}).move();
            played.add(move);
            if (!puzzle.begins(played)) {
                return false;
            }
            List<Integer> line = puzzle.solutions().stream()
                    .filter(solution -> solution.subList(0, Math.min(solution.size(), played.size())).equals(played))
                    .findFirst().orElseThrow();
            if (line.size() == played.size()) {
                return true;
            }
            int reply = line.get(played.size());
            played.add(reply);
            game = game.play(move).play(reply);
        }
    }
}
