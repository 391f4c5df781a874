package zwickmuehle.arena.formats;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.Replay;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.MuehlePosition;

/**
 * Positions as {@link Mfen} lines. A game is all its positions, from first to last; where a line follows from the one
 * before by a legal move, it is the same game, and an empty line begins another.
 */
final class MfenFormat implements GameFormat {

    @Override
    public List<GameRecord> read(String text, Unsaid unsaid) {
        Rules rules = unsaid.muehle(RecordFormat.MFEN);
        List<GameRecord> records = new ArrayList<>();
        Replay replay = null;
        String result = "*";
        int number = 0;
        for (String line : (text + "\n\n").split("\n", -1)) {
            number++;
            if (line.isBlank()) {
                if (replay != null) {
                    records.add(Positions.ended(replay, result));
                }
                replay = null;
                continue;
            }
            try {
                Mfen position = Mfen.parse(line.strip());
                replay = followed(replay, position, rules);
                result = position.result().text();
            } catch (SpokenException wrong) {
                throw new NotationException("line %d: %s", "Zeile %d: %s", number, wrong.sentence());
            }
        }
        return records;
    }

    private static Replay followed(@Nullable Replay before, Mfen position, Rules rules) {
        if (before == null) {
            return new Replay(rules, position.position());
        }
        Game game = before.game();
        for (int move : game.legalMoves()) {
            if (position.shows(rules.play(game.position(), move))) {
                before.play(move);
                return before;
            }
        }
        throw new NotationException("no legal move leads here from the line before (an empty line begins another game)",
                "kein regelgerechter Zug führt von der Zeile davor hierher (eine leere Zeile beginnt eine andere Partie)");
    }

    @Override
    public String write(List<GameRecord> records, Unsaid unsaid) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < records.size(); i++) {
            Game game = Positions.ofMuehle(records.get(i), RecordFormat.MFEN);
            for (int back = game.length(); back >= 0; back--) {
                text.append(line(game.before(back))).append('\n');
            }
            text.append(i < records.size() - 1 ? "\n" : "");
        }
        return text.toString();
    }

    private static String line(Game game) {
        long position = game.position();
        String mover = game.mover() == Side.WHITE ? "w" : "b";
        String due = MuehlePosition.hand(position, game.mover()) > 0 ? "p" : "m";
        String state = switch (game.outcome()) {
            case Outcome.Ongoing _ -> mover + " " + due + " " + due;
            case Outcome.Won _,Outcome.Drawn _ -> "- o o";
        };
        return Mfen.SIGNATURE + " " + rings(position) + " " + state + " " + MuehlePosition.hand(position, Side.WHITE)
                + "," + MuehlePosition.hand(position, Side.BLACK) + " - " + game.quietMoves() + " "
                + SanmillFen.pliesBefore(game) + " " + outcome(game.outcome());
    }

    private static String rings(long position) {
        int white = MuehlePosition.stones(position, Side.WHITE);
        int black = MuehlePosition.stones(position, Side.BLACK);
        StringBuilder rings = new StringBuilder();
        for (int point = 0; point < Board.POINTS; point++) {
            rings.append(point > 0 && point % Board.PLACES == 0 ? "/" : "")
                    .append((white >> point & 1) != 0 ? 'W' : (black >> point & 1) != 0 ? 'B' : '.');
        }
        return rings.toString();
    }

    private static String outcome(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Ongoing _ -> "-";
            case Outcome.Won(Side winner, Ending reason) -> (winner == Side.WHITE ? "w:" : "b:")
                    + (reason == Ending.TOO_FEW_STONES ? "fewer-than-minimum" : "no-legal-move");
            case Outcome.Drawn(Ending reason) -> reason == Ending.REPETITION ? "d:repetition" : "d:no-progress";
        };
    }
}
