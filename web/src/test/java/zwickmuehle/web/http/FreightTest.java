package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.rules.Sentence;

/** Answers on their way: so many bytes for each client, whatever others have. */
class FreightTest {
    private static final Client SLOW = new Client("192.0.2.1");
    private final Freight freight = new Freight(100, new Sentence("not read", "nicht gelesen"));

    @Test
    void whoDoesNotReadGetsNoMoreAndOthersDo() {
        Runnable first = freight.send(SLOW, 60);
        Runnable second = freight.send(SLOW, 40);
        assertThatThrownBy(() -> freight.send(SLOW, 1)).isInstanceOf(Refusal.class).hasMessageContaining("not read");
        assertThat(freight.refused()).isOne();
        freight.send(new Client("192.0.2.2"), 100);
        second.run();
        second.run();
        assertThat(freight.underWay(SLOW)).isEqualTo(60);
        freight.send(SLOW, 40).run();
        first.run();
        assertThat(freight.underWay(SLOW)).isZero();
    }

    @Test
    void oneAnswerIsSentHoweverLongItIs() {
        freight.send(SLOW, 1_000).run();
        freight.send(SLOW, 1).run();
        assertThat(freight.underWay(SLOW)).isZero();
    }
}
