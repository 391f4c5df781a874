package zwickmuehle.play.service;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.view.AnalysisView;
import zwickmuehle.play.view.HardCaseView;
import zwickmuehle.play.view.PositionView;
import zwickmuehle.play.view.ScenarioView;
import zwickmuehle.play.view.Times;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.Analyst;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.scenarios.HardCases;
import zwickmuehle.search.scenarios.Scenario;
import zwickmuehle.search.scenarios.ScenarioPlayer;
import zwickmuehle.search.scenarios.Scenarios;

/**
 * Questions about positions and games: what they are worth, where a game turned, whether a scenario is solved.
 *
 * @param analysts a new analyst for a game, with all that is known for certain
 * @param nanoClock as {@link System#nanoTime}
 */
public record Studies(Function<Rules, Analyst> analysts, LongSupplier nanoClock) {
    private static final Duration USUAL_TIME = Duration.ofSeconds(3);
    private static final Duration MOST_TIME = Duration.ofSeconds(30);
    private static final int MOST_HARD_CASES = 6;
    private static final long HARD_CASE_TABLE = 1 << 20;
    private static final Duration LONGEST_GLANCE = Duration.ofMillis(40);
    private static final Duration USUAL_REVIEW_TIME = Duration.ofMillis(200);
    private static final Duration MOST_REVIEW_TIME = Duration.ofSeconds(2);

    /** The position that the fields describe, as the page draws it. */
    public static PositionView position(Fields fields) {
        return PositionView.of(Described.game(Described.rules(fields), fields));
    }

    /** The value of the position that the fields describe, and of its moves. */
    public Study analysis(Fields fields) {
        Game game = Described.game(Games.rules(fields.text("game", "muehle"), fields.textOrNull("variant")), fields);
        Duration time = fields.seconds("seconds", USUAL_TIME, Duration.ZERO, MOST_TIME);
        return (stop, tell) -> {
            Analyst analyst = analysts.apply(game.rules());
            Analysis analysis = analyst.analyse(game, Limits.time(time), stop,
                    soFar -> tell.accept(new Study.Step("analysis", AnalysisView.of(game, soFar))));
            Continuations continuations = new Continuations(
                    position -> analyst.analyse(position, Limits.time(glance(time)), stop, _ -> {}));
            return AnalysisView.of(game, analysis, continuations.of(game, analysis), true);
        };
    }

    /** So long a move of a continuation is looked for: little beside the analysis itself. */
    private static Duration glance(Duration time) {
        Duration share = time.dividedBy(50);
        return share.compareTo(LONGEST_GLANCE) > 0 ? LONGEST_GLANCE : share;
    }

    /**
     * What speaks for and against the moves of the position that the fields describe, or one of them; with time, by exact
     * values too.
     */
    public Study reasons(Fields fields) {
        Game game = Described.game(Games.rules(fields.text("game", "muehle"), fields.textOrNull("variant")), fields);
        Duration time = fields.seconds("seconds", Duration.ZERO, Duration.ZERO, MOST_TIME);
        String written = fields.textOrNull("move");
        Integer move = written == null ? null : game.rules().notation().parseMove(written);
        if (move != null) {
            // Of a move that cannot be made nothing is said but why not.
            game.play(move);
        }
        return (stop, _) -> Explaining.moves(game, move, time.isZero()
                ? List.of()
                : analysts.apply(game.rules()).analyse(game, Limits.time(time), stop, _ -> {}).moves());
    }

    /** A game gone through from its last move to its first. */
    public Study review(Game game, Fields fields) {
        // Vier Gewinnt is solved move by move; the time for it is there, and seldom needed.
        boolean solved = game.rules().game().equals("viergewinnt");
        Duration time = fields.seconds("seconds", solved ? MOST_REVIEW_TIME : USUAL_REVIEW_TIME, Duration.ZERO,
                MOST_REVIEW_TIME);
        return (stop, tell) -> {
            Analyst analyst = analysts.apply(game.rules());
            return new Review(position -> analyst.analyse(position, Limits.time(time), stop, _ -> {}), stop).of(game,
                    tell);
        };
    }

    public static ScenarioView.All scenarios() {
        return new ScenarioView.All(all().stream().map(ScenarioView::of).toList());
    }

    /** An attempt at a scenario. */
    public Study scenario(String id) {
        Scenario scenario = all().stream().filter(candidate -> ScenarioView.id(candidate).equals(id)).findFirst()
                .orElseThrow(() -> Refusal.unknown("there is no such scenario", "dieses Szenario gibt es nicht"));
        long asked = nanoClock.getAsLong();
        return (stop, _) -> ScenarioView.Result.of(
                new ScenarioPlayer(nanoClock, new SplittableRandom(1)).attempt(scenario, stop),
                Times.rounded(nanoClock.getAsLong() - asked));
    }

    /**
     * Positions in which our two methods disagree, found in random games; the same seed finds the same, as long as there is
     * time.
     */
    public Study hardCases(Fields fields) {
        Rules rules = Games.rules(fields.text("game", "muehle"), fields.textOrNull("variant"));
        int count = Math.max(1, fields.count("count", 1, MOST_HARD_CASES));
        int seed = fields.count("seed", 1, Integer.MAX_VALUE);
        return (stop, tell) -> {
            List<HardCaseView> cases = new ArrayList<>();
            long begun = nanoClock.getAsLong();
            BooleanSupplier enough = () -> stop.getAsBoolean()
                    || nanoClock.getAsLong() - begun > MOST_TIME.toNanos();
            Equipment equipment = new Equipment(Oracle.NONE, nanoClock, new SplittableRandom(seed), 1,
                    HARD_CASE_TABLE);
            new HardCases(rules, equipment).find(count, enough, found -> {
                cases.add(HardCaseView.of(found));
                tell.accept(new Study.Step("case", cases.getLast()));
            });
            return new HardCaseView.All(cases);
        };
    }

    private static List<Scenario> all() {
        return Stream.of("viergewinnt", "muehle").flatMap(game -> Scenarios.of(game).stream()).toList();
    }
}
