package zwickmuehle.train.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.VierGewinntOracle;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Oracle;
import zwickmuehle.train.ShippedPuzzles;
import zwickmuehle.train.SmallDatabase;

/** What is found is proved, the same every time, and kept as it was. */
final class PuzzlesTest {
    private static final int SAMPLE = 40;

    @Test
    void theSameSeedGivesTheSamePuzzlesAndAnotherSeedOthers() {
        assertThat(found(1)).isEqualTo(found(1)).doesNotContainAnyElementsOf(found(2));
    }

    @Test
    void whatIsFoundIsProvedAndNoTwoAreEquivalent() {
        PuzzleProof proof = new PuzzleProof(vierGewinnt());
        Set<Long> positions = new HashSet<>();
        for (Puzzle puzzle : found(3)) {
            proof.prove(puzzle);
            assertThat(positions.add(puzzle.rules().canonical(puzzle.position()))).as(puzzle.json()).isTrue();
        }
    }

    @Test
    void aWrongSolutionIsNotProved() {
        PuzzleProof proof = new PuzzleProof(vierGewinnt());
        Puzzle right = found(4).getFirst();
        int wrong = Arrays.stream(right.start().legalMoves())
                .filter(move -> right.solutions().stream().noneMatch(line -> line.getFirst() == move)).findFirst()
                .orElseThrow();
        Puzzle puzzle = new Puzzle(right.rules(), right.position(), right.quiet(), right.kind(), right.goal(),
                List.of(List.of(wrong)), null, right.themes());
        assertThatThrownBy(() -> proof.prove(puzzle)).isInstanceOf(AssertionError.class);
    }

    @Test
    void aBookIsReadAsItWasWritten() {
        List<Puzzle> puzzles = found(5);
        String text = PuzzleBook.text(VierGewinnt.STANDARD, puzzles);
        PuzzleBook book = PuzzleBook.parse(text);
        assertThat(book.puzzles()).isEqualTo(puzzles);
        assertThat(book.puzzle(puzzles.getFirst().id())).isEqualTo(puzzles.getFirst());
        assertThatThrownBy(() -> PuzzleBook.parse(text.replaceFirst("\n[a-z] ", "\n? ")))
                .isInstanceOf(NotationException.class).hasMessageContaining("line 2");
    }

    @Test
    void ratingsComeOutAsTheyWere() {
        SplittableRandom random = new SplittableRandom(7);
        List<LevelTally> tallies = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            LevelTally tally = new LevelTally();
            for (int level = 1; level <= LevelTally.LEVELS; level++) {
                for (int attempt = 0; attempt < 30; attempt++) {
                    double chance = RatingFit.chance(1000 + 100 * level, 1000 + 3 * i);
                    tally.add(level, 1, random.nextDouble() < chance ? 1 : 0);
                }
            }
            tallies.add(tally);
        }
        RatingFit fit = RatingFit.of(tallies);
        assertThat(fit.level(1)).isCloseTo(1100, offset(40.0));
        assertThat(fit.level(9)).isCloseTo(1900, offset(40.0));
        assertThat(fit.puzzle(50)).isCloseTo(1150, offset(120.0));
        assertThat(fit.puzzle(250)).isCloseTo(1750, offset(120.0));
    }

    @Test
    void aTallyIsReadAsItWasWrittenAndACutOneIsNot() {
        LevelTally tally = LevelTrials.of(found(8).getFirst());
        assertThat(Objects.requireNonNull(LevelTally.parse(tally.text())).text()).isEqualTo(tally.text());
        assertThat(LevelTally.parse(tally.text().substring(0, 20))).isNull();
    }

    @Test
    void aStrongerLevelSolvesMore() {
        List<Puzzle> puzzles = found(6);
        assertThat(puzzles.stream().mapToInt(puzzle -> LevelTrials.solved(puzzle, 6, 2, 1)).sum())
                .isGreaterThan(puzzles.stream().mapToInt(puzzle -> LevelTrials.solved(puzzle, 1, 2, 1)).sum());
    }

    @Test
    void theShippedPuzzlesOfVierGewinntAreProvedInASample() throws IOException {
        PuzzleProof proof = new PuzzleProof(vierGewinnt());
        List<Puzzle> puzzles = ShippedPuzzles.of("viergewinnt");
        for (int i = 0; i < puzzles.size(); i += puzzles.size() / SAMPLE) {
            proof.prove(puzzles.get(i));
        }
    }

    /** Those with few stones, for which a database is built in a second. */
    @Test
    void theShippedEndingsOfMuehleWithFewStonesAreProved(@TempDir Path folder) throws IOException {
        PuzzleProof proof = new PuzzleProof(SmallDatabase.of(RuleSet.KLASSISCH, 8, folder));
        List<Puzzle> small = ShippedPuzzles.of("muehle").stream()
                .filter(puzzle -> MuehlePosition.hands(puzzle.position()) == 0
                        && Integer.bitCount(MuehlePosition.moverStones(puzzle.position())
                                | MuehlePosition.opponentStones(puzzle.position())) <= 8)
                .toList();
        assertThat(small).isNotEmpty();
        small.forEach(proof::prove);
    }

    @Test
    @Tag("slow")
    void everyShippedPuzzleOfVierGewinntIsProved() throws IOException {
        PuzzleProof proof = new PuzzleProof(vierGewinnt());
        ShippedPuzzles.of("viergewinnt").forEach(proof::prove);
    }

    @Test
    @Tag("slow")
    void everyShippedPuzzleOfMuehleIsProved() throws IOException {
        PuzzleProof proof = new PuzzleProof(ShippedPuzzles.wholeDatabase());
        ShippedPuzzles.of("muehle").forEach(proof::prove);
    }

    private static List<Puzzle> found(long seed) {
        List<Puzzle> puzzles = new ArrayList<>();
        new Finder(VierGewinnt.STANDARD, vierGewinnt(), seed, Finder.Wanted.USUAL).find(6, puzzles::add);
        return puzzles;
    }

    private static Oracle vierGewinnt() {
        return new VierGewinntOracle(BookFile.bundled(), new Solver(Size.STANDARD), 0);
    }
}
