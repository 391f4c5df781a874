package zwickmuehle.web.perfect;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.SectorCounts;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.play.view.Catalogue;
import zwickmuehle.play.view.Spoken;

/**
 * What is known for certain about Mühle on this machine, and what more would cost.
 *
 * @param mayBuild whether the one who asks may have something built
 * @param freeBytes of the disk the databases lie on
 * @param memory bytes that solving may use
 */
public record PerfectView(boolean mayBuild, long freeBytes, long memory, List<RulesView> rules,
        @Nullable BuildView building) {

    /**
     * One rule set.
     *
     * @param stones every position with at most so many stones is known; 0 if none
     * @param sectors how many files there are
     * @param complete everything is known, placing too
     */
    public record RulesView(String rules, Spoken title, int stones, int sectors, long positions, long bytes,
            boolean complete, List<StepView> steps) {}

    /**
     * A step that can be built.
     *
     * @param positions how many more, and how many seconds and bytes more, about
     * @param obstacle why it cannot be built here, or null
     */
    public record StepView(int stones, long positions, double seconds, long bytes, @Nullable Spoken obstacle) {}

    /** How far building has come; rate in positions a second, secondsLeft null before there is anything to measure. */
    public record BuildView(String rules, int stones, String sector, String stage, long done, long total, double rate,
            @Nullable Double secondsLeft) {}

    public static PerfectView of(Workshop workshop, boolean mayBuild) {
        long free = free(workshop.databases().home());
        long memory = Runtime.getRuntime().maxMemory();
        return new PerfectView(mayBuild, free, memory,
                RuleSet.NAMED.stream().map(rules -> rules(workshop, rules, free, memory)).toList(),
                building(workshop.building()));
    }

    private static RulesView rules(Workshop workshop, RuleSet ruleSet, long free, long memory) {
        Database database = workshop.databases().of(ruleSet).database();
        int stones = reach(database);
        long positions = database.counts().stream().mapToLong(SectorCounts::positions).sum();
        boolean complete = database.complete() && database.book().size() > 1;
        Cost so = Cost.steps().stream().filter(step -> step.stones() <= stones).reduce((_, last) -> last)
                .orElse(new Cost(0, 0, 0, 0, 0));
        List<StepView> steps = Cost.steps().stream().filter(step -> step.stones() > stones)
                .map(step -> step(step, so, free, memory)).toList();
        return new RulesView(ruleSet.name(), Catalogue.title(ruleSet), stones, database.counts().size(), positions,
                database.size(), complete, steps);
    }

    private static StepView step(Cost step, Cost so, long free, long memory) {
        long bytes = step.bytes() - so.bytes();
        Spoken obstacle = null;
        if (bytes > free) {
            obstacle = new Spoken("The disk has too little room for it.",
                    "Dafür ist auf der Festplatte zu wenig Platz.");
        } else if (step.memory() > memory) {
            String gigabytes = String.valueOf(Math.ceilDiv(step.memory(), 1L << 30));
            obstacle = new Spoken(
                    "It needs more memory: start the program with ZWICKMUEHLE_JAVA_OPTIONS=-Xmx" + gigabytes + "g.",
                    "Es braucht mehr Speicher: das Programm mit ZWICKMUEHLE_JAVA_OPTIONS=-Xmx" + gigabytes
                            + "g starten.");
        }
        return new StepView(step.stones(), step.positions() - so.positions(),
                (step.seconds() - so.seconds()) / Workshop.threads(), bytes,
                obstacle);
    }

    /** Up to how many stones every sector is there. */
    private static int reach(Database database) {
        int reach = 0;
        for (int stones = 2 * Sector.FEWEST; stones <= 2 * Sector.MOST; stones++) {
            if (!Sector.pairs(stones).stream().allMatch(pair -> pair.pair().stream().allMatch(database::has))) {
                break;
            }
            reach = stones;
        }
        return reach;
    }

    private static @Nullable BuildView building(Workshop.@Nullable Build build) {
        if (build == null) {
            return null;
        }
        double rate = build.rate();
        Double left = rate > 0 ? (build.total() - build.done()) / rate : null;
        return new BuildView(build.order().ruleSet().name(), build.order().stones(), build.sector(), build.stage(),
                build.done(), build.total(), rate, left);
    }

    private static long free(Path home) {
        try {
            Path there = home.toAbsolutePath();
            while (!Files.exists(there) && there.getParent() != null) {
                there = there.getParent();
            }
            return Files.getFileStore(there).getUsableSpace();
        } catch (IOException _) {
            return 0;
        }
    }
}
