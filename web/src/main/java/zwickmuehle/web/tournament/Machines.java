package zwickmuehle.web.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.rules.Excerpt;

/**
 * The workers that have come since this server was started, until they have been silent for long. Guarded by the lock of
 * the {@link WorkDesk}.
 */
final class Machines {
    static final int MOST_WORKERS = 500;
    static final int MOST_GAMES_OF_A_WORKER = 64;
    private static final int LONGEST_NAME = 40;
    /** Whoever was not heard of for so many leases is not shown any more. */
    private static final int LEASES_UNTIL_FORGOTTEN = 10;
    private static final long NANOS_OF_A_MILLI = 1_000_000;

    private final long leaseNanos;
    private final LongSupplier nanoClock;
    private final Predicate<Machine> wanted;
    private final Map<String, Machine> machines = new LinkedHashMap<>();

    /** @param wanted whether a machine is fast enough */
    Machines(long leaseMillis, LongSupplier nanoClock, Predicate<Machine> wanted) {
        this.leaseNanos = leaseMillis * NANOS_OF_A_MILLI;
        this.nanoClock = nanoClock;
        this.wanted = wanted;
    }

    /** A worker says who it is; also one that was here before. */
    Machine join(String id, String name, int cores, int parallel) {
        forgetGone();
        if (machines.size() >= MOST_WORKERS && !machines.containsKey(id)) {
            throw Refusal.busy("too many workers already", "es sind schon zu viele Arbeiter da");
        }
        String shown = Excerpt.printable(name).strip();
        Machine machine = machines.computeIfAbsent(id, _ -> new Machine(id,
                shown.isEmpty() ? "?" : shown.substring(0, Math.min(LONGEST_NAME, shown.length())),
                Math.clamp(cores, 1, 4_096), Math.clamp(parallel, 1, MOST_GAMES_OF_A_WORKER)));
        machine.heard(nanoClock.getAsLong());
        return machine;
    }

    private void forgetGone() {
        long now = nanoClock.getAsLong();
        machines.values().removeIf(machine -> now - machine.seen() > LEASES_UNTIL_FORGOTTEN * leaseNanos);
    }

    /** @throws Refusal if it has not joined since this server was started */
    Machine known(String id) {
        Machine machine = machines.get(id);
        if (machine == null) {
            throw Refusal.notNow("this worker has to join first", "dieser Arbeiter muss sich erst anmelden");
        }
        machine.heard(nanoClock.getAsLong());
        return machine;
    }

    @Nullable
    Machine find(String id) {
        return machines.get(id);
    }

    /** Those that are there and get games. */
    Set<String> present() {
        long now = nanoClock.getAsLong();
        Set<String> present = new HashSet<>();
        for (Machine machine : machines.values()) {
            if (wanted.test(machine) && now - machine.seen() < leaseNanos) {
                present.add(machine.id());
            }
        }
        return present;
    }

    /** As pages show them. */
    List<TournamentView.Machine> shown(Map<String, List<String>> games) {
        forgetGone();
        long now = nanoClock.getAsLong();
        List<TournamentView.Machine> shown = new ArrayList<>();
        for (Machine machine : machines.values()) {
            String state = now - machine.seen() > leaseNanos ? "silent" : wanted.test(machine) ? "there" : "slow";
            shown.add(new TournamentView.Machine(machine.name(), state, machine.cores(), machine.parallel(),
                    machine.speed(), machine.load(), machine.played(), games.getOrDefault(machine.id(), List.of())));
        }
        return shown;
    }
}
