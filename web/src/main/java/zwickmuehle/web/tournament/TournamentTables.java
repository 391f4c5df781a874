package zwickmuehle.web.tournament;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.TournamentFormat;
import zwickmuehle.arena.tournament.GameTables;
import zwickmuehle.arena.tournament.Standing;
import zwickmuehle.arena.tournament.Standings;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.rules.Sentence;
import zwickmuehle.play.view.BoardView;
import zwickmuehle.play.view.Spoken;

/** Standings, cross table and lists of a tournament after these games, as the page shows them. A pure function. */
record TournamentTables(TournamentPlan plan, List<FinishedGame> finished) {

    TournamentView view(long version, String state, @Nullable String examined, TournamentView.Progress progress,
            List<TournamentView.RunningGame> running, int from, Sentence sandbox,
            List<TournamentView.Machine> machines, List<Spoken> notes) {
        List<Standing> table = Standings.of(plan, finished);
        BoardView board = BoardView.of(plan.rules());
        return new TournamentView(version, plan.name(), plan.rules().game(), plan.rules().variant(),
                plan.format().text(), plan.moveTime().toMillis() / 1e3,
                plan.clock() == null ? null : plan.clock().text(), state, examined, board.columns(), board.rows(),
                progress,
                table.stream().map(this::row).toList(), crossTable(table), forfeits(), leftOut(), running, from,
                finished.subList(from, finished.size()).stream().map(this::result).toList(), Spoken.of(sandbox),
                machines, notes);
    }

    private TournamentView.Row row(Standing row) {
        double tieBreak = plan.format() == TournamentFormat.SWISS ? row.buchholz() : row.sonnebornBerger();
        return new TournamentView.Row(row.rank(), row.name(), row.points(), row.tally().games(), row.tally().wins(),
                row.tally().draws(), row.tally().losses(), tieBreak, Math.round(row.elo()), Math.round(row.eloError()),
                row.forfeits());
    }

    private List<List<String>> crossTable(List<Standing> table) {
        List<FinishedGame> inOrder = finished.stream().sorted(GameTables.ORDER).toList();
        return table.stream().map(row -> table.stream()
                .map(column -> GameTables.cell(inOrder, row.entrant(), column.entrant())).toList()).toList();
    }

    private List<TournamentView.Fault> forfeits() {
        return GameTables.forfeits(finished).stream()
                .map(game -> new TournamentView.Fault(GameTables.label(game.fixture()), GameTables.loser(plan, game),
                        game.verdict().code().name(), Spoken.of(game.verdict().sentence())))
                .toList();
    }

    private List<TournamentView.LeftOut> leftOut() {
        List<TournamentView.LeftOut> leftOut = new ArrayList<>();
        for (int i = 0; i < plan.entrants().size(); i++) {
            Sentence why = plan.roster().stays().get(i).why();
            if (why != null) {
                leftOut.add(new TournamentView.LeftOut(name(i), Spoken.of(why)));
            }
        }
        return leftOut;
    }

    private TournamentView.Result result(FinishedGame game) {
        return new TournamentView.Result(GameTables.label(game.fixture()), name(game.fixture().white()),
                name(game.fixture().black()), game.verdict().result().text(), game.verdict().code().name(),
                Spoken.of(game.verdict().sentence()), game.record().played().game().length());
    }

    private String name(int entrant) {
        return plan.entrants().get(entrant).name();
    }
}
