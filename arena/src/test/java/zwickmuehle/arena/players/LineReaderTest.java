package zwickmuehle.arena.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What a program said is known by what it could have read until then, not by when somebody got round to it. */
final class LineReaderTest {
    private static final long PATIENCE_NANOS = 10_000_000_000L;

    /** A program's output, breath by breath; between two of them it is given another line. */
    private static final class Output extends InputStream {
        private final Deque<String> breaths;
        private final AtomicInteger handedOver;

        Output(AtomicInteger handedOver, String... breaths) {
            this.handedOver = handedOver;
            this.breaths = new ArrayDeque<>(List.of(breaths));
        }

        @Override
        public int read() {
            throw new UnsupportedOperationException("it is read in whole breaths");
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            String breath = breaths.poll();
            if (breath == null) {
                return -1;
            }
            handedOver.incrementAndGet();
            byte[] bytes = breath.getBytes(StandardCharsets.US_ASCII);
            System.arraycopy(bytes, 0, buffer, offset, bytes.length);
            return bytes.length;
        }
    }

    @Test
    void everyLineKnowsWhatItsProgramHadBeenGiven() throws InterruptedException {
        AtomicInteger handedOver = new AtomicInteger();
        List<LineReader.Heard> told = new ArrayList<>();
        LineReader reader = new LineReader(new Output(handedOver, "name\n", "-1 0 -1\n-1 1 -1\n", "-1 ", "2 -1\n"),
                System::nanoTime, handedOver::get, told::add);
        reader.run();
        List<String> heard = new ArrayList<>();
        while (Objects.requireNonNull(
                reader.next(PATIENCE_NANOS)) instanceof LineReader.Heard.Line(String text, var _, int after)) {
            heard.add(after + ": " + text);
        }
        assertThat(heard).containsExactly("1: name", "2: -1 0 -1", "2: -1 1 -1", "4: -1 2 -1");
        assertThat(told).hasSize(4);
    }
}
