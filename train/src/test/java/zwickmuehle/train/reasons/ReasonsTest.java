package zwickmuehle.train.reasons;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.VierGewinntOracle;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.MoveValue;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;
import zwickmuehle.search.Value;
import zwickmuehle.train.PlayedGames;
import zwickmuehle.train.ShippedPuzzles;
import zwickmuehle.train.SmallDatabase;

/** Every sentence about moves of played games, held against checkers that know nothing of how it was found. */
final class ReasonsTest {
    private static final int SAMPLE = 250;
    private static final int MANY = 10_000;
    /** Later positions are solved in no time. */
    private static final int SOLVED_FROM = 20;

    @Test
    void everySentenceAboutASampleOfMuehleIsTrue() {
        for (RuleSet ruleSet : RuleSet.NAMED) {
            Rules rules = new Muehle(ruleSet);
            count(new MuehleChecker(new Values(Oracle.NONE)), PlayedGames.positions(rules, SAMPLE, 1), Oracle.NONE);
        }
    }

    @Test
    void everySentenceAboutASampleOfVierGewinntIsTrue() {
        Oracle solver = solver();
        count(new VierGewinntChecker(new Values(solver)), vierGewinnt(SAMPLE, 1), solver);
    }

    /** Help is asked for where things go badly: most of these positions are lost for one side. */
    @Test
    void everySentenceAboutBadGamesIsTrue() {
        count(new MuehleChecker(new Values(Oracle.NONE)),
                PlayedGames.oneSided(new Muehle(RuleSet.KLASSISCH), SAMPLE, 7), Oracle.NONE);
        Oracle solver = solver();
        count(new VierGewinntChecker(new Values(solver)), PlayedGames.oneSided(VierGewinnt.STANDARD, SAMPLE, 7),
                solver);
    }

    /** A review knows the values of the best move and of the one that was played: nothing follows about the others. */
    @Test
    void whoKnowsTwoValuesDoesNotSpeakOfAnOnlyMove() {
        Oracle solver = solver();
        VierGewinntChecker checker = new VierGewinntChecker(new Values(solver));
        int said = 0;
        for (Game game : PlayedGames.positions(VierGewinnt.STANDARD, SAMPLE, 8)) {
            List<MoveValue> all = new ArrayList<>(values(game, solver));
            all.sort(Comparator.comparingInt((MoveValue move) -> move.value().score()).reversed());
            for (int i = 1; i < all.size(); i++) {
                List<MoveValue> two = List.of(all.getFirst(), all.get(i));
                for (Reason reason : Reasons.of(game, all.get(i).move(), two)) {
                    assertThat(checker.holds(game, all.get(i).move(), reason)).as("%s after %s", reason, game).isTrue();
                    said += reason.kind() == ReasonKind.GIVES_WIN_AWAY ? 1 : 0;
                }
            }
        }
        assertThat(said).isPositive();
    }

    @Test
    @Tag("slow")
    void everySentenceAboutTenThousandPositionsOfMuehleIsTrue() {
        Map<ReasonKind, Integer> counts = count(new MuehleChecker(new Values(Oracle.NONE)),
                PlayedGames.positions(new Muehle(RuleSet.KLASSISCH), MANY, 2), Oracle.NONE);
        tell("Mühle, " + MANY + " positions", counts);
        assertThat(counts).containsKeys(ReasonKind.WINS_BY_TAKING, ReasonKind.CLOSES_MILL, ReasonKind.PREVENTS_MILL,
                ReasonKind.PREPARES_MILL, ReasonKind.OPENS_MILL, ReasonKind.DOUBLE_MILL, ReasonKind.FORCES_MILL,
                ReasonKind.LETS_TAKE_IN_TWO, ReasonKind.GIVES_UP_DEFENCE, ReasonKind.ALLOWS_MILL,
                ReasonKind.UNPROTECTS, ReasonKind.LOCKS_IN, ReasonKind.LETS_FLY);
    }

    @Test
    @Tag("slow")
    void everySentenceAboutTenThousandPositionsOfVierGewinntIsTrue() {
        Oracle solver = solver();
        Map<ReasonKind, Integer> counts = count(new VierGewinntChecker(new Values(solver)), vierGewinnt(MANY, 2),
                solver);
        tell("Vier Gewinnt, " + MANY + " positions", counts);
        assertThat(counts).containsKeys(ReasonKind.MAKES_FOUR, ReasonKind.STOPS_FOUR, ReasonKind.PLAYS_UNDER,
                ReasonKind.IGNORES_FOUR, ReasonKind.DOUBLE_THREAT, ReasonKind.THREATENS_FOUR,
                ReasonKind.MAKES_ODD_THREAT, ReasonKind.MAKES_EVEN_THREAT, ReasonKind.WASTES_THREAT,
                ReasonKind.ALLOWS_DOUBLE_THREAT, ReasonKind.PREVENTS_DOUBLE_THREAT, ReasonKind.WINS_BY_ZUGZWANG,
                ReasonKind.HOLDS_BY_FOLLOWING, ReasonKind.ONLY_WIN, ReasonKind.ONLY_DRAW, ReasonKind.GIVES_WIN_AWAY,
                ReasonKind.GIVES_DRAW_AWAY);
    }

    /** A puzzle says why a try fails: of every move, wherever the solver is to move. */
    @Test
    void everySentenceAboutTheMovesOfSomePuzzlesIsTrue() throws IOException {
        List<Game> tasks = tasks("viergewinnt");
        Oracle solver = solver();
        count(new VierGewinntChecker(new Values(solver)), every(tasks.size() / SAMPLE, tasks), solver);
        tasks = tasks("muehle");
        count(new MuehleChecker(new Values(Oracle.NONE)), every(tasks.size() / SAMPLE, tasks), Oracle.NONE);
    }

    @Test
    @Tag("slow")
    void everySentenceAboutTheMovesOfAllPuzzlesOfVierGewinntIsTrue() throws IOException {
        Oracle solver = solver();
        tell("Vier Gewinnt, all puzzles", count(new VierGewinntChecker(new Values(solver)), tasks("viergewinnt"),
                solver));
    }

    @Test
    @Tag("slow")
    void everySentenceAboutTheMovesOfAllPuzzlesOfMuehleIsTrue() throws IOException {
        Oracle oracle = ShippedPuzzles.wholeDatabase();
        tell("Mühle, all puzzles", count(new MuehleChecker(new Values(oracle)), tasks("muehle"), oracle));
    }

    /** Values and the quiet moves left, where a small database knows everything. */
    @Test
    void everySentenceAboutValuesOfSmallEndingsIsTrue(@TempDir Path folder) throws IOException {
        Oracle oracle = SmallDatabase.of(RuleSet.KLASSISCH, 7, folder);
        SplittableRandom random = new SplittableRandom(3);
        List<Game> games = new ArrayList<>();
        while (games.size() < 400) {
            games.addAll(quietGame(new Muehle(RuleSet.KLASSISCH), random));
        }
        Map<ReasonKind, Integer> counts = count(new MuehleChecker(new Values(oracle)), games, oracle);
        assertThat(counts).containsKeys(ReasonKind.ONLY_WIN, ReasonKind.GIVES_WIN_AWAY, ReasonKind.GIVES_DRAW_AWAY);
    }

    /** A win that stands with nothing behind it comes too late once the quiet moves are nearly used up. */
    @Test
    void aWinThatComesTooLateIsCalledSo(@TempDir Path folder) throws IOException {
        Oracle oracle = SmallDatabase.of(RuleSet.KLASSISCH, 7, folder);
        Muehle rules = new Muehle(RuleSet.KLASSISCH);
        SplittableRandom random = new SplittableRandom(6);
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            int mine = stones(0, 3, random);
            long position = MuehlePosition.of(mine, stones(mine, 3, random), 0, 0, Side.WHITE);
            games.add(Game.from(rules, position, 19));
        }
        games.removeIf(game -> game.outcome().over());
        Map<ReasonKind, Integer> counts = count(new MuehleChecker(new Values(oracle)), games, oracle);
        assertThat(counts).containsKeys(ReasonKind.TOO_SLOW);
    }

    /** A checker that says yes to everything would prove nothing: what is true of one move is not of another. */
    @Test
    void aSentenceThatIsFalseIsFound() {
        Muehle muehle = new Muehle(RuleSet.KLASSISCH);
        int refuted = refuted(new MuehleChecker(new Values(Oracle.NONE)), PlayedGames.positions(muehle, SAMPLE, 4));
        assertThat(refuted).isGreaterThan(100);
        Oracle solver = solver();
        assertThat(refuted(new VierGewinntChecker(new Values(solver)), vierGewinnt(SAMPLE, 4))).isGreaterThan(100);
    }

    @Test
    void bothLanguagesNameTheSamePoints() {
        for (Rules rules : List.of(new Muehle(RuleSet.KLASSISCH), VierGewinnt.STANDARD)) {
            for (Game game : PlayedGames.positions(rules, SAMPLE, 5)) {
                for (MoveReasons move : Reasons.of(game)) {
                    for (Reason reason : move.reasons()) {
                        assertThat(names(reason.sentence().german())).as(reason.toString())
                                .containsExactlyInAnyOrderElementsOf(names(reason.sentence().english()));
                        assertThat(reason.sentence().german()).endsWith(".");
                        assertThat(reason.sentence().english()).endsWith(".");
                    }
                }
            }
        }
    }

    private static void tell(String what, Map<ReasonKind, Integer> counts) {
        System.out.println(what + ": " + counts.values().stream().mapToInt(Integer::intValue).sum() + " sentences "
                + counts);
    }

    private static List<Game> tasks(String game) throws IOException {
        return ShippedPuzzles.of(game).stream().flatMap(puzzle -> ShippedPuzzles.tasks(puzzle).stream()).toList();
    }

    private static List<Game> every(int step, List<Game> games) {
        return IntStream.range(0, games.size() / step).mapToObj(i -> games.get(i * step)).toList();
    }

    private static List<String> names(String sentence) {
        return Arrays.stream(sentence.split("[^a-z0-9]+", -1)).filter(word -> word.matches("[a-g][1-7]")).sorted()
                .toList();
    }

    private static int refuted(Checker checker, List<Game> games) {
        int refuted = 0;
        for (Game game : games) {
            List<MoveReasons> all = Reasons.of(game);
            for (int i = 1; i < all.size(); i++) {
                for (Reason reason : all.get(i - 1).reasons()) {
                    boolean alsoSaid = all.get(i).reasons().contains(reason);
                    boolean impossible = reason.kind() == ReasonKind.LETS_TAKE_IN_TWO;
                    if (!alsoSaid && !impossible && !checker.holds(game, all.get(i).move(), reason)) {
                        refuted++;
                    }
                }
            }
        }
        return refuted;
    }

    /** How often each kind was said; fails at the first false sentence. */
    private static Map<ReasonKind, Integer> count(Checker checker, List<Game> games, Oracle oracle) {
        Map<ReasonKind, Integer> counts = new EnumMap<>(ReasonKind.class);
        for (Game game : games) {
            List<MoveValue> values = values(game, oracle);
            for (MoveReasons move : Reasons.of(game, values, oracle)) {
                for (Reason reason : move.reasons()) {
                    assertThat(checker.holds(game, move.move(), reason))
                            .as("%s of %s after %s", reason, game.rules().notation().move(move.move()), game).isTrue();
                    counts.merge(reason.kind(), 1, Integer::sum);
                }
            }
        }
        assertThat(counts).isNotEmpty();
        return counts;
    }

    private static List<MoveValue> values(Game game, Oracle oracle) {
        if (oracle.equals(Oracle.NONE)
                || (game.rules() instanceof VierGewinnt rules && stones(rules, game) < SOLVED_FROM)) {
            return List.of();
        }
        Values truth = new Values(oracle);
        return Arrays.stream(game.legalMoves()).mapToObj(move -> new MoveValue(move, new Value(
                switch (truth.ofMove(game, move)) {
                    case 1 -> Score.win(Score.MOST_PLIES);
                    case -1 -> Score.loss(Score.MOST_PLIES);
                    default -> Score.DRAW;
                }, true))).toList();
    }

    private static int stones(VierGewinnt rules, Game game) {
        return IntStream.range(0, Size.STANDARD.width()).map(column -> rules.stonesIn(game.position(), column)).sum();
    }

    private static List<Game> vierGewinnt(int count, long seed) {
        return PlayedGames.positions(VierGewinnt.STANDARD, count, seed);
    }

    private static Oracle solver() {
        return new VierGewinntOracle(BookFile.bundled(), new Solver(Size.STANDARD), 0);
    }

    /** Seven stones, and quiet moves as long as there are any, so that the draw comes near. */
    private static List<Game> quietGame(Muehle rules, SplittableRandom random) {
        int mine = stones(0, random.nextInt(3, 5), random);
        int theirs = stones(mine, 7 - Integer.bitCount(mine), random);
        List<Game> games = new ArrayList<>();
        Game game = Game.from(rules, MuehlePosition.of(mine, theirs, 0, 0, Side.WHITE));
        while (!game.outcome().over() && game.length() == game.quietMoves()) {
            games.add(game);
            long position = game.position();
            int[] quiet = Arrays.stream(game.legalMoves()).filter(move -> rules.quiet(position, move)).toArray();
            game = game.play(quiet.length == 0 ? game.legalMoves()[0] : quiet[random.nextInt(quiet.length)]);
        }
        return games;
    }

    private static int stones(int taken, int count, SplittableRandom random) {
        int stones = 0;
        while (Integer.bitCount(stones) < count) {
            stones |= Board.bit(random.nextInt(Board.POINTS)) & ~taken;
        }
        return stones;
    }
}
