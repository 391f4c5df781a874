package zwickmuehle.web.tournament;

import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.arena.tournament.Fixture;
import zwickmuehle.arena.tournament.GameTables;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;

/** A record that a worker hands in for a game. It was replayed when it was read, so its moves are legal. */
record HandedIn(TournamentPlan plan, Fixture fixture, GameRecord record) {

    /**
     * Whether it is a result of this game: its players, its rules, from the first position to an end that follows from its
     * moves or from a fault.
     *
     * @throws NotationException if it is not
     */
    void require() {
        Game game = record.played().game();
        boolean fits = game.rules().equals(plan.rules()) || (game.rules().game().equals(plan.rules().game())
                && game.rules().variant().equals(plan.rules().variant()));
        fits &= game.startPosition() == Game.start(plan.rules()).position();
        fits &= record.played().white().equals(name(fixture.white()))
                && record.played().black().equals(name(fixture.black()));
        fits &= ends(game, record.played().verdict().code());
        if (!fits) {
            throw new NotationException("this is no result of game %s", "das ist kein Ergebnis von Partie %s",
                    GameTables.label(fixture));
        }
    }

    private static boolean ends(Game game, VerdictCode code) {
        return switch (code) {
            case BY_RULE -> game.outcome().over();
            case TOO_LONG, UNCLEAR, NOT_STARTED, NO_NAME, ILLEGAL_MOVE, MALFORMED_ANSWER, OUT_OF_TIME,
                    CLOCK_RAN_OUT, CRASHED, ANSWERED_TWICE, ANSWERED_UNASKED ->
                !game.outcome().over();
            case BROKEN_OFF, UNFINISHED, RESIGNED, AGREED, CALLED_OFF -> false;
        };
    }

    private String name(int entrant) {
        return plan.entrants().get(entrant).name();
    }
}
