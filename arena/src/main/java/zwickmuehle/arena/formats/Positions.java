package zwickmuehle.arena.formats;

import java.util.Map;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.Replay;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** Positions as records, and what a format can hold of a game. */
final class Positions {
    /** A player of whom nothing is known. */
    static final String NOBODY = "?";

    private Positions() {}

    /** A position as a record: a game that has not gone on. */
    static GameRecord record(Rules rules, long position) {
        return ended(new Replay(rules, position), "*");
    }

    /** The record of a game of which only the moves and perhaps a result are known. */
    static GameRecord ended(Replay replay, String result) {
        Game game = replay.game();
        String told = game.outcome().over() ? Result.of(game.outcome()).text() : result;
        return replay.end(NOBODY, NOBODY, told, Map.of());
    }

    /** Whether a record is a mere position. */
    static boolean isOne(GameRecord record) {
        return record.played().game().length() == 0 && record.played().white().equals(NOBODY)
                && record.played().black().equals(NOBODY);
    }

    /** A game that begins where every game begins. */
    static Game usual(GameRecord record, RecordFormat format) {
        Game game = record.played().game();
        if (game.startPosition() != game.rules().start()) {
            throw new NotationException(
                    "%s holds games from the start only, and this one begins with a position that was set up",
                    "%s enthält nur Partien von Anfang an, und diese beginnt mit einer aufgebauten Stellung",
                    format.word());
        }
        return game;
    }

    static Game ofMuehle(GameRecord record, RecordFormat format) {
        Game game = record.played().game();
        if (game.rules() instanceof VierGewinnt) {
            throw new NotationException("%s is a format of Mühle only", "%s ist nur für Mühle ein Format",
                    format.word());
        }
        return game;
    }
}
