package zwickmuehle.arena.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.PointNames;
import zwickmuehle.rules.muehle.RuleSet;

/** What is said in the UCI-like dialect of Mill programs, and the rules its engines play by. */
public final class UciText {
    /** Any stone may be taken where all stand in mills, the third occurrence and a hundred quiet moves draw. */
    public static final RuleSet USUAL_RULES = new RuleSet(RuleSet.AllInMills.ANY, 3, 100);

    private UciText() {}

    /** The line that tells an engine a game. */
    public static String position(Game game) {
        return position(game, "");
    }

    /** The same when a move was made that closed a mill, and the stone to be removed is not chosen yet. */
    public static String position(Game game, int closing) {
        return position(game, " " + game.rules().notation().move(closing));
    }

    /** Under rules that let a mill take nothing, an engine would wait for a removal among the moves: it is told none. */
    private static String position(Game game, String more) {
        boolean asTheirs = ((Muehle) game.rules()).ruleSet().allInMills() == USUAL_RULES.allInMills();
        Game told = asTheirs ? game.before(game.length()) : game;
        StringBuilder moves = new StringBuilder();
        if (asTheirs) {
            for (int move : game.moves()) {
                moves.append(' ').append(SanmillWords.INSTANCE.theirs(game.rules().notation().move(move)));
            }
        }
        moves.append(more);
        return "position fen " + SanmillFen.write(told) + (moves.isEmpty() ? "" : " moves" + moves);
    }

    /** The point of a removal, {@code xb4}; in capitals too, as moves are. */
    public static int removal(String word) {
        String small = word.toLowerCase(Locale.ROOT);
        Integer point = small.startsWith("x") ? PointNames.COORDINATES.point(small.substring(1)) : null;
        if (point == null) {
            throw new NotationException("'%s' removes no stone: expected x and a point, as in xb4",
                    "'%s' schlägt keinen Stein: erwartet wird x und ein Punkt, wie in xb4", Excerpt.of(word));
        }
        return point;
    }

    /** Whether a move, made here without one, has to take a stone. */
    public static boolean removalIsDue(Game game, int move) {
        for (int legal : game.legalMoves()) {
            if (MuehleMove.captures(legal) && MuehleMove.taking(legal, MuehleMove.NONE) == move) {
                return true;
            }
        }
        return false;
    }

    /** In what these rules differ from those that engines of the dialect play by, unless they are told otherwise. */
    public static List<Sentence> differences(RuleSet rules) {
        List<Sentence> differences = new ArrayList<>();
        if (rules.allInMills() != USUAL_RULES.allInMills()) {
            differences.add(new Sentence(
                    "where all stones stand in mills, nothing is taken here; such engines expect that any may be",
                    "wo alle Steine in Mühlen stehen, wird hier nichts geschlagen; solche Engines erwarten, dass jeder geschlagen werden darf"));
        }
        if (rules.repetitionLimit() != USUAL_RULES.repetitionLimit()) {
            differences.add(new Sentence(
                    "repetition does not draw at the third occurrence here, as such engines expect",
                    "Wiederholung endet hier nicht beim dritten Mal unentschieden, wie solche Engines es erwarten"));
        }
        if (rules.quietLimit() != USUAL_RULES.quietLimit()) {
            differences.add(new Sentence(
                    "a hundred quiet moves are not the limit here, as such engines expect",
                    "hundert ruhige Züge sind hier nicht die Grenze, wie solche Engines es erwarten"));
        }
        return differences;
    }
}
