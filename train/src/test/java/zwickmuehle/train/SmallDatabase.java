package zwickmuehle.train;

import java.io.IOException;
import java.nio.file.Path;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.perfect.muehle.files.DatabaseBuilder;
import zwickmuehle.perfect.muehle.files.DatabaseOracle;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Oracle;

/** All positions with few stones, solved for a test. */
public final class SmallDatabase {
    private SmallDatabase() {}

    public static Oracle of(RuleSet ruleSet, int stones, Path folder) throws IOException {
        try (Crew crew = new Crew(2)) {
            new DatabaseBuilder(folder, ruleSet, crew, new Silence()).build(stones);
        }
        return new DatabaseOracle(Database.open(folder, ruleSet, trouble -> {
            throw new IllegalStateException(trouble.english());
        }));
    }

    private record Silence() implements DatabaseBuilder.Progress {
        @Override
        public void stage(Sector sector, String stage) {}

        @Override
        public void solved(long positions) {}
    }
}
