package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import zwickmuehle.perfect.muehle.Sector;

/** The time left counts the book of placing, and not what an earlier run has solved. */
final class SolveProgressTest {
    private static final long POSITIONS = 1000;
    private static final long BOOK = 500;

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final AtomicLong clock = new AtomicLong();
    private final PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
    private final SolveProgress.Lines lines = new SolveProgress.Lines(new Console(stream, stream, Locale.ENGLISH),
            POSITIONS, BOOK, clock::get);

    private void after(int seconds) {
        clock.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
    }

    private List<String> said() {
        return err.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void theBookIsCountedFromTheFirstSectorOn() {
        lines.stage(new Sector(3, 3), "level 7");
        after(10);
        lines.solved(500);
        assertThat(said()).singleElement().asString().contains("3-3 solved up to level 7; 500 of 1000 positions")
                .endsWith("about 20 s left, the book of placing included");
    }

    @Test
    void whatWasThereAlreadyTookNoTime() {
        lines.solved(800);
        lines.stage(new Sector(9, 9), "level 1");
        after(10);
        lines.solved(900);
        assertThat(said()).singleElement().asString().contains("about 60 s left");
    }

    @Test
    void theBookSaysHowLongItStillTakes() {
        lines.stage(new Sector(9, 9), "level 1");
        after(10);
        lines.solved(POSITIONS);
        lines.settled(0, 40);
        after(4);
        lines.settled(10, 40);
        assertThat(said()).element(1).isEqualTo("book of placing, 0 of 40 positions settled, about 5 s left");
        assertThat(said()).element(2).isEqualTo("book of placing, 10 of 40 positions settled, about 12 s left");
    }

    @Test
    void aBookAloneSaysNoTimeBeforeItKnowsOne() {
        lines.solved(POSITIONS);
        lines.settled(10, 40);
        assertThat(said()).containsExactly("book of placing, 10 of 40 positions settled");
    }
}
