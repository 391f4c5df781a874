package zwickmuehle.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every game in every variant must hold. Random games come from fixed seeds; each property sees every position. */
public abstract class RulesConformance {
    private static final int GAMES = 16;
    /** Random play under rules without draws may go on for ever. */
    private static final int LONGEST_GAME = 120;

    /** The variants to check; a method of the subclass named {@code variants} provides them to the tests below. */
    protected abstract Twin twin(Rules rules);

    @ParameterizedTest
    @MethodSource("variants")
    protected void legalMovesAgreeWithTheObviousOnes(Rules rules) {
        forEachPosition(rules, 1, game -> {
            SortedSet<String> moves = new TreeSet<>();
            int[] buffer = new int[rules.maxMoves()];
            int count = rules.legalMoves(game.position(), buffer);
            for (int i = 0; i < count; i++) {
                moves.add(rules.notation().move(buffer[i]));
            }
            assertThat(moves).as(game::toString).hasSize(count).isEqualTo(twin(rules).legalMoves(game));
        });
    }

    @ParameterizedTest
    @MethodSource("variants")
    protected void playingAgreesWithTheObviousOne(Rules rules) {
        forEachPosition(rules, 2, game -> {
            if (game.length() > 0) {
                assertThat(twin(rules).position(game)).as(game::toString)
                        .isEqualTo(twin(rules).positionAfterLastMove(game));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("variants")
    protected void theEndAgreesWithTheObviousOne(Rules rules) {
        forEachPosition(rules, 3, game -> {
            assertThat(rules.ending(game.position())).as(game::toString).isEqualTo(twin(rules).ending(game));
            int moves = rules.legalMoves(game.position(), new int[rules.maxMoves()]);
            assertThat(moves == 0).isEqualTo(rules.ending(game.position()) != Ending.ONGOING);
        });
    }

    @ParameterizedTest
    @MethodSource("variants")
    protected void takingBackUndoesPlaying(Rules rules) {
        forEachPosition(rules, 4, game -> {
            for (int move : game.legalMoves()) {
                long after = rules.play(game.position(), move);
                assertThat(rules.takeBack(after, move)).isEqualTo(game.position());
                assertThat(rules.mover(after)).isEqualTo(game.mover().other());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("variants")
    protected void undoReturnsTheGameBefore(Rules rules) {
        forEachPosition(rules, 5, game -> {
            for (int move : game.legalMoves()) {
                assertThat(game.play(move).undo()).isSameAs(game);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("variants")
    protected void positionsSurviveBeingWrittenAndRead(Rules rules) {
        Notation notation = rules.notation();
        forEachPosition(rules, 6, game -> {
            assertThat(notation.parsePosition(notation.position(game.position()))).isEqualTo(game.position());
            String line = notation.protocolPosition(game.position());
            assertThat(notation.parseProtocolPosition(line, game.mover())).isEqualTo(game.position());
        });
    }

    @ParameterizedTest
    @MethodSource("variants")
    protected void movesSurviveBeingWrittenAndRead(Rules rules) {
        Notation notation = rules.notation();
        forEachPosition(rules, 7, game -> {
            for (int move : game.legalMoves()) {
                assertThat(notation.parseMove(notation.move(move))).isEqualTo(move);
                assertThat(notation.parseConsoleMove(notation.consoleMove(move))).isEqualTo(move);
                assertThat(notation.parseProtocolMove(notation.protocolMove(move))).isEqualTo(move);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("variants")
    protected void legalMovesOfEquivalentPositionsCorrespond(Rules rules) {
        forEachPosition(rules, 8, game -> {
            for (int symmetry = 0; symmetry < rules.symmetries(); symmetry++) {
                long image = rules.transform(game.position(), symmetry);
                Set<Integer> expected = new HashSet<>();
                Set<Long> expectedSuccessors = new HashSet<>();
                for (int move : legalMoves(rules, game.position())) {
                    expected.add(rules.transformMove(move, symmetry));
                    expectedSuccessors.add(rules.transform(rules.play(game.position(), move), symmetry));
                }
                Set<Integer> moves = new HashSet<>();
                Set<Long> successors = new HashSet<>();
                for (int move : legalMoves(rules, image)) {
                    moves.add(move);
                    successors.add(rules.play(image, move));
                }
                assertThat(moves).isEqualTo(expected);
                assertThat(successors).isEqualTo(expectedSuccessors);
                assertThat(rules.ending(image)).isEqualTo(rules.ending(game.position()));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("variants")
    protected void equivalentPositionsShareOneCanonicalPosition(Rules rules) {
        forEachPosition(rules, 9, game -> {
            long canonical = rules.canonical(game.position());
            assertThat(rules.transform(game.position(), rules.canonicalSymmetry(game.position()))).isEqualTo(canonical);
            for (int symmetry = 0; symmetry < rules.symmetries(); symmetry++) {
                long image = rules.transform(game.position(), symmetry);
                assertThat(rules.canonical(image)).isEqualTo(canonical).isLessThanOrEqualTo(image);
                assertThat(rules.transform(image, rules.inverse(symmetry))).isEqualTo(game.position());
            }
            assertThat(rules.transform(game.position(), 0)).isEqualTo(game.position());
        });
    }

    @ParameterizedTest
    @MethodSource("variants")
    protected void aMoveIsRefusedWithAReasonIfAndOnlyIfItIsNotGenerated(Rules rules) {
        Random random = new Random(10);
        forEachPosition(rules, 10, game -> {
            Set<Integer> legal = new HashSet<>();
            for (int move : legalMoves(rules, game.position())) {
                legal.add(move);
                assertThat(rules.objection(game.position(), move)).isNull();
            }
            for (int i = 0; i < 50; i++) {
                int move = random.nextInt(-2, 1 << random.nextInt(3, 17));
                Sentence objection = rules.objection(game.position(), move);
                assertThat(objection == null).as("%s: %d", game, move).isEqualTo(legal.contains(move));
                if (objection != null) {
                    assertThat(objection.in(Locale.ENGLISH)).isNotBlank();
                    assertThat(objection.in(Locale.GERMAN)).isNotBlank();
                    assertThatThrownBy(() -> game.play(move)).isInstanceOf(IllegalMoveException.class);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("variants")
    protected void aPositionIsDescribedInBothLanguages(Rules rules) {
        forEachPosition(rules, 11, game -> assertThat(rules.description(game.position())).hasSize(3)
                .allSatisfy(sentence -> assertThat(sentence.english()).isNotBlank().isNotEqualTo(sentence.german())));
    }

    @ParameterizedTest
    @MethodSource("variants")
    protected void withAQuietMoveLimitTheUpperBitsOfAPositionAreFree(Rules rules) {
        long free = rules.quietLimit() == Rules.NO_LIMIT ? 0 : -1L << Rules.POSITION_BITS;
        forEachPosition(rules, 12, game -> {
            for (int symmetry = 0; symmetry < rules.symmetries(); symmetry++) {
                assertThat(rules.transform(game.position(), symmetry) & free).as(game::toString).isZero();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("variants")
    protected void movesFitIntoATable(Rules rules) {
        forEachPosition(rules, 13, game -> {
            for (int move : game.legalMoves()) {
                for (int symmetry = 0; symmetry < rules.symmetries(); symmetry++) {
                    assertThat(rules.transformMove(move, symmetry)).as(game::toString)
                            .isBetween(0, Rules.LARGEST_MOVE);
                }
            }
        });
    }

    /** What a move takes is written behind an x. */
    @ParameterizedTest
    @MethodSource("variants")
    protected void movesShareTheirLowestBitsIfAndOnlyIfTheyDifferInWhatTheyTake(Rules rules) {
        forEachPosition(rules, 14, game -> {
            Map<Integer, String> routes = new HashMap<>();
            for (int move : game.legalMoves()) {
                String written = rules.notation().move(move).split("x", 2)[0];
                String before = routes.put(move & (1 << Rules.ROUTE_BITS) - 1, written);
                assertThat(before).as(game::toString).isIn(null, written);
            }
            assertThat(routes.values()).as(game::toString).doesNotHaveDuplicates();
        });
    }

    /** All positions of random games, and whatever else the subclass adds. */
    private void forEachPosition(Rules rules, long seed, Consumer<Game> property) {
        Random random = new Random(seed);
        starts(rules, random).forEach(start -> {
            Game game = start;
            for (int i = 0; i < LONGEST_GAME; i++) {
                property.accept(game);
                int[] moves = game.legalMoves();
                if (moves.length == 0) {
                    return;
                }
                game = game.play(moves[random.nextInt(moves.length)]);
            }
        });
    }

    /** Where the random games start. */
    protected Stream<Game> starts(Rules rules, Random random) {
        return Stream.generate(() -> Game.start(rules)).limit(GAMES);
    }

    private static int[] legalMoves(Rules rules, long position) {
        int[] moves = new int[rules.maxMoves()];
        return Arrays.copyOf(moves, rules.legalMoves(position, moves));
    }
}
