package zwickmuehle.arena.tournament;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.games.Games;

/** Plans and results made by hand, without anybody playing. */
final class Sample {
    static final Rules RULES = Games.rules("viergewinnt", null);

    private Sample() {}

    static TournamentPlan plan(TournamentFormat format, int entrants, int rounds, int games) {
        List<Entrant> list = new ArrayList<>();
        for (int i = 0; i < entrants; i++) {
            list.add(new Entrant("P" + i, PlayerSpec.parse("random")));
        }
        return new TournamentPlan("Test", RULES, format, Duration.ofSeconds(1), null, Duration.ofSeconds(5), rounds,
                games, 2,
                1, 1, list, Conditions.STANDARD, OnWithdrawal.KEEP,
                Roster.everybody(entrants));
    }

    static FinishedGame game(Fixture fixture, Result result) {
        Verdict verdict = new Verdict(VerdictCode.RESIGNED, result, new Sentence("because", "weil"));
        return new FinishedGame(fixture,
                new GameRecord(new PlayedGame("w", "b", Game.start(RULES), List.of(), verdict), Map.of()));
    }

    /** Plays everything; the lower index always wins. */
    static List<FinishedGame> played(TournamentPlan plan) {
        List<FinishedGame> finished = new ArrayList<>();
        for (int before = -1; before != finished.size();) {
            before = finished.size();
            for (TournamentRound round : Schedule.rounds(plan, List.copyOf(finished))) {
                for (Fixture fixture : round.fixtures()) {
                    if (finished.stream().noneMatch(game -> game.fixture().equals(fixture))) {
                        finished.add(game(fixture,
                                fixture.white() < fixture.black() ? Result.WHITE_WON : Result.BLACK_WON));
                    }
                }
            }
        }
        return finished;
    }
}
