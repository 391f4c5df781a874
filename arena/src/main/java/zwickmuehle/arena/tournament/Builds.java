package zwickmuehle.arena.tournament;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.Build;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.Terms;
import zwickmuehle.rules.Sentence;

/**
 * Builds the programs whose players have a line {@code build}, each folder once for each such line.
 *
 * @param working is told whose program is being built
 */
record Builds(TournamentPlan plan, Players players, Consumer<String> working) {

    private record Work(Path folder, String line) {}

    /** Builds those of these entrants that are to be built; what was wrong, by index. */
    Map<Integer, Sentence> faults(List<Integer> entrants) {
        Map<Path, List<Integer>> byFolder = new LinkedHashMap<>();
        for (int entrant : entrants) {
            if (plan.entrants().get(entrant).build() != null) {
                byFolder.computeIfAbsent(terms(entrant).directory(), _ -> new ArrayList<>()).add(entrant);
            }
        }
        Map<Integer, Sentence> faults = new ConcurrentHashMap<>();
        if (byFolder.isEmpty()) {
            return faults;
        }
        try (ExecutorService threads = Executors.newFixedThreadPool(Math.max(1, plan.parallel()))) {
            List<Future<?>> folders = byFolder.values().stream()
                    .<Future<?>>map(sharing -> threads.submit(() -> build(sharing, faults))).toList();
            for (Future<?> folder : folders) {
                folder.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a program could not be built", e.getCause());
        }
        return faults;
    }

    /** Those who share a folder, one after the other, and the same thing only once. */
    private void build(List<Integer> sharing, Map<Integer, Sentence> faults) {
        Map<Work, @Nullable Sentence> done = new LinkedHashMap<>();
        for (int index : sharing) {
            Entrant entrant = plan.entrants().get(index);
            String line = entrant.build();
            if (line == null) {
                continue;
            }
            Work work = new Work(terms(index).directory(), line);
            if (!done.containsKey(work)) {
                working.accept(entrant.name());
                done.put(work, new Build(players.under(terms(index)).sandbox()).fault(line));
            }
            Sentence fault = done.get(work);
            if (fault != null) {
                faults.put(index, fault);
            }
        }
    }

    private Terms terms(int entrant) {
        return plan.terms(plan.entrants().get(entrant));
    }
}
