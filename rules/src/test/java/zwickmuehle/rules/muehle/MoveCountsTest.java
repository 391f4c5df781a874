package zwickmuehle.rules.muehle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.SharedData;

/** Counts of moves, of mills they close and of stones to take, made by a university course. */
final class MoveCountsTest {

    @Test
    void movesMillsAndTakeableStonesAgreeOnEveryLine() {
        List<String> lines = SharedData.lines("muehle_move_counts.txt");
        Muehle rules = new Muehle(RuleSet.THEORIE);
        int[] moves = new int[rules.maxMoves()];
        for (String line : lines) {
            String[] words = line.split(" ", -1);
            long position = rules.notation().parsePosition(String.join(" ", List.of(words).subList(0, 4)));
            Set<Integer> ways = new HashSet<>();
            Set<Integer> closing = new HashSet<>();
            Set<Integer> taken = new HashSet<>();
            int count = rules.legalMoves(position, moves);
            for (int i = 0; i < count; i++) {
                int way = MuehleMove.moving(MuehleMove.from(moves[i]), MuehleMove.to(moves[i]));
                ways.add(way);
                if (MuehleMove.captures(moves[i])) {
                    closing.add(way);
                    taken.add(MuehleMove.captured(moves[i]));
                }
            }
            assertThat(ways.size() + " " + closing.size() + " " + taken.size()).as(line)
                    .isEqualTo(words[4] + " " + words[5] + " " + words[6]);
        }
        assertThat(lines).hasSizeGreaterThan(100);
    }
}
