package zwickmuehle.perfect.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class EnvelopeTest {
    /** A version as a digit, and as a number; both orders of bytes. */
    static Stream<Envelope> envelopes() {
        return Stream.of(new Envelope("LETTER", (byte) '1', ByteOrder.LITTLE_ENDIAN),
                new Envelope("CARD", (byte) 1, ByteOrder.BIG_ENDIAN));
    }

    private static byte[] written(Envelope envelope) {
        return Envelope.sealed(envelope.begin(3 * Integer.BYTES).putInt(1).putInt(2).putInt(3));
    }

    @ParameterizedTest
    @MethodSource("envelopes")
    void whatWasPutInComesOut(Envelope envelope) {
        byte[] bytes = written(envelope);
        assertThat(envelope.claim(bytes)).isEqualTo(Envelope.Claim.OURS);
        assertThat(envelope.isIntact(bytes)).isTrue();
        ByteBuffer content = envelope.content(bytes);
        assertThat(new int[]{content.getInt(), content.getInt(), content.getInt()}).containsExactly(1, 2, 3);
        assertThat(content.hasRemaining()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("envelopes")
    void everyFlippedBitAndEveryMissingByteIsFound(Envelope envelope) {
        byte[] bytes = written(envelope);
        for (int bit = 0; bit < 8 * bytes.length; bit++) {
            byte[] damaged = bytes.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            assertThat(envelope.isIntact(damaged)).as("bit %d", bit).isFalse();
        }
        for (int length = 0; length < bytes.length; length++) {
            assertThat(envelope.isIntact(Arrays.copyOf(bytes, length))).as("%d bytes", length).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("envelopes")
    void aNewerVersionIsToldFromSomethingElse(Envelope envelope) {
        byte[] bytes = written(envelope);
        int version = envelope.kind().length();
        bytes[version] = (byte) (envelope.version() + 1);
        assertThat(envelope.claim(bytes)).isEqualTo(Envelope.Claim.NEWER);
        bytes[version] = (byte) (envelope.version() - 1);
        assertThat(envelope.claim(bytes)).isEqualTo(Envelope.Claim.SOMETHING_ELSE);
        bytes[version] = -1;
        assertThat(envelope.claim(bytes)).isEqualTo(Envelope.Claim.SOMETHING_ELSE);
        bytes[version] = envelope.version();
        bytes[0]++;
        assertThat(envelope.claim(bytes)).isEqualTo(Envelope.Claim.SOMETHING_ELSE);
        assertThat(envelope.claim(new byte[0])).isEqualTo(Envelope.Claim.SOMETHING_ELSE);
    }

    @Test
    void whoSaysAWrongLengthIsToldSo() {
        Envelope envelope = new Envelope("CARD", (byte) 1, ByteOrder.BIG_ENDIAN);
        assertThatThrownBy(() -> Envelope.sealed(envelope.begin(5).putInt(1)))
                .isInstanceOf(IllegalStateException.class);
    }
}
