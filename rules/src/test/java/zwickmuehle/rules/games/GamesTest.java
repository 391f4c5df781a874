package zwickmuehle.rules.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwickmuehle.rules.Rules;

final class GamesTest {
    @ParameterizedTest
    @CsvSource({"muehle, klassisch", "muehle, kurs", "muehle, theorie", "viergewinnt, 7x6", "viergewinnt, 8x7"})
    void rulesAreKnownByTheNamesTheyGive(String game, String variant) {
        Rules rules = Games.rules(game, variant);
        assertThat(rules.game()).isEqualTo(game);
        assertThat(rules.variant()).isEqualTo(variant);
        assertThat(Games.rules(game, variant)).isEqualTo(rules).hasSameHashCodeAs(rules);
    }

    @Test
    void differentRulesAreNotEqual() {
        List<Rules> all = List.of(Games.rules("muehle", "klassisch"), Games.rules("muehle", "kurs"),
                Games.rules("viergewinnt", "7x6"), Games.rules("viergewinnt", "8x7"));
        assertThat(all).doesNotHaveDuplicates();
        assertThat(all.stream().map(Object::hashCode)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"muehle, kurs, WBEEEWEEEEBEEEEEEEEEEEEE 7 7 w, 32", "viergewinnt, 7x6, 1223, 2"})
    void aPositionWithoutSymmetryHasAsManyImagesAsThereAreSymmetries(String game, String variant, String text,
            int images) {
        Rules rules = Games.rules(game, variant);
        long position = rules.notation().parsePosition(text);
        assertThat(rules.symmetries()).isEqualTo(images);
        assertThat(IntStream.range(0, images).mapToLong(symmetry -> rules.transform(position, symmetry)).distinct())
                .hasSize(images);
    }
}
