package zwickmuehle.search.thinkers;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.AlphaBeta;
import zwickmuehle.search.Analyst;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.EvaluatorSource;
import zwickmuehle.search.Idea;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.RandomThinker;
import zwickmuehle.search.SearchSetup;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.montecarlo.MonteCarloEvaluator;
import zwickmuehle.search.montecarlo.MonteCarloThinker;

/**
 * Thinkers by name, the same words everywhere: command line, tournament files, the page.
 *
 * <pre>
 *   level:N                                      0 to 10
 *   random
 *   alphabeta:depth=6,evaluator=heuristic        evaluator: own (default), heuristic, montecarlo; also nodes=N
 *   alphabeta:evaluator=montecarlo,playouts=300
 *   alphabeta:without=killers+history            leaves out an {@link Idea}
 *   montecarlo:playouts=1000
 * </pre>
 */
public final class Thinkers {
    private static final List<String> KINDS = List.of("level", "random", "alphabeta", "montecarlo");
    private static final int PLAYOUTS_PER_MOVE = 1_000;
    private static final int PLAYOUTS_PER_ESTIMATE = 100;
    private static final int MOST_PLAYOUTS = 1_000_000;
    private static final long MOST_NODES = 1_000_000_000_000L;

    private Thinkers() {}

    /** Whether these words name a thinker at all; if not, they are a person or the command line of a program. */
    public static boolean named(String words) {
        return KINDS.contains(words.split(":", 2)[0]);
    }

    /**
     * The thinker of that name.
     *
     * @throws NotationException saying what was expected
     */
    public static Thinker parse(String words, Rules rules, Equipment equipment) {
        String[] parts = words.split(":", 2);
        return switch (parts[0]) {
            case "level" -> level(parts.length == 2 ? parts[1] : "", rules, equipment);
            case "random" -> {
                ThinkerOptions.parse(words, Set.of());
                yield new RandomThinker(equipment.random());
            }
            case "alphabeta" -> alphaBeta(words, rules, equipment);
            case "montecarlo" -> {
                int playouts = (int) ThinkerOptions.parse(words, Set.of("playouts")).number("playouts", 1,
                        MOST_PLAYOUTS, PLAYOUTS_PER_MOVE);
                yield new MonteCarloThinker(words, playouts, equipment);
            }
            default -> throw new NotationException(
                    "'%s' is no player: expected level:N, random, alphabeta or montecarlo, as in level:5 or alphabeta:depth=6",
                    "'%s' ist kein Spieler: erwartet wird level:N, random, alphabeta oder montecarlo, wie in level:5 oder alphabeta:depth=6",
                    Excerpt.of(words));
        };
    }

    /** Who analyses games of these rules. */
    public static Analyst analyst(Rules rules, Equipment equipment) {
        SearchSetup setup = new SearchSetup(Knowledge.tactics(rules), _ -> Knowledge.ownEvaluator(rules),
                equipment.oracle());
        return new Analyst(setup, equipment);
    }

    private static Thinker level(String number, Rules rules, Equipment equipment) {
        if (!number.matches("[0-9]|10")) {
            throw new NotationException("'level:%s': expected a level from 0 to 10, as in level:5",
                    "'level:%s': erwartet wird eine Stufe von 0 bis 10, wie in level:5", Excerpt.of(number));
        }
        int strength = Integer.parseInt(number);
        String name = "level:" + strength;
        Level level = Level.of(strength, rules);
        Oracle oracle = strength == Level.STRONGEST ? equipment.oracle() : Oracle.NONE;
        SearchSetup setup = new SearchSetup(Knowledge.tactics(rules), _ -> Knowledge.ownEvaluator(rules), oracle);
        Thinker careful = new AlphaBeta(name, setup, level.limits(), equipment);
        return new LevelThinker(name, level.slip(), careful, equipment.random());
    }

    private static Thinker alphaBeta(String words, Rules rules, Equipment equipment) {
        ThinkerOptions options = ThinkerOptions.parse(words,
                Set.of("depth", "nodes", "evaluator", "playouts", "without"));
        Limits own = Limits.depth((int) options.number("depth", 1, AlphaBeta.DEEPEST, Integer.MAX_VALUE))
                .and(Limits.nodes(options.number("nodes", 1, MOST_NODES, Long.MAX_VALUE)));
        int playouts = (int) options.number("playouts", 1, MOST_PLAYOUTS, PLAYOUTS_PER_ESTIMATE);
        String evaluator = options.word("evaluator", "own");
        EvaluatorSource source = switch (evaluator) {
            case "own" -> _ -> Knowledge.ownEvaluator(rules);
            case "heuristic" -> _ -> Knowledge.classicEvaluator(rules);
            case "montecarlo" -> monteCarlo(rules, equipment.random(), playouts);
            default -> throw new NotationException("evaluator '%s' is unknown: expected own, heuristic or montecarlo",
                    "Bewertung '%s' ist unbekannt: erwartet wird own, heuristic oder montecarlo",
                    Excerpt.of(evaluator));
        };
        if (options.has("playouts") && !evaluator.equals("montecarlo")) {
            throw new NotationException("playouts belong to evaluator=montecarlo, not to evaluator=%s",
                    "playouts gehört zu evaluator=montecarlo, nicht zu evaluator=%s", evaluator);
        }
        Set<Idea> ideas = options.has("without") ? Idea.without(options.word("without", "")) : Idea.ALL;
        SearchSetup setup = new SearchSetup(Knowledge.tactics(rules), source, Oracle.NONE, ideas);
        return new AlphaBeta(words, setup, own, equipment);
    }

    /** Each thread gets chance of its own, so that one seed makes one game. */
    private static EvaluatorSource monteCarlo(Rules rules, RandomGenerator random, int playouts) {
        return hurry -> new MonteCarloEvaluator(rules, new SplittableRandom(random.nextLong()), playouts, hurry);
    }
}
