package zwickmuehle.play.service;

import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.record.TimeControl;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.RuleSet;

/**
 * A game that somebody wants to begin.
 *
 * @param own the human seats its maker takes
 */
public record NewGame(GameState record, List<Side> own) {
    private static final String HUMAN = new PlayerSpec.Human().words();

    public NewGame {
        own = List.copyOf(own);
    }

    /** The game that the fields describe. */
    public static NewGame of(Fields fields, Opponents opponents, String id) {
        String white = fields.text("white", HUMAN);
        String black = fields.text("black", HUMAN);
        Rules rules = rules(fields,
                PlayerSpec.parseOffered(white).program() || PlayerSpec.parseOffered(black).program());
        Setup setup = new Setup(id, rules, Described.start(rules, fields.textOrNull("position")),
                opponents.player(white, rules), opponents.player(black, rules),
                moveTime(fields, Setup.USUAL_MOVE_TIME)).withClock(clock(fields));
        if (fields.textOrNull("clock") != null && !setup.humansOnly()) {
            throw Refusal.malformed("field 'clock': expected two people, computers have their time for each move",
                    "Feld 'clock': erwartet werden zwei Menschen, Computer haben ihre Zeit je Zug");
        }
        List<Side> own = ownSides(fields.text("seats", "both"));
        String name = fields.nameOrNull("name");
        for (Side side : own) {
            setup = name != null && setup.human(side) ? setup.withName(side, name) : setup;
        }
        GameState record = GameState.fresh(setup, fields.flag("paused"));
        for (String move : Described.moves(fields)) {
            record = record.played(new MoveEntry(rules.notation().parseMove(move), MoveOrigin.IMPORT, null, null));
        }
        return new NewGame(record, own);
    }

    /** The rules asked for; if none are named, those that the players expect. */
    private static Rules rules(Fields fields, boolean withProgram) {
        String game = fields.text("game");
        String variant = fields.textOrNull("variant");
        boolean courseRules = variant == null && withProgram && game.equals("muehle");
        return Games.rules(game, courseRules ? RuleSet.KURS.name() : variant);
    }

    private static Duration moveTime(Fields fields, Duration otherwise) {
        return fields.seconds("seconds", otherwise, Setup.LEAST_MOVE_TIME, Setup.MOST_MOVE_TIME);
    }

    private static @Nullable TimeControl clock(Fields fields) {
        String text = fields.textOrNull("clock");
        return text == null ? null : TimeControl.parse(text);
    }

    private static List<Side> ownSides(String seats) {
        return switch (seats) {
            case "both" -> List.of(Side.WHITE, Side.BLACK);
            case "white" -> List.of(Side.WHITE);
            case "black" -> List.of(Side.BLACK);
            default -> throw Refusal.malformed("field 'seats': expected both, white or black",
                    "Feld 'seats': erwartet wird both, white oder black");
        };
    }

    /** Other players or another time for a game that is there already, as the fields say. */
    static UnaryOperator<Setup> rearranged(Fields fields, Opponents opponents) {
        return setup -> setup.withPlayers(
                opponents.player(fields.text("white", setup.white().words()), setup.rules()),
                opponents.player(fields.text("black", setup.black().words()), setup.rules()),
                moveTime(fields, setup.moveTime()));
    }
}
