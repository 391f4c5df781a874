package zwickmuehle.rules.muehle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.IllegalMoveException;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/** The rules of Mühle, one sentence each. */
final class MuehleTest {
    private static final Muehle KLASSISCH = new Muehle(RuleSet.KLASSISCH);
    private static final Muehle KURS = new Muehle(RuleSet.KURS);
    private static final Muehle THEORIE = new Muehle(RuleSet.THEORIE);

    /** White a7 d7 g7 closed, Black f6 and the mill c5 d5 e5. */
    private static final String ONE_OUTSIDE_THE_MILL = "WEWEWBBBBEEEEEEEEEEEEEEE 0 0 w";
    /** The same without f6: all of Black's stones stand in a mill. */
    private static final String ALL_IN_A_MILL = "WEWEWEBBBEEEEEEEEEEEEEEE 0 0 w";

    @Test
    void whiteStartsWithNineStonesEach() {
        long start = KLASSISCH.start();
        assertThat(KLASSISCH.notation().position(start)).isEqualTo("EEEEEEEEEEEEEEEEEEEEEEEE 9 9 w");
        assertThat(moves(KLASSISCH, start)).hasSize(24);
    }

    @Test
    void stonesMoveAlongLinesOnly() {
        Game game = game(KLASSISCH, "WEEEWEEEWEEEEEBEEWEEBEBB 0 0 w");
        assertThat(moves(game)).contains("a7-d7", "a7-a4").doesNotContain("a7-d6");
        refused(game, "a7-f4", "no line joins a7 and f4, and only a player with three stones may fly");
    }

    @Test
    void whoCountsPointsOtherwiseIsToldSo() {
        String position = "WEEEWEEEWEEEEEBEEWEEBEBB 0 0 w";
        assertThat(misread(position, "4 5 -1")).isNull();
        assertThat(misread(position, "5 4 -1")).startsWith("it would be legal if points were counted from 1");
        assertThat(misread(position, "5 3 -1")).isNull();
        assertThat(misread(position, "17 9 -1")).startsWith("it would be legal if points were counted ring by ring");
        assertThat(misread(position, "0 6 -1")).isNull();
        assertThat(misread("WWEEEEEEEEEEEBBEEEEEEEEE 7 7 w", "-1 3 15"))
                .startsWith("it would be legal if points were counted from 1");
        assertThat(misread("EEEEEEWWEEEEEEEEEEEEEEBB 7 7 w", "-1 0 22"))
                .startsWith("it would be legal if points were counted ring by ring");
    }

    /** Wherever a stone is placed by mistake, nearly every other way to count would make it legal. */
    @Test
    void aStoneOnAnOccupiedPointTellsNothingOfHowPointsAreCounted() {
        assertThat(misread("WEEEEEEEEEEEEBEEEEEEEEEE 8 8 w", "-1 13 -1")).isNull();
    }

    private static @Nullable String misread(String position, String answer) {
        Sentence sentence = KURS.misreading(KURS.notation().parsePosition(position),
                KURS.notation().parseProtocolMove(answer));
        return sentence == null ? null : sentence.english();
    }

    @Test
    void aPlayerWithThreeStonesFlies() {
        Game game = game(KLASSISCH, "WEEEWEEEWEEEEEBEEEEEBEBB 0 0 w");
        assertThat(moves(game)).contains("a7-g7", "e5-a1").hasSize(3 * 17);
    }

    @Test
    void aPlayerWithThreeStonesOnTheBoardAndMoreInHandPlaces() {
        Game game = game(KLASSISCH, "WEEEWEEEWEEEEEBEEEEEBEBB 1 0 w");
        assertThat(moves(game)).contains("g7").hasSize(17);
        refused(game, "a7-g7", "White still has stones in hand and must place one");
    }

    @Test
    void aClosedMillMustTakeAStone() {
        Game game = game(KLASSISCH, "WWEEWEEEWEEEEEBEEEEEBEBB 1 0 w");
        refused(game, "g7", "the move closes a mill: White must take a stone");
        refused(game, "a1xg1", "the move closes no mill, so it takes no stone");
        refused(game, "g7xa7", "no stone of Black stands on a7");
        refused(game, "g7xc3", "no stone of Black stands on c3");
        assertThat(moves(game)).contains("g7xg1", "g7xd1", "g7xf2");
    }

    @Test
    void aStoneInAMillMayNotBeTaken() {
        for (Muehle rules : List.of(KLASSISCH, KURS, THEORIE)) {
            Game game = game(rules, ONE_OUTSIDE_THE_MILL);
            refused(game, "d6-d7xd5", "the stone on d5 stands in a mill, where it is safe as long as another is not");
            assertThat(moves(game)).contains("d6-d7xf6").doesNotContain("d6-d7xc5", "d6-d7");
        }
    }

    @Test
    void anyStoneMayBeTakenWhenAllStonesAreInMills() {
        for (Muehle rules : List.of(KLASSISCH, THEORIE)) {
            assertThat(moves(game(rules, ALL_IN_A_MILL))).contains("d6-d7xc5", "d6-d7xd5", "d6-d7xe5")
                    .doesNotContain("d6-d7");
        }
    }

    @Test
    void nothingIsTakenUnderKursWhenAllStonesAreInMills() {
        Game game = game(KURS, ALL_IN_A_MILL);
        assertThat(moves(game)).contains("d6-d7").noneMatch(move -> move.contains("x"));
        refused(game, "d6-d7xc5", "all stones of Black stand in mills, and by these rules none of them may be taken");
    }

    @Test
    void closingTwoMillsAtOnceTakesOneStone() {
        Game game = game(KLASSISCH, "EWWEEEEEEWEEEEBEEEEEBWBB 5 5 w");
        Game after = game.play(game.rules().notation().parseMove("a7xg1"));
        assertThat(Integer.bitCount(MuehlePosition.stones(after.position(), Side.BLACK))).isEqualTo(3);
    }

    @Test
    void aPlayerWithFewerThanThreeStonesHasLost() {
        Game game = game(KLASSISCH, "WWEEWEEEWEEEEEEEEEEEBEBB 1 0 w");
        assertThat(play(game, "g7xg1").outcome()).isEqualTo(new Outcome.Won(Side.WHITE, Ending.TOO_FEW_STONES));
    }

    @Test
    void stonesInHandCountWhenStonesAreCounted() {
        assertThat(KLASSISCH.ending(position("WWEEWEEEWEEEEEEEEEEEBEBE 1 1 b"))).isEqualTo(Ending.ONGOING);
        assertThat(KLASSISCH.ending(position("WWEEWEEEWEEEEEEEEEEEBEBE 1 0 b"))).isEqualTo(Ending.TOO_FEW_STONES);
        assertThat(KLASSISCH.ending(position("WWEEWEEEWEEEEEEEEEEEBEEE 1 1 b"))).isEqualTo(Ending.TOO_FEW_STONES);
    }

    @Test
    void aPlayerWhoWaitsWithFewerThanThreeStonesHasLostToo() {
        for (String text : List.of("WWWEEEEEEEEEEEEEEEEEEEBB 0 0 w", "WWWEEEEEEEEEEEEEEEEEEEEB 0 1 w",
                "WWEEEEEEEEEEEEEEEEEEEEEE 2 0 w")) {
            Game game = game(KLASSISCH, text);
            assertThat(game.outcome()).as(text).isEqualTo(new Outcome.Won(Side.WHITE, Ending.TOO_FEW_STONES));
            assertThat(game.ending().drawn()).isFalse();
            assertThat(game.ending().decisive()).as("the side to move has not lost").isFalse();
            assertThat(moves(KLASSISCH, game.position())).isEmpty();
            assertThat(KLASSISCH.description(game.position()).getFirst().english())
                    .isEqualTo("White wins: fewer than three stones are left");
            assertThat(new SlowMuehle(RuleSet.KLASSISCH).ending(game)).isEqualTo(game.ending());
        }
        refused(game(KLASSISCH, "WWWEEEEEEEEEEEEEEEEEEEBB 0 0 w"), "a7-a4",
                "the game is over (White wins: fewer than three stones are left)");
    }

    @Test
    void bothSidesCannotHaveTooFewStones() {
        for (String text : List.of("EEEEEEEEEEEEEEEEEEEEEEEE 0 0 w", "WWEEEEEEEEEEEEEEEEEEEEBB 0 0 b",
                "WEEEEEEEEEEEEEEEEEEEEEEE 1 2 b")) {
            assertThatThrownBy(() -> position(text)).as(text)
                    .hasMessageContaining("both sides have fewer than three stones on the board and in hand");
        }
        assertThatThrownBy(() -> KURS.notation().parseProtocolPosition("WWEEEEEEEEEEEEEEEEEEEEBB 0 0", Side.WHITE))
                .hasMessageContaining("both sides have fewer than three stones");
    }

    @Test
    void aPlayerWithoutALegalMoveHasLost() {
        // Black a7 d7 g7 a4: each exit is White's once d6-b6 … the last free point, a1, is closed by d1-a1.
        Game game = game(KLASSISCH, "BBBEWEEEEBWEEEWEEEEEEEWE 0 0 w");
        assertThat(play(game, "d1-a1").outcome()).isEqualTo(new Outcome.Won(Side.WHITE, Ending.NO_MOVE));
    }

    @Test
    void theMoverCannotPlaceWithoutStonesInHand() {
        refused(game(KLASSISCH, ONE_OUTSIDE_THE_MILL), "a1",
                "White has no stone in hand and must move one on the board");
    }

    @Test
    void onlyOwnStonesMoveAndOnlyToEmptyPoints() {
        Game game = game(KLASSISCH, "WEWEWBBBBEEWEEEEEEEEEEEE 0 0 w");
        refused(game, "f6-f4", "the stone on f6 belongs to Black");
        refused(game, "a1-a4", "there is no stone on a1");
        refused(game, "d6-d5", "d5 is occupied");
    }

    @Test
    void afterTheEndNoMoveIsLegal() {
        Game game = play(game(KLASSISCH, "WWEEWEEEWEEEEEEEEEEEBEBB 1 0 w"), "g7xg1");
        assertThat(game.legalMoves()).isEmpty();
        refused(game, "d1-a1", "the game is over (White wins: fewer than three stones are left)");
    }

    @Test
    void theThirdOccurrenceOfAPositionDraws() {
        Game game = game(KLASSISCH, "WEEWWWEEEEEEEEEBBBEEEEEB 0 0 w");
        for (String move : List.of("a7-a4", "g1-g4", "a4-a7", "g4-g1", "a7-a4", "g1-g4", "a4-a7")) {
            game = play(game, move);
            assertThat(game.outcome().over()).as(move).isFalse();
        }
        game = play(game, "g4-g1");
        assertThat(game.occurrences()).isEqualTo(3);
        assertThat(game.outcome()).isEqualTo(new Outcome.Drawn(Ending.REPETITION));
        assertThat(game.undo().outcome().over()).isFalse();
    }

    @Test
    void repetitionDoesNotDrawUnderTheorie() {
        Game game = game(THEORIE, "WEEWWWEEEEEEEEEBBBEEEEEB 0 0 w");
        for (int i = 0; i < 50; i++) {
            game = play(play(play(play(game, "a7-a4"), "g1-g4"), "a4-a7"), "g4-g1");
        }
        assertThat(game.outcome().over()).isFalse();
        assertThat(game.quietMoves()).isEqualTo(200);
    }

    @Test
    void twentyQuietMovesDrawUnderKlassisch() {
        Game game = walkAround(game(KLASSISCH, "WEEWWWEEEEEEEEEBBBEEEEEB 0 0 w"), 19);
        assertThat(game.outcome().over()).isFalse();
        assertThat(walkAround(game, 1).outcome()).isEqualTo(new Outcome.Drawn(Ending.QUIET_MOVES));
    }

    @Test
    void aCaptureStartsTheQuietMovesAnew() {
        Game game = play(play(game(KLASSISCH, "WEEWWWEEEEEEEEEBBBEEEEEB 0 0 w"), "d6-d7"), "g1-g4");
        assertThat(game.quietMoves()).isEqualTo(2);
        assertThat(play(game, "d7-d6xg4").quietMoves()).isZero();
    }

    @Test
    void placingIsNotQuiet() {
        Game game = play(play(Game.start(KLASSISCH), "a7"), "g1");
        assertThat(game.quietMoves()).isZero();
        Game oneHandLeft = game(KLASSISCH, "WEEWWWEEEEEEEEEBBBEEEEEB 0 1 w");
        assertThat(play(oneHandLeft, "a7-a4").quietMoves()).isZero();
    }

    @Test
    void aMoveThatWinsWinsEvenAsTheLastQuietMove() {
        Muehle atOnce = new Muehle(RuleSet.parse("quiet=1"));
        Game game = game(atOnce, "BBBEWEEEEBWEEEWEEEEEEEWE 0 0 w");
        assertThat(play(game, "d1-a1").outcome()).isEqualTo(new Outcome.Won(Side.WHITE, Ending.NO_MOVE));
        assertThat(play(game, "d1-g1").outcome()).isEqualTo(new Outcome.Drawn(Ending.QUIET_MOVES));
    }

    @Test
    void eachPlayerHasAPhaseOfTheirOwn() {
        long position = position("WEEEWEEEWEEEEEBEEEEEBEBB 0 2 w");
        assertThat(MuehlePosition.phase(position, Side.WHITE)).isEqualTo(Phase.FLYING);
        assertThat(MuehlePosition.phase(position, Side.BLACK)).isEqualTo(Phase.PLACING);
        assertThat(MuehlePosition.phase(position("WEEEWEEEWEEEEEBEEEEEBEBB 0 0 w"), Side.BLACK))
                .isEqualTo(Phase.MOVING);
    }

    @Test
    void coloursSwappedTogetherWithTheMoverAreEquivalent() {
        long position = position("WEEEWEEEWEEEEEBEEEEEBEBB 0 2 w");
        long swapped = position("BEEEBEEEBEEEEEWEEEEEWEWW 2 0 b");
        assertThat(KLASSISCH.canonical(swapped)).isEqualTo(KLASSISCH.canonical(position));
        long handsNotSwapped = position("BEEEBEEEBEEEEEWEEEEEWEWW 0 2 b");
        assertThat(KLASSISCH.canonical(handsNotSwapped)).isNotEqualTo(KLASSISCH.canonical(position));
        long samePlayerToMove = position("BEEEBEEEBEEEEEWEEEEEWEWW 2 0 w");
        assertThat(KLASSISCH.canonical(samePlayerToMove)).isNotEqualTo(KLASSISCH.canonical(position));
    }

    @Test
    void aPositionIsDescribedInWords() {
        assertThat(describe("WEEEWEEEWEEEEEBEEEEEBEBB 0 2 w")).containsExactly(
                "White to move: fly with a stone to any empty point", "White: 3 on the board, 0 in hand",
                "Black: 4 on the board, 2 in hand");
        assertThat(describe("WEEEWEEEWEEEEEBEEEEEBEBB 0 2 b").getFirst()).isEqualTo("Black to move: place a stone");
        assertThat(describe("WEEEWEEEWEEEEEBEEEEEBEBB 0 0 b").getFirst())
                .isEqualTo("Black to move: move a stone along a line");
        assertThat(describe("WEEEWEEEWEEEEEBEEEEEBEEE 0 0 b").getFirst())
                .isEqualTo("White wins: fewer than three stones are left");
    }

    private static List<String> describe(String position) {
        return KLASSISCH.description(position(position)).stream().map(Object::toString).toList();
    }

    /** Quiet moves of White (a7-a4-a1-d1 …) and Black (g1-g4-g7-…) that repeat no position. */
    private static Game walkAround(Game start, int moves) {
        Game game = start;
        for (int i = 0; i < moves; i++) {
            Game here = game;
            game = Arrays.stream(game.legalMoves()).mapToObj(here::play)
                    .filter(next -> next.quietMoves() == here.quietMoves() + 1 && next.occurrences() == 1)
                    .min((a, b) -> Long.compare(hash(a), hash(b))).orElseThrow();
        }
        return game;
    }

    private static long hash(Game game) {
        return game.position() * 0x9E3779B97F4A7C15L;
    }

    private static Game game(Muehle rules, String position) {
        return Game.from(rules, position(position));
    }

    private static long position(String text) {
        return KLASSISCH.notation().parsePosition(text);
    }

    private static Game play(Game game, String move) {
        return game.play(game.rules().notation().parseMove(move));
    }

    private static List<String> moves(Game game) {
        return moves(game.rules(), game.position());
    }

    private static List<String> moves(Rules rules, long position) {
        int[] moves = new int[rules.maxMoves()];
        int count = rules.legalMoves(position, moves);
        return Arrays.stream(moves, 0, count).mapToObj(rules.notation()::move).toList();
    }

    private static void refused(Game game, String move, String why) {
        assertThatThrownBy(() -> play(game, move)).isInstanceOf(IllegalMoveException.class).hasMessage(why);
        assertThat(Stream.of(game.rules().notation().parseMove(move))).noneMatch(
                m -> Arrays.stream(game.legalMoves()).anyMatch(legal -> legal == m));
    }
}
