package zwickmuehle.perfect.muehle.files;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.IndexTables;
import zwickmuehle.perfect.muehle.PackedResults;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.SectorCounts;
import zwickmuehle.perfect.muehle.SectorValues;
import zwickmuehle.rules.muehle.RuleSet;

/**
 * Where the files of a database lie.
 *
 * <pre>
 *   DIR/9-8.sector    the sector in which the mover has 9 stones, the opponent 8
 *   DIR/counts.csv    what each sector holds
 *   DIR/placing.book  values of the first placing positions
 *   DIR/verified.csv  which sectors were recomputed and found in order
 * </pre>
 */
record DatabaseFolder(Path path) {

    Path sector(Sector sector) {
        return path.resolve(sector + ".sector");
    }

    Path counts() {
        return path.resolve("counts.csv");
    }

    Path book() {
        return path.resolve("placing.book");
    }

    boolean has(Sector sector) {
        return Files.exists(sector(sector));
    }

    /** The sectors that are there, in the order in which they are solved. */
    List<Sector> present() {
        List<Sector> present = new ArrayList<>();
        for (Sector pair : Sector.pairs(2 * Sector.MOST)) {
            pair.pair().stream().filter(this::has).forEach(present::add);
        }
        return present;
    }

    /** Opens a sector and makes sure that it is what its name says, under rules that give the same values. */
    SectorFile open(Sector sector, RuleSet ruleSet) throws IOException {
        return open(sector, ruleSet, Arena.ofAuto());
    }

    private SectorFile open(Sector sector, RuleSet ruleSet, Arena arena) throws IOException {
        SectorFile file = SectorFile.open(sector(sector), arena);
        check(file, sector(sector).toString(), sector, ruleSet);
        return file;
    }

    /**
     * A whole sector in memory. Its file does not stay mapped: what was read of it would count as this program's memory
     * for as long as nobody else wants that.
     */
    SectorValues load(Sector sector, RuleSet ruleSet, IndexTables tables, Crew crew) throws IOException {
        try (Arena arena = Arena.ofShared()) {
            SectorFile file = open(sector, ruleSet, arena);
            file.checkShape(tables.index(sector));
            return file.load(tables, crew);
        }
    }

    /** The results of everything that is there in memory, one sector's file after the other. */
    PackedResults results(RuleSet ruleSet, Crew crew) throws IOException {
        IndexTables tables = new IndexTables();
        PackedResults results = new PackedResults();
        for (Sector sector : present()) {
            results.add(load(sector, ruleSet, tables, crew), crew);
        }
        return results;
    }

    /** What the header of a sector says it holds. */
    SectorCounts counts(Sector sector, RuleSet ruleSet) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            return open(sector, ruleSet, arena).counts();
        }
    }

    /** Whether a file is what its name says, under rules that give the same values. */
    static void check(SectorFile file, String name, Sector sector, RuleSet ruleSet) {
        RuleSet madeFor = RuleSet.parse(file.ruleSet());
        if (!sameValues(madeFor, ruleSet)) {
            throw otherRules(name, madeFor, ruleSet);
        }
        if (!file.counts().sector().equals(sector)) {
            throw new DatabaseException("%s holds the sector %s", "%s enthält den Sektor %s", name,
                    file.counts().sector());
        }
    }

    static DatabaseException newer(String file) {
        return new DatabaseException("%s was written by a newer version of this program: use that one",
                "%s wurde von einer neueren Version dieses Programms geschrieben: diese verwenden", file);
    }

    static DatabaseException otherRules(String file, RuleSet madeFor, RuleSet wanted) {
        return new DatabaseException("%s was made for the rules %s, not %s",
                "%s wurde für die Regeln %s gemacht, nicht für %s", file, madeFor.name(), wanted.name());
    }

    /** Repetition changes no value: whoever can win never needs to repeat a position. */
    static boolean sameValues(RuleSet one, RuleSet other) {
        return one.allInMills() == other.allInMills() && one.quietLimit() == other.quietLimit();
    }
}
