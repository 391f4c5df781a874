package zwickmuehle.train.reasons;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.muehle.PointNames;

/** Works on names of points and on moves as text, and asks the rules for nothing but legal moves and outcomes. */
final class MuehleChecker implements Checker {
    private static final List<Set<String>> MILLS = List.of("a7 d7 g7", "b6 d6 f6", "c5 d5 e5", "a4 b4 c4", "e4 f4 g4",
            "c3 d3 e3", "b2 d2 f2", "a1 d1 g1", "a7 a4 a1", "b6 b4 b2", "c5 c4 c3", "d7 d6 d5", "d3 d2 d1", "e5 e4 e3",
            "f6 f4 f2", "g7 g4 g1").stream().map(mill -> Set.of(mill.split(" ", -1))).toList();

    private final Values values;

    MuehleChecker(Values values) {
        this.values = values;
    }

    /** A legal move taken apart; empty where there is nothing. */
    private record Step(String from, String to, String taken) {
        static Step of(String text) {
            String[] capture = text.split("x", -1);
            String[] route = capture[0].split("-", -1);
            return new Step(route.length == 2 ? route[0] : "", route[route.length - 1],
                    capture.length == 2 ? capture[1] : "");
        }
    }

    @Override
    public boolean holds(Game game, int move, Reason reason) {
        Game after = game.play(move);
        Step step = Step.of(game.rules().notation().move(move));
        List<String> points = reason.points().stream().map(PointNames.COORDINATES::of).toList();
        Set<String> mill = Set.copyOf(points);
        Set<String> own = stones(game, game.mover().name().charAt(0));
        Set<String> ownAfter = stones(after, game.mover().name().charAt(0));
        return switch (reason.kind()) {
            case WINS_BY_TAKING -> lost(after, Ending.TOO_FEW_STONES) && step.taken().equals(points.getFirst());
            case WINS_BY_BLOCKING -> lost(after, Ending.NO_MOVE)
                    && mill.equals(stones(after, game.mover().other().name().charAt(0)));
            case CLOSES_MILL -> closes(step, points, reason.number(), ownAfter);
            case PREVENTS_MILL -> canClose(passed(game), mill, points.getFirst(), _ -> true)
                    && !canClose(after, mill, points.getFirst(), _ -> true);
            case PREPARES_MILL -> !ownAfter.containsAll(mill) && !canClose(game, mill, points.getFirst(), _ -> true)
                    && canClose(passed(after), mill, points.getFirst(), MuehleChecker::takes);
            case OPENS_MILL -> own.containsAll(mill) && !ownAfter.containsAll(mill)
                    && step.from().equals(points.getFirst())
                    && canClose(passed(after), mill, points.getFirst(), MuehleChecker::takes);
            case DOUBLE_MILL -> swings(after, points);
            case FORCES_MILL -> !takes(step) && takesAfterEveryAnswer(after);
            case LETS_TAKE_IN_TWO -> takesAfterEveryAnswer(after.play(reason.number()))
                    && steps(after).stream().noneMatch(MuehleChecker::takes)
                    && Step.of(after.rules().notation().move(reason.number())).to().equals(points.getFirst());
            case GIVES_UP_DEFENCE -> step.from().equals(points.getFirst())
                    && !canClose(passed(game), mill, points.getFirst(), _ -> true)
                    && canClose(after, mill, points.getFirst(), MuehleChecker::takes);
            case ALLOWS_MILL -> canClose(after, mill, points.getFirst(), MuehleChecker::takes);
            case UNPROTECTS -> points.stream().allMatch(point -> isProtected(game, own, point)
                    && steps(after).stream().anyMatch(answer -> answer.taken().equals(point)));
            case LOCKS_IN -> points.stream().allMatch(
                    point -> steps(passed(game)).stream().anyMatch(answer -> answer.from().equals(point))
                            && steps(after).stream().noneMatch(answer -> answer.from().equals(point)));
            case LETS_FLY -> takes(step) && points.size() == 3
                    && mill.equals(stones(after, game.mover().other().name().charAt(0)))
                    && steps(after).stream().noneMatch(answer -> answer.from().isEmpty());
            case ONLY_WIN, ONLY_DRAW, GIVES_WIN_AWAY, GIVES_DRAW_AWAY -> values.confirm(game, move, reason);
            case TOO_SLOW -> tooSlow(game, move, reason.number());
            case MAKES_FOUR, PLAYS_UNDER, IGNORES_FOUR, DOUBLE_THREAT, STOPS_FOUR, ALLOWS_DOUBLE_THREAT,
                    PREVENTS_DOUBLE_THREAT, WINS_BY_ZUGZWANG, HOLDS_BY_FOLLOWING, THREATENS_FOUR, MAKES_ODD_THREAT,
                    MAKES_EVEN_THREAT, WASTES_THREAT ->
                false;
        };
    }

    /** So many quiet moves fewer and the win would stand; one more and it would not. */
    private boolean tooSlow(Game game, int move, int late) {
        Game after = game.play(move);
        Game afresh = Game.from(game.rules(), after.position());
        return values.outcome(afresh, after.quietMoves()) == 0 && values.outcome(afresh, after.quietMoves() - late) < 0
                && values.outcome(afresh, after.quietMoves() - late + 1) == 0;
    }

    private static boolean lost(Game after, Ending how) {
        return after.outcome() instanceof Outcome.Won(var _, Ending reason) && reason == how;
    }

    private static boolean closes(Step step, List<String> points, int mills, Set<String> own) {
        Set<Set<String>> closed = new HashSet<>();
        for (int i = 0; i < mills; i++) {
            closed.add(Set.copyOf(points.subList(3 * i, 3 * i + 3)));
        }
        Set<Set<String>> found = new HashSet<>(MILLS);
        found.removeIf(mill -> !mill.contains(step.to()) || !own.containsAll(mill));
        List<String> rest = points.subList(3 * mills, points.size());
        return closed.equals(found) && rest.equals(takes(step) ? List.of(step.taken()) : List.of());
    }

    /** Whether some legal move of the side to move completes {@code mill} on {@code point}. */
    private static boolean canClose(Game game, Set<String> mill, String point, Predicate<Step> which) {
        Set<String> own = stones(game, game.mover().name().charAt(0));
        return MILLS.contains(mill) && steps(game).stream().filter(which).anyMatch(step -> {
            Set<String> moved = new HashSet<>(own);
            moved.remove(step.from());
            moved.add(step.to());
            return step.to().equals(point) && moved.containsAll(mill);
        });
    }

    /** There closes the one mill, back closes the other, the opponent doing nothing. */
    private static boolean swings(Game after, List<String> points) {
        Set<String> left = Set.of(points.get(0), points.get(2), points.get(3));
        Set<String> entered = Set.of(points.get(1), points.get(4), points.get(5));
        Game again = passed(after);
        return stones(again, again.mover().name().charAt(0)).containsAll(left)
                && legal(again).stream().filter(text -> {
                    Step step = Step.of(text);
                    return step.from().equals(points.get(0)) && step.to().equals(points.get(1));
                }).anyMatch(text -> {
                    Game there = again.play(again.rules().notation().parseMove(text));
                    return stones(there, again.mover().name().charAt(0)).containsAll(entered)
                            && (there.outcome().over() || canClose(passed(there), left, points.get(0), _ -> true));
                });
    }

    private static boolean takesAfterEveryAnswer(Game game) {
        int[] answers = game.legalMoves();
        return answers.length > 0 && Arrays.stream(answers).mapToObj(game::play)
                .allMatch(next -> steps(next).stream().anyMatch(MuehleChecker::takes));
    }

    /** In a mill, and some other stone is not, unless the rules protect all of them even then. */
    private static boolean isProtected(Game game, Set<String> own, String point) {
        return MILLS.stream().anyMatch(mill -> mill.contains(point) && own.containsAll(mill))
                && (game.rules().variant().equals("kurs") || own.stream().anyMatch(
                        stone -> MILLS.stream().noneMatch(mill -> mill.contains(stone) && own.containsAll(mill))));
    }

    private static boolean takes(Step step) {
        return !step.taken().isEmpty();
    }

    private static List<String> legal(Game game) {
        Notation notation = game.rules().notation();
        return Arrays.stream(game.legalMoves()).mapToObj(notation::move).toList();
    }

    private static List<Step> steps(Game game) {
        return legal(game).stream().map(Step::of).toList();
    }

    private static Set<String> stones(Game game, char colour) {
        String text = game.rules().notation().position(game.position());
        Set<String> stones = new HashSet<>();
        for (int i = 0; i < 24; i++) {
            if (text.charAt(i) == colour) {
                stones.add(PointNames.COORDINATES.of(PointNames.inReadingOrder(i)));
            }
        }
        return stones;
    }

    /** The same board, the other side to move, with nothing before it. */
    private static Game passed(Game game) {
        String text = game.rules().notation().position(game.position());
        String side = text.endsWith("w") ? "b" : "w";
        List<String> words = new ArrayList<>(List.of(text.split(" ", -1)));
        words.set(3, side);
        return Game.from(game.rules(), game.rules().notation().parsePosition(String.join(" ", words)));
    }
}
