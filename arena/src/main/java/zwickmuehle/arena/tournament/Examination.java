package zwickmuehle.arena.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.check.Trial;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/**
 * Every program is started once before the first game, and asked for its name and a move.
 *
 * @param examined is told whose program is; thinkers of our own take no time
 */
record Examination(TournamentPlan plan, Players players, Consumer<String> examined) {

    /** What is wrong with these entrants, by index; nothing with those that are not in it. */
    Map<Integer, Sentence> faults(List<Integer> entrants) {
        List<Integer> programs = entrants.stream()
                .filter(i -> plan.entrants().get(i).spec().program()).toList();
        Map<Integer, Sentence> faults = new LinkedHashMap<>();
        try (ExecutorService tables = Executors.newFixedThreadPool(Math.max(1, plan.parallel()))) {
            List<Future<@Nullable Sentence>> results = new ArrayList<>();
            programs.forEach(program -> results.add(tables.submit(() -> fault(program))));
            for (int i = 0; i < programs.size(); i++) {
                Sentence fault = results.get(i).get();
                if (fault != null) {
                    faults.put(programs.get(i), fault);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a program could not be examined", e.getCause());
        }
        return faults;
    }

    private @Nullable Sentence fault(int index) {
        Entrant entrant = plan.entrants().get(index);
        if (entrant.spec().program()) {
            examined.accept(entrant.name());
        }
        return Trial.fault(
                players.under(plan.terms(entrant)).create(entrant.spec(), plan.rules(), plan.seed(), _ -> {}),
                Game.start(plan.rules()), Side.WHITE, Clock.of(plan.moveTime()));
    }
}
