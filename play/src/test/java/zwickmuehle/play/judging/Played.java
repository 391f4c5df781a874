package zwickmuehle.play.judging;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.Analyst;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.thinkers.Thinkers;

/** Games of levels, the same for the same seed, and what is judged of them. */
final class Played {
    private static final int LONGEST = 400;
    private static final long TABLE = 1 << 20;

    private Played() {}

    /** A game between two players by name, after so many random plies. */
    static Game game(Rules rules, String white, String black, int randomPlies, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Thinker first = Thinkers.parse(white, rules, equipment(Oracle.NONE, random.split()));
        Thinker second = Thinkers.parse(black, rules, equipment(Oracle.NONE, random.split()));
        Game game = Game.start(rules);
        while (game.ending() == Ending.ONGOING && game.length() < LONGEST) {
            int[] moves = game.legalMoves();
            Thinker player = game.mover() == Side.WHITE ? first : second;
            game = game.play(game.length() < randomPlies
                    ? moves[random.nextInt(moves.length)]
                    : player.think(game, Limits.NONE, () -> false, _ -> {}).move());
        }
        return game;
    }

    /** A game by its moves. */
    static Game moves(Rules rules, String... moves) {
        Game game = Game.start(rules);
        for (String move : moves) {
            game = game.play(rules.notation().parseMove(move));
        }
        return game;
    }

    static Function<Game, Analysis> analyst(Rules rules, Oracle oracle, Limits limits) {
        Analyst analyst = Thinkers.analyst(rules, equipment(oracle, new SplittableRandom(1)));
        return game -> analyst.analyse(game, limits, () -> false, _ -> {});
    }

    /** Every move of a game judged, the last one first. */
    static List<Judgement> judged(Game game, Function<Game, Analysis> analyst) {
        Hindsight hindsight = new Hindsight(game, analyst.apply(game), analyst);
        List<Judgement> judgements = new ArrayList<>();
        int[] moves = game.moves();
        for (int number = moves.length - 1; number >= 0; number--) {
            Game before = game.before(moves.length - number);
            judgements.add(hindsight.judge(before, moves[number], analyst.apply(before)));
        }
        TurningPoint.of(game, judgements)
                .ifPresent(turn -> judgements.replaceAll(one -> one.number() == turn.number() ? turn : one));
        return judgements;
    }

    /** The mistakes of the side that lost. */
    static List<Judgement> mistakesOfTheLoser(Game game, List<Judgement> judgements) {
        return judgements.stream().filter(one -> one.before().mover() == game.mover() && one.grade().bad()).toList();
    }

    private static Equipment equipment(Oracle oracle, SplittableRandom random) {
        return new Equipment(oracle, () -> 0, random, 1, TABLE);
    }
}
