package zwickmuehle.arena.players;

import java.time.Duration;
import java.util.SplittableRandom;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.RandomThinker;
import zwickmuehle.search.thinkers.Thinkers;

/** An engine of the UCI-like dialect that plays at random. */
public final class TestUciEngine {
    private TestUciEngine() {}

    /** Plays until it is told to quit. */
    public static void main(String[] arguments) throws Exception {
        Rules rules = Games.rules("muehle", "mills=any,repetition=3,quiet=100");
        Equipment equipment = new Equipment(Oracle.NONE, System::nanoTime, new SplittableRandom(1), 1, 1 << 16);
        new UciEngine(rules, new RandomThinker(new SplittableRandom(1)), Thinkers.analyst(rules, equipment), "Tester",
                Duration.ofMillis(50)).run(System.in, System.out);
    }
}
