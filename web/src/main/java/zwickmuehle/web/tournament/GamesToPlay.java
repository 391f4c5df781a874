package zwickmuehle.web.tournament;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.tournament.Entrant;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.Fixture;
import zwickmuehle.arena.tournament.GameTables;
import zwickmuehle.arena.tournament.Schedule;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.rules.Side;
import zwickmuehle.web.store.TournamentStore.Lease;
import zwickmuehle.web.work.WorkOrder;

/** What is to be played after these games, on which machine it can be, and what a worker is told of it. Pure functions. */
record GamesToPlay(TournamentPlan plan, List<FinishedGame> finished, Parcels parcels) {

    private Stream<Fixture> all() {
        return Schedule.rounds(plan, finished).stream().flatMap(round -> round.fixtures().stream());
    }

    /** Whether every game that there will be has its result. */
    boolean none() {
        return finished.size() >= all().count();
    }

    @Nullable
    Fixture named(String label) {
        return all().filter(fixture -> GameTables.label(fixture).equals(label)).findFirst().orElse(null);
    }

    /** Those without a result that a worker can play: what can travel to it. */
    Stream<Fixture> fit(Machine machine) {
        return open().filter(fixture -> travels(fixture) && suits(fixture, machine));
    }

    /** Those without a result that can't travel. */
    Stream<Fixture> staying() {
        return open().filter(fixture -> !travels(fixture));
    }

    /** Those without a result. */
    Stream<Fixture> open() {
        Set<Fixture> done = new HashSet<>();
        finished.forEach(game -> done.add(game.fixture()));
        return all().filter(fixture -> !done.contains(fixture));
    }

    private boolean travels(Fixture fixture) {
        return parcels.travels(entrant(fixture, Side.WHITE)) && parcels.travels(entrant(fixture, Side.BLACK));
    }

    private boolean suits(Fixture fixture, Machine machine) {
        return Stream.of(Side.values())
                .noneMatch(side -> machine.unable().contains(String.valueOf(parcels.of(entrant(fixture, side)))));
    }

    private Entrant entrant(Fixture fixture, Side side) {
        return plan.entrants().get(side == Side.WHITE ? fixture.white() : fixture.black());
    }

    WorkOrder order(Fixture fixture, Lease lease) {
        return new WorkOrder(lease.label(), lease.epoch(), plan.rules(), plan.timing(), plan.startTime(),
                plan.retries(), plan.conditions().thinkAhead(), party(fixture, Side.WHITE),
                party(fixture, Side.BLACK));
    }

    private WorkOrder.Party party(Fixture fixture, Side side) {
        Entrant entrant = entrant(fixture, side);
        String parcel = parcels.of(entrant);
        return new WorkOrder.Party(entrant.name(), entrant.spec(), parcel, parcel == null ? null : entrant.build(),
                plan.terms(entrant).limits(), plan.seat(fixture, side).seed());
    }
}
